import type { ApiClient } from '@feszek/api-client';
import type { Category, Home } from '@feszek/contract';
import { createResource } from '@feszek/store';
import type { Resource } from '@feszek/store';
import { linkOf, tilesOf } from '../../category/tileOf.ts';
import type { CategoryLink, TileData } from '../../category/tileOf.ts';
import type { CardData } from '../../product-card/cardOf.ts';
import { loadViewedCards } from '../../viewed/loadViewedCards.ts';
import { viewedCategories, viewedProducts } from '../../viewed/viewed.ts';

/** Products that are shown of those viewed last; the rest is remembered for when one is no longer sold. */
const PRODUCTS_SHOWN = 6;
const CATEGORIES_SHOWN = 6;
const POPULAR_SHOWN = 6;

/** Where a visitor may go before he has typed anything. Each is fetched when it is first shown. */
export interface Ways {
  readonly popular: Resource<readonly TileData[]>;
  /** Products that this browser has shown, the latest first. */
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

/** What was viewed is asked for anew at every opening; what is popular is that of the opening before. */
export function createWays(api: ApiClient, last?: Ways): Ways {
  return {
    popular: last?.popular ?? createResource(() => loadPopular(api)),
    products: createResource(() => loadViewedProducts(api)),
    categories: createResource(() => loadViewedCategories(api)),
  };
}
