import { parseLinkTarget } from '@feszek/content-folder';
import type { MenuFeature } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { loadCollections } from '../../catalog/collections/loadCollections.ts';
import type { Catalogue } from '../../catalog/readModel/Catalogue.ts';
import type { Taxonomy } from '../../catalog/readModel/taxonomy.ts';
import type { ProductView } from '../../catalog/toProduct.ts';
import type { Database } from '../../platform/database/schema.ts';
import { withoutPlaceholder } from '../../media/wireImage.ts';
import { shownArticles, toCard } from '../articles/articleCards.ts';
import { categoryNames } from '../import/checkReferences.ts';
import { collectionSlug } from './loadMenus.ts';

interface Source {
  readonly db: Kysely<Database>;
  readonly catalogue: Catalogue;
  readonly taxonomy: Taxonomy;
}

async function featuredCollections({ catalogue, taxonomy }: Source, slugs: readonly string[], view: ProductView): Promise<ReadonlyMap<string, MenuFeature>> {
  const ids = taxonomy.collections.filter(({ slug }) => slugs.includes(slug.hu)).map(({ id }) => id);
  const collections = await loadCollections(catalogue, view, ids);
  return new Map(collections.map(({ slugs: slug, title, image }) => [slug.hu, { kind: 'collection', title, slug: collectionSlug({ slug }, view.locale), image: image && withoutPlaceholder(image) }]));
}

async function featuredArticles({ db }: Source, keys: readonly string[], { locale, clock }: ProductView): Promise<ReadonlyMap<string, MenuFeature>> {
  if (keys.length === 0) return new Map();
  const rows = await shownArticles(db, clock.now()).where('article.key', 'in', keys).execute();
  return new Map(rows.map((row) => toCard(row, locale)).map(({ key, title, slug, cover }) => [key, { kind: 'article', title, slug: `blog/${slug}`, image: cover && withoutPlaceholder(cover) }]));
}

/** The collections and articles beside top categories, by the category's id. One that is gone or not shown yet is left out. */
export async function loadFeatures(source: Source, view: ProductView): Promise<ReadonlyMap<number, MenuFeature>> {
  const rows = await source.db.selectFrom('menu_feature').select(['category', 'target']).orderBy('position').execute();
  const targets = rows.map((row) => ({ ...row, parsed: parseLinkTarget(row.target) }));
  const named = (kind: string) => targets.flatMap(({ parsed }) => (typeof parsed !== 'string' && parsed.kind === kind && 'name' in parsed ? [parsed.name] : []));
  const found: ReadonlyMap<string, ReadonlyMap<string, MenuFeature>> = new Map([
    ['collection', await featuredCollections(source, named('collection'), view)],
    ['article', await featuredArticles(source, named('article'), view)],
  ]);
  const categories = categoryNames(source.taxonomy);
  return new Map(targets.flatMap(({ category, parsed }) => {
    const id = categories.get(category);
    const feature = typeof parsed !== 'string' && 'name' in parsed ? found.get(parsed.kind)?.get(parsed.name) : undefined;
    return id !== undefined && feature ? [[id, feature] as const] : [];
  }));
}
