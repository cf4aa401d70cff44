import { routePath } from '@feszek/contract';
import type { Category, Image, Locale } from '@feszek/contract';

/** What a category's tile shows. */
export interface TileData {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly image: Image;
  readonly productCount: number;
}

/** The address of a category by its full path in that language. */
export function categoryPath(locale: Locale, slug: string): string {
  return routePath('categories-category_slug', locale, { category_slug: slug });
}

/** Tiles of the categories that hold something, each with its link in the given language. */
export function tilesOf(categories: readonly Category[], locale: Locale): TileData[] {
  return categories
    .filter(({ product_count }) => product_count > 0)
    .map(({ id, slugs, title, image, product_count }) => ({
      id,
      href: categoryPath(locale, slugs[locale]),
      title,
      image,
      productCount: product_count,
    }));
}
