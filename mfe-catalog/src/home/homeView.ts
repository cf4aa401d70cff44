import type { Home, HomeRoom, Image, Locale } from '@feszek/contract';
import { linkOf, tilesOf } from '../category/tileOf.ts';
import type { CategoryLink, TileData } from '../category/tileOf.ts';
import { brandPath } from '../list-query/brandPath.ts';
import { cardOf } from '../product-card/cardOf.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { isBuyable } from '../product-card/isBuyable.ts';
import { roomViewOf } from './room/roomView.ts';
import type { RoomView } from './room/roomView.ts';

/** One row on a desktop; in the sale the text is beside it. */
const ROW = 5;
const SALE_ROW = 4;

/** A brand, with a picture if there is one. */
export interface BrandView {
  readonly id: number;
  readonly name: string;
  readonly image: Image | null;
  readonly productCount: number;
  /** The address of all its products. */
  readonly href: string;
}

/** The data of the home page. */
export interface HomeView {
  /** `null` if the shop has no hero picture. */
  readonly hero: Image | null;
  /** The counts on the buttons: all products, and reduced products. */
  readonly productCount: number;
  readonly saleCount: number;
  /** Whether the shop has products, but none in the visitor's currency; only if `productCount` is 0. */
  readonly isSoldInForints?: boolean;
  readonly categories: readonly TileData[];
  readonly bestCategories: readonly CategoryLink[];
  readonly bestProducts: readonly CardData[];
  readonly saleProducts: readonly CardData[];
  /** `null` without a room whose products can be bought. */
  readonly room: RoomView | null;
  readonly brands: readonly BrandView[];
}

/** The data of the home page from the API's responses, with links in the given language. */
export function homeViewOf(home: Home, room: HomeRoom['room'], locale: Locale): HomeView {
  const shown = new Set<number>();
  // No product is on the home page twice, and no sold-out one at all.
  const cards = (products: Home['best_products'], count: number) => {
    const chosen = products.filter(({ id, stock_state }) => isBuyable(stock_state) && !shown.has(id)).slice(0, count);
    for (const { id } of chosen) shown.add(id);
    return chosen.map((product) => cardOf(product, locale));
  };
  return {
    hero: home.hero,
    productCount: home.product_count,
    saleCount: home.sale_count,
    categories: tilesOf(home.categories, locale),
    bestCategories: home.best_categories.map((category) => linkOf(category, locale)),
    bestProducts: cards(home.best_products, ROW),
    saleProducts: cards(home.sale_products, SALE_ROW),
    room: room && roomViewOf(room, locale),
    brands: home.brands.map(({ id, slug, name, image, product_count }) => ({ id, name, image, productCount: product_count, href: brandPath(locale, slug) })),
  };
}
