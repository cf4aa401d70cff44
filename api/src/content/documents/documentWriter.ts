import { DATE_TAGS } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { createHash } from 'node:crypto';
import type { WriteDocument } from '../../platform/mail/documents.ts';
import { loadVersion } from '../publication/shownVersions.ts';
import { resolveBlocks } from '../resolve/resolveBlocks.ts';
import type { ResolveParts } from '../resolve/resolveBlocks.ts';
import { drawInThread } from './drawInThread.ts';
import type { DocumentContent } from './drawDocument.ts';

export interface DocumentParts extends ResolveParts {
  /** Public origin of the shop. */
  readonly shopUrl: string;
}

/** The most files in memory: a few versions in both languages and all currencies. */
const MOST_FILES = 12;

const DATE = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const;

const NOTE: Readonly<Record<Locale, (date: string) => string>> = {
  hu: (date) => `A változat hatálybalépése: ${date}`,
  en: (date) => `This version applies from ${date}.`,
};

/** Names of files by the key of their page. */
const FILE_NAMES: ReadonlyMap<string, Readonly<Record<Locale, string>>> = new Map([
  ['terms', { hu: 'altalanos-szerzodesi-feltetelek', en: 'terms-and-conditions' }],
  ['privacy', { hu: 'adatkezelesi-tajekoztato', en: 'privacy-notice' }],
]);

function noteOf(version: string, locale: Locale): string {
  const date = new Intl.DateTimeFormat(DATE_TAGS[locale], DATE).format(new Date(`${version}T00:00:00Z`));
  return NOTE[locale](date);
}

/**
 * Makes documents of versions of pages. Equal documents are drawn once: most mails of a day have the same.
 *
 * @returns a function that throws an Error for a version that the shop does not have
 */
export function createDocumentWriter(parts: DocumentParts): WriteDocument {
  const files = new Map<string, Promise<Buffer>>();

  function draw(content: DocumentContent): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const known = files.get(key);
    if (known) return known;
    const file = drawInThread(content);
    file.catch(() => files.delete(key));
    files.set(key, file);
    const [oldest] = files.keys();
    if (oldest !== undefined && files.size > MOST_FILES) files.delete(oldest);
    return file;
  }

  return async ({ page, version, currency }, locale) => {
    const texts = await loadVersion(parts.db, page, version);
    if (!texts) throw new Error(`The shop has no version ${version} of the page ${page}`);
    const blocks = await resolveBlocks(parts, { blocks: texts.blocks[locale], pictures: texts.pictures }, { locale, currency });
    const content = await draw({ locale, title: texts.title[locale], note: noteOf(version, locale), blocks, shopUrl: parts.shopUrl });
    return { name: `${FILE_NAMES.get(page)?.[locale] ?? page}-${version}.pdf`, type: 'application/pdf', content };
  };
}
