import type { GoodsCategory, Localized } from '../goods/types.ts';

export interface PlacedCategory extends GoodsCategory {
  /** Slugs from the top, joined by `/`. */
  readonly path: Localized;
  /** Titles from the top, joined by ` > `: the name of the category in a catalogue file. */
  readonly titles: Localized;
}

/**
 * Every category with its place in the tree, by key, in the order of the list.
 *
 * @throws Error where a category comes before its parent
 */
export function placeCategories(categories: readonly GoodsCategory[]): ReadonlyMap<string, PlacedCategory> {
  const placed = new Map<string, PlacedCategory>();
  for (const category of categories) {
    const parent = category.parent === null ? undefined : placed.get(category.parent);
    if (category.parent !== null && !parent) throw new Error(`Category ${category.key} comes before its parent`);
    const join = (locale: keyof Localized, part: 'path' | 'titles', own: string, sign: string) => (parent ? `${parent[part][locale]}${sign}${own}` : own);
    placed.set(category.key, {
      ...category,
      path: { hu: join('hu', 'path', category.slug.hu, '/'), en: join('en', 'path', category.slug.en, '/') },
      titles: { hu: join('hu', 'titles', category.title.hu, ' > '), en: join('en', 'titles', category.title.en, ' > ') },
    });
  }
  return placed;
}
