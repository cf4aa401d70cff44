import type { Favourites, Locale } from '@feszek/contract';
import { cardOf } from '../product-card/cardOf.ts';
import type { CardData } from '../product-card/cardOf.ts';

/** The data of the favourites page, inlined in the page. */
export interface FavouritesView {
  readonly cards: readonly CardData[];
  /** If there are no cards only. */
  readonly isShopEmpty?: boolean;
}

export function favouritesViewOf({ products }: Favourites, locale: Locale): FavouritesView {
  return { cards: products.map((product) => cardOf(product, locale)) };
}
