import { isNamedPage, parseLinkTarget } from '@feszek/content-folder';
import { routePath } from '@feszek/contract';
import type { Locale, MenuItem } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { categoryNames } from '../import/checkReferences.ts';
import type { Taxonomy, TaxonomyCollection } from '../../catalog/readModel/taxonomy.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isShown } from '../publication/isShown.ts';

interface Source {
  readonly db: Kysely<Database>;
  readonly taxonomy: Taxonomy;
  readonly locale: Locale;
  readonly now: Date;
}

type Link = MenuItem['link'];
/** Finds the link of a menu's target; `undefined` if the target is gone or not shown yet. */
type FindLink = (target: string) => Link | undefined;

/** Paths below the language, of pages and articles that are shown. */
async function loadSlugs({ db, locale, now }: Source): Promise<ReadonlyMap<string, string>> {
  const column = locale === 'hu' ? 'slug_hu' : 'slug_en';
  const pages = await db.selectFrom('content_page').select(['key', `${column} as slug`, 'published_at', 'expires_at']).execute();
  const articles = await db.selectFrom('article').select(['key', `${column} as slug`, 'published_at', 'expires_at']).execute();
  return new Map([
    ...pages.filter((page) => isShown(page, now)).map(({ key, slug }) => [`page:${key}`, slug ?? key] as const),
    ...articles.filter((article) => isShown(article, now)).map(({ key, slug }) => [`article:${key}`, `blog/${slug}`] as const),
  ]);
}

/** The path of a collection's page below the language. */
export function collectionSlug({ slug }: Pick<TaxonomyCollection, 'slug'>, locale: Locale): string {
  return routePath('collection', locale, { collection_slug: slug[locale] }).slice(`/${locale}/`.length);
}

async function prepareLinks(source: Source): Promise<FindLink> {
  const slugs = await loadSlugs(source);
  const { taxonomy, locale } = source;
  const categories = categoryNames(taxonomy);
  const ofCategory = (name: string): Link | undefined => {
    const id = categories.get(name);
    const category = id === undefined ? undefined : taxonomy.categories.get(id);
    return category && { slug: category.path[locale], type: 'category', ref_id: category.id };
  };
  const ofCollection = (name: string): Link | undefined => {
    const collection = taxonomy.collections.find(({ slug }) => slug.hu === name);
    return collection && { slug: collectionSlug(collection, locale), type: 'content', ref_id: null };
  };
  return (text) => {
    const target = parseLinkTarget(text);
    if (typeof target === 'string') return undefined;
    if (target.kind === 'route') return { slug: target.name, type: 'static', ref_id: null };
    if (target.kind === 'address') return { slug: target.address, type: 'static', ref_id: null };
    if (target.kind === 'category') return ofCategory(target.name);
    if (target.kind === 'collection') return ofCollection(target.name);
    if (target.kind !== 'page' && target.kind !== 'article') return undefined;
    const slug = slugs.get(text);
    if (slug === undefined) return undefined;
    return target.kind === 'page' && isNamedPage(target.name) ? { slug: target.name, type: 'static', ref_id: null } : { slug, type: 'content', ref_id: null };
  };
}

/** The menus of the header and the footer. A link whose target is gone is left out, and so is a heading without links. */
export async function loadMenus(source: Source): Promise<{ readonly header: MenuItem[]; readonly footer: MenuItem[] }> {
  const rows = await source.db.selectFrom('menu_item').selectAll().orderBy('position').execute();
  const findLink = await prepareLinks(source);
  const items = (menu: 'header' | 'footer', parentId: number | null): MenuItem[] =>
    rows
      .filter((row) => row.menu === menu && row.parent_id === parentId)
      .flatMap(({ id, title, target }): MenuItem[] => {
        const children = items(menu, id);
        const link = target === null ? children[0]?.link : findLink(target);
        return link ? [{ title: title[source.locale], link, children }] : [];
      });
  return { header: items('header', null), footer: items('footer', null) };
}
