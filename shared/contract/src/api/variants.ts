import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { imageSchema, priceFields } from './shared.ts';

/** `other_currency`: the product has no price in the request's currency. It is sold in forints only. */
export const STOCK_STATES = ['in_stock', 'few_left', 'for_order', 'sold_out', 'other_currency'] as const;

/** What the variants of a group can differ in. A colour is chosen by a swatch, a cover and a wood by a picture, a size by its text. */
export const AXIS_KINDS = ['color', 'cover', 'size', 'wood'] as const;
export type AxisKind = (typeof AXIS_KINDS)[number];

/** The values that distinguish a product from the other variants of its group, in the order of the axes; empty without a group. */
export const variantSchema = array(object({ axis: string().required(), value: string().required() }).required());

/** The group of a product as a card shows it. */
export const cardGroupSchema = object({
  id: number().required(),
  /** The key of the group in catalogue files, which feeds use too. */
  key: string().required(),
  /** The number of its variants. */
  count: number().required(),
  /** Its sizes; missing if its variants do not differ in size, or from an API that does not report them. */
  size: object({
    /** The product's own. */
    value: string().required(),
    /** The number of different ones. */
    count: number().required(),
  }).notRequired().default(undefined),
  /** One variant for each colour, wood or cover: the one that differs least from the product. Empty if their colours do not differ. */
  swatches: array(
    object({ id: number().required(), slug: string().required(), title: string().required(), hex: string().required() }).required(),
  ).required(),
});
export type CardGroup = InferType<typeof cardGroupSchema>;

/** The group of a product as its page shows it, with every variant in the order of the shop. */
export const productVariantsSchema = object({
  axes: array(object({ kind: string().oneOf(AXIS_KINDS).required(), title: string().required() }).required()).required(),
  products: array(
    object({
      id: number().required(),
      sku: string().required(),
      title: string().required(),
      slug: string().required(),
      /** One for each axis. */
      values: array(string().required()).required(),
      /** The first colour of the product; `null` without one. */
      hex: string().nullable().defined(),
      stock_state: string().oneOf(STOCK_STATES).required(),
      ...priceFields,
      image: imageSchema.nullable().defined(),
    }).required(),
  ).required(),
});
export type ProductVariants = InferType<typeof productVariantsSchema>;
