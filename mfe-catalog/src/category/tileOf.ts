import { routePath } from '@feszek/contract';
import type { Category, Image, Locale } from '@feszek/contract';

/** A category as a link. */
export interface CategoryLink {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly productCount: number;
}

/** The data of a category's tile. */
export interface TileData extends CategoryLink {
  readonly image: Image | null;
}

/** The address of a category by its full path in that language. */
export function categoryPath(locale: Locale, slug: string): string {
  return routePath('categories-category_slug', locale, { category_slug: slug });
}

/** A category with its link in the given language. */
export function linkOf({ id, slugs, title, product_count }: Category, locale: Locale): CategoryLink {
  return { id, href: categoryPath(locale, slugs[locale]), title, productCount: product_count };
}

/** Tiles of the categories that have products, each with its link in the given language. */
export function tilesOf(categories: readonly Category[], locale: Locale): TileData[] {
  return categories.filter(({ product_count }) => product_count > 0).map((category) => ({ ...linkOf(category, locale), image: category.image }));
}
