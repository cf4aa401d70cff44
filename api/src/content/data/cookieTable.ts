import { BROWSER_STORAGE } from '@feszek/contract/browser-storage';
import type { StorageKind } from '@feszek/contract/browser-storage';
import { CONSENT_CATEGORIES } from '@feszek/contract/consent-texts';
import type { Locale } from '@feszek/contract';
import type { View } from '../../platform/http/requestView.ts';
import { textTable } from './table.ts';

const COLUMNS: Readonly<Record<Locale, readonly string[]>> = {
  hu: ['Név', 'Fajta', 'Mire való', 'Meddig marad meg'],
  en: ['Name', 'Kind', 'Purpose', 'Stored for'],
};

const KINDS: Readonly<Record<Locale, Readonly<Record<StorageKind, string>>>> = {
  hu: { cookie: 'Süti', local: 'Tárhely', session: 'A lap tárhelye', cache: 'Másolat' },
  en: { cookie: 'Cookie', local: 'Storage', session: 'Storage of the tab', cache: 'Copy' },
};

/** Everything that the shop stores in browsers: cookies and storage. */
export function cookieTable({ locale }: View) {
  return textTable(COLUMNS[locale], BROWSER_STORAGE.map(({ name, kind, category, purpose, period }) => [
    name, `${KINDS[locale][kind]}, ${CONSENT_CATEGORIES[locale][category].title.toLowerCase()}`, purpose[locale], period[locale],
  ]));
}
