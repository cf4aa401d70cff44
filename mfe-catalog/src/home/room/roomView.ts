import { productPath } from '@feszek/contract';
import type { Image, Locale, ShopRoom } from '@feszek/contract';
import { priceOf } from '../../price/priceOf.ts';
import type { UnitPrice } from '../../price/priceOf.ts';

/** A product in the picture of a room. */
export interface RoomPoint {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly price: UnitPrice;
  /** Its position, in whole percent of the picture's width and height, from 0 to 99. */
  readonly x: number;
  readonly y: number;
}

/** A picture of a room with the products in it. */
export interface RoomView {
  readonly title: string;
  readonly text: string;
  readonly image: Image;
  readonly points: readonly RoomPoint[];
}

const percent = (value: number) => Math.min(99, Math.round(value));

/** The room of the home page, with links in the given language. */
export function roomViewOf({ title, text, image, points }: ShopRoom, locale: Locale): RoomView {
  return {
    title, text, image,
    points: points.map(({ x, y, product }) => ({
      id: product.id, href: productPath(locale, { id: product.id, ...product.link }), title: product.title, price: priceOf(product, product.currency), x: percent(x), y: percent(y),
    })),
  };
}
