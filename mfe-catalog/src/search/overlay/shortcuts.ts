import type { ApiClient } from '@feszek/api-client';
import type { Category, Home } from '@feszek/contract';
import { createResource } from '@feszek/store';
import type { Resource } from '@feszek/store';
import { linkOf, tilesOf } from '../../category/tileOf.ts';
import type { CategoryLink, TileData } from '../../category/tileOf.ts';
import type { CardData } from '../../product-card/cardOf.ts';
import { loadViewedCards } from '../../viewed/loadViewedCards.ts';
import { viewedCategories, viewedProducts } from '../../viewed/viewed.ts';

/** Number of shown recently viewed products. More are stored, because some may no longer be sold. */
const PRODUCTS_SHOWN = 6;
const CATEGORIES_SHOWN = 6;
const POPULAR_SHOWN = 6;

/** Links that are shown before the visitor types. Each list is fetched when it is first shown. */
export interface Shortcuts {
  readonly popular: Resource<readonly TileData[]>;
  /** Recently viewed products, the latest first. */
  readonly products: Resource<readonly CardData[]>;
  readonly categories: Resource<readonly CategoryLink[]>;
}

async function loadPopular(api: ApiClient): Promise<readonly TileData[]> {
  const { best_categories } = await api.get<Home>('/api/home');
  return tilesOf(best_categories, api.locale).slice(0, POPULAR_SHOWN);
}

async function loadViewedCategories(api: ApiClient): Promise<readonly CategoryLink[]> {
  const ids = viewedCategories.state;
  if (ids.length === 0) return [];
  const all = await api.get<Category[]>('/api/categories');
  const known = ids.flatMap((id) => all.find((category) => category.id === id) ?? []);
  viewedCategories.remove(ids.filter((id) => !known.some((category) => category.id === id)));
  return known.slice(0, CATEGORIES_SHOWN).map((category) => linkOf(category, api.locale));
}

async function loadViewedProducts(api: ApiClient): Promise<readonly CardData[]> {
  const ids = viewedProducts.state;
  return ids.length > 0 ? (await loadViewedCards(api, ids)).slice(0, PRODUCTS_SHOWN) : [];
}

/** Recently viewed items are fetched again at every opening; popular ones are taken from the previous opening. */
export function createShortcuts(api: ApiClient, last?: Shortcuts): Shortcuts {
  return {
    popular: last?.popular ?? createResource(() => loadPopular(api)),
    products: createResource(() => loadViewedProducts(api)),
    categories: createResource(() => loadViewedCategories(api)),
  };
}
