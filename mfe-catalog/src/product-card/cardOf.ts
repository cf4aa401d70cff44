import { productPath } from '@feszek/contract';
import type { Image, Locale, Product, Rating } from '@feszek/contract';
import { priceOf } from '../price/priceOf.ts';
import type { UnitPrice } from '../price/priceOf.ts';
import { isWideKind } from './isWideKind.ts';

/** The product fields of a card. They are inlined in the page, so there are no others. */
export interface CardData {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly subtitle: string;
  readonly image: Image | null;
  readonly imageInRoom: Image | null;
  readonly price: UnitPrice;
  readonly isNew: boolean;
  readonly stockState: Product['stock_state'];
  readonly colors: readonly { readonly title: string; readonly hex: string }[];
  /** Left out unless it is wide. */
  readonly isWide?: true;
  /** The values that distinguish it from the other variants of its group; empty without a group. */
  readonly variant: string;
  /** The number of sizes of its group; `null` if it is made in one size. */
  readonly sizeCount: number | null;
  /** Left out without a review. */
  readonly rating?: Rating;
  /** The colours of its group, each with the page of a variant. */
  readonly swatches: readonly { readonly id: number; readonly title: string; readonly hex: string; readonly href: string; readonly isCurrent: boolean }[];
}

/** Converts a product of the API to a card, with its link in the given language. */
export function cardOf(product: Product, locale: Locale): CardData {
  return {
    id: product.id,
    href: productPath(locale, { id: product.id, ...product.link }),
    title: product.title,
    subtitle: product.subtitle,
    image: product.image,
    imageInRoom: product.image_in_room,
    price: priceOf(product, product.currency),
    isNew: product.is_new,
    stockState: product.stock_state,
    colors: product.colors,
    ...(isWideKind(product.category.merchant_identifiers.google) && { isWide: true }),
    ...(product.rating && { rating: product.rating }),
    variant: product.variant.map(({ value }) => value).join(', '),
    sizeCount: product.group?.size?.count ?? null,
    swatches: (product.group?.swatches ?? []).map(({ id, slug, title, hex }) => ({
      id, title, hex, href: productPath(locale, { id, slug, category_slug: product.link.category_slug }), isCurrent: id === product.id,
    })),
  };
}
