import type { ContentSearch } from '@feszek/contract';
import { loadCollections } from '../collections/loadCollections.ts';
import { withoutPlaceholder } from '../../media/wireImage.ts';
import type { Listing } from '../listProducts.ts';
import type { SearchControl } from '../searchBorder.ts';
import type { ProductView } from '../toProduct.ts';
import { rankEntries } from './rankEntries.ts';
import { shownTexts } from './shownTexts.ts';
import { understand } from './understand.ts';

const MOST_COLLECTIONS = 3;
const MOST_ARTICLES = 6;
const MOST_PAGES = 4;

/** The collections, articles and pages that match a search, best first. */
export async function searchTexts({ db, catalogue }: Pick<Listing, 'db' | 'catalogue'>, query: string, view: ProductView, control: SearchControl): Promise<ContentSearch> {
  const { locale } = view;
  const entries = await rankEntries(db, await understand(db, query, locale, 'done', control), control.signal);
  const idsOf = (kind: string, most: number) => entries.filter((entry) => entry.kind === kind).slice(0, most).map(({ id }) => id);
  const collections = await loadCollections(catalogue, view, idsOf('collection', MOST_COLLECTIONS));
  const articles = await shownTexts(db, 'article', idsOf('article', MOST_ARTICLES), locale);
  const pages = await shownTexts(db, 'page', idsOf('page', MOST_PAGES), locale);
  return {
    collections: collections.map(({ title, description, slugs, image, product_count: count }) => ({ title, description, slug: slugs[locale], count, image: image && withoutPlaceholder(image) })),
    articles: articles.map(({ title, description, slug, image }) => ({ title, description, slug, image })),
    pages: pages.map(({ title, description, slug }) => ({ title, description, address: slug })),
  };
}
