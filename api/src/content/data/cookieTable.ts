import { BROWSER_STORAGE } from '@feszek/contract/browser-storage';
import type { StorageDeclaration } from '@feszek/contract/browser-storage';
import type { Locale } from '@feszek/contract';
import type { View } from '../../platform/http/requestView.ts';
import { textTable } from './table.ts';

const COLUMNS: Readonly<Record<Locale, readonly string[]>> = {
  hu: ['Név', 'Fajta', 'Kategória', 'Mire való', 'Meddig marad meg'],
  en: ['Name', 'Kind', 'Category', 'Purpose', 'Stored for'],
};

const KINDS: Readonly<Record<Locale, Readonly<Record<StorageDeclaration['kind'], string>>>> = {
  hu: { cookie: 'süti', local: 'tárhely', session: 'a lap tárhelye' },
  en: { cookie: 'cookie', local: 'storage', session: 'storage of the tab' },
};

const CATEGORIES: Readonly<Record<Locale, Readonly<Record<StorageDeclaration['category'], string>>>> = {
  hu: { necessary: 'szükséges', statistics: 'statisztika', marketing: 'marketing' },
  en: { necessary: 'necessary', statistics: 'statistics', marketing: 'marketing' },
};

/** Everything that the shop stores in browsers: cookies and storage. */
export function cookieTable({ locale }: View) {
  return textTable(COLUMNS[locale], BROWSER_STORAGE.map(({ name, kind, category, purpose, period }) => [name, KINDS[locale][kind], CATEGORIES[locale][category], purpose[locale], period[locale]]));
}
