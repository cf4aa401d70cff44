import type { ContentSearch, Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { SearchControl } from '../searchBorder.ts';
import { rankEntries } from './rankEntries.ts';
import { shownTexts } from './shownTexts.ts';
import { understand } from './understand.ts';

const MOST_ARTICLES = 6;
const MOST_PAGES = 4;

/** The articles and pages that match a search, best first. */
export async function searchTexts(db: Kysely<Database>, query: string, locale: Locale, control: SearchControl): Promise<ContentSearch> {
  const entries = await rankEntries(db, await understand(db, query, locale, 'done', control), control.signal);
  const idsOf = (kind: string, most: number) => entries.filter((entry) => entry.kind === kind).slice(0, most).map(({ id }) => id);
  const articles = await shownTexts(db, 'article', idsOf('article', MOST_ARTICLES), locale);
  const pages = await shownTexts(db, 'page', idsOf('page', MOST_PAGES), locale);
  return {
    articles: articles.map(({ title, description, slug, image }) => ({ title, description, slug, image })),
    pages: pages.map(({ title, description, slug }) => ({ title, description, address: slug })),
  };
}
