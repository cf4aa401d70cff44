import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';

/** Gross, net and original prices of one product, in major units of the response's currency. */
export const priceFields = {
  price_gross: number().required(),
  price_net: number().required(),
  price_original_gross: number().required(),
  price_original_net: number().required(),
};

export const imageSchema = object({
  path: string().required(),
  alt: string().defined(),
  width: number().required(),
  height: number().required(),
  placeholder: string(),
  framed: string(),
  focus_x: number(),
  focus_y: number(),
});

/** A quantity tier: from `quantity` to `quantity_to`, both inclusive (`null`: no upper limit). */
export const quantityDiscountSchema = object({
  index: number().required(),
  quantity: number().required(),
  quantity_to: number().nullable().defined(),
  ...priceFields,
});

export const pricesInCurrencySchema = object({
  ...priceFields,
  qty_discounts: array(quantityDiscountSchema).required(),
});
export type PricesInCurrency = InferType<typeof pricesInCurrencySchema>;

/** `null` for a currency in which the product is not sold. */
export const pricesByCurrenciesSchema = object({
  HUF: pricesInCurrencySchema.required(),
  EUR: pricesInCurrencySchema.nullable().defined(),
  USD: pricesInCurrencySchema.nullable().defined(),
});

/** The position of a page in a list. Pages are counted from 1. */
export const pagingSchema = object({
  page: number().required(),
  page_count: number().required(),
  page_size: number().required(),
  total: number().required(),
});
export type Paging = InferType<typeof pagingSchema>;

export const acknowledgementSchema = object({ ok: boolean().oneOf([true]).required() });

/** The first and the last day of arrival, such as `2026-12-02`, in Hungary. They are equal for a day that the buyer has chosen. */
export const arrivalSchema = object({ from: string().required(), to: string().required() });
export type Arrival = InferType<typeof arrivalSchema>;

/** The published reviews of a product and of the other variants of its group: their average in stars with one decimal, and their number, at least one. */
export const ratingSchema = object({ average: number().required(), count: number().required() });
export type Rating = InferType<typeof ratingSchema>;
