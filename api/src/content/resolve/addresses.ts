import { parseLinkTarget } from '@feszek/content-folder';
import type { LinkTarget } from '@feszek/content-folder';
import { productPath, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Taxonomy } from '../../catalog/readModel/taxonomy.ts';
import type { Database } from '../../platform/database/schema.ts';
import { articleAddress } from '../articles/articleAddress.ts';
import { pageAddress } from '../pages/pageAddress.ts';
import { isShown } from '../publication/isShown.ts';

export interface AddressParts {
  readonly db: Kysely<Database>;
  readonly taxonomy: Taxonomy;
  readonly locale: Locale;
  readonly now: Date;
}

type Paths = ReadonlyMap<string, string>;

/** Finds the address of a link's target; `undefined` for a target that is gone or not shown yet. */
export type FindAddress = (target: string) => string | undefined;

async function articlePaths({ db, locale, now }: AddressParts): Promise<Paths> {
  const rows = await db.selectFrom('article').select(['key', 'slug_hu', 'slug_en', 'published_at', 'expires_at']).execute();
  return new Map(rows.filter((row) => isShown(row, now)).map((row) => [row.key, articleAddress(row, locale)]));
}

async function pagePaths({ db, locale, now }: AddressParts): Promise<Paths> {
  const rows = await db.selectFrom('content_page').select(['key', 'slug_hu', 'slug_en', 'published_at', 'expires_at']).execute();
  return new Map(rows.filter((row) => isShown(row, now)).map((row) => [row.key, pageAddress(row, locale)]));
}

async function productPaths({ db, taxonomy, locale }: AddressParts, skus: readonly string[]): Promise<Paths> {
  if (skus.length === 0) return new Map();
  const rows = await db.selectFrom('product').select(['id', 'sku', 'slug', 'category_id']).where('sku', 'in', skus).execute();
  return new Map(rows.map(({ id, sku, slug, category_id }) => [sku, productPath(locale, { id, slug: slug[locale], category_slug: taxonomy.categories.get(category_id ?? 0)?.path[locale] ?? null })]));
}

function categoryPaths({ taxonomy, locale }: AddressParts): Paths {
  return new Map([...taxonomy.categories.values()].flatMap(({ slug, path }) => {
    const address = routePath('categories-category_slug', locale, { category_slug: path[locale] });
    return [[slug.hu, address], [path.hu, address]];
  }));
}

/** By the Hungarian slug, which names a collection in both languages. */
function collectionPaths({ taxonomy, locale }: AddressParts): Paths {
  return new Map(taxonomy.collections.map(({ slug }) => [slug.hu, routePath('collection', locale, { collection_slug: slug[locale] })]));
}

function addressOf(target: LinkTarget, locale: Locale, paths: ReadonlyMap<string, Paths>): string | undefined {
  switch (target.kind) {
    case 'route':
      return routePath(target.name, locale);
    case 'address':
      return target.address;
    case 'anchor':
      return `#${target.id}`;
    default:
      return paths.get(target.kind)?.get(target.name);
  }
}

/** Prepares the addresses of links in one language. */
export async function findAddresses(parts: AddressParts, targets: readonly string[]): Promise<FindAddress> {
  const parsed = new Map(targets.map((target) => [target, parseLinkTarget(target)]));
  const named = (kind: string) => [...parsed.values()].flatMap((target) => (typeof target !== 'string' && target.kind === kind && 'name' in target ? [target.name] : []));
  const paths: ReadonlyMap<string, Paths> = new Map([
    ['article', named('article').length > 0 ? await articlePaths(parts) : new Map()],
    ['page', named('page').length > 0 ? await pagePaths(parts) : new Map()],
    ['sku', await productPaths(parts, named('sku'))],
    ['category', categoryPaths(parts)],
    ['collection', collectionPaths(parts)],
  ]);
  return (target) => {
    const found = parsed.get(target);
    return found === undefined || typeof found === 'string' ? undefined : addressOf(found, parts.locale, paths);
  };
}

/** Whether an address leaves the shop. */
export function isExternal(address: string): boolean {
  return !address.startsWith('/') && !address.startsWith('#');
}
