import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';
import { ARRIVAL_PERIODS, MATERIAL_FAMILIES } from './attributes.ts';
import { LIMITS } from './limits.ts';
import { listOf } from './listOf.ts';
import { imageSchema, pagingSchema, priceFields, pricesByCurrenciesSchema, quantityDiscountSchema, ratingSchema } from './shared.ts';
import { STOCK_STATES, cardGroupSchema, productVariantsSchema, variantSchema } from './variants.ts';

export const productLinkSchema = object({
  slug: string().required(),
  main_category_id: number().nullable().defined(),
  /** The main category's full path in the language of the response. */
  category_slug: string().nullable().defined(),
});

/** A product as a card, a cart line or a listing shows it. */
export const productSchema = object({
  id: number().required(),
  sku: string().required(),
  title: string().required(),
  /** A line under the title: material or size. */
  subtitle: string().defined(),
  /** The currency of the request; `HUF` if `stock_state` is `other_currency`. */
  currency: string().oneOf(CURRENCIES).required(),
  ...priceFields,
  /** Pieces that can be ordered now. */
  quantity: number().required(),
  link: productLinkSchema.required(),
  category: object({
    title: string().required(),
    merchant_identifiers: object({ google: string().required() }).required(),
  }).required(),
  prices_by_currencies: pricesByCurrenciesSchema.required(),
  is_new: boolean().required(),
  is_discounted: boolean().required(),
  is_for_order: boolean().required(),
  /** A sample of a fabric: one piece of each in an order, delivered free of charge. Missing in answers of earlier versions. */
  is_sample: boolean(),
  stock_state: string().oneOf(STOCK_STATES).required(),
  brand: string().required(),
  colors: array(object({ title: string().required(), hex: string().required() }).required()).required(),
  /** The values by which the product differs from the other variants of its group; empty without a group. */
  variant: variantSchema.required(),
  /** `null` without a group. */
  group: cardGroupSchema.nullable().defined(),
  /** In the frame of a card; `null` if the product has no picture. */
  image: imageSchema.nullable().defined(),
  /** The product's second picture, which a card shows on hover. */
  image_in_room: imageSchema.nullable().defined(),
  /** Left out without a published review. */
  rating: ratingSchema.optional().default(undefined),
});
export type Product = InferType<typeof productSchema>;

export const breadcrumbSchema = object({
  id: number().required(),
  title: string().required(),
  slug: string().required(),
});

/** A party responsible for a product's safety, with its contact addresses. */
const responsiblePartySchema = object({ name: string().required(), address: string().required(), email: string().required() });

/** A product as its own page shows it. */
export const productDetailSchema = productSchema.concat(
  object({
    /** For the address of the brand's products. Missing in answers of earlier versions. */
    brand_slug: string(),
    description: string().defined(),
    features: array(string().required()).required(),
    /** Empty if unknown. */
    material: string().defined(),
    /** Care instructions, one sentence each. */
    care: array(string().required()).required(),
    details: array(object({ label: string().required(), value: string().required() }).required()).required(),
    /** Outer dimensions in millimetres, the weight in grams; `null` if unknown. */
    dimensions: object({
      width: number().nullable().defined(),
      depth: number().nullable().defined(),
      height: number().nullable().defined(),
      weight: number().nullable().defined(),
    }).required(),
    images: array(imageSchema.required()).required(),
    /** Path of the picture beside links to the product: 1200 × 630 pixels, with its name. */
    share_image: string().required(),
    /**
     * The lowest price of the 30 days before the price was reduced, which is shown beside a reduced price (Directive
     * 98/6/EC, article 6a); `null` where the price is not reduced.
     */
    lowest_price_30_days_gross: number().nullable().defined(),
    lowest_price_30_days_net: number().nullable().defined(),
  /** VAT of the prices in percent. The net price of several pieces is computed with it, as in the cart. */
    vat_percent: number().required(),
    /**
     * The manufacturer, and the responsible person in the European Union if the manufacturer is outside of it (Regulation
     * (EU) 2023/988, article 19); `null` if unknown.
     */
    maker: object({ manufacturer: responsiblePartySchema.required(), responsible_person: responsiblePartySchema.nullable().defined() }).nullable().defined(),
    /** Safety warnings, one sentence each. */
    warnings: array(string().required()).required(),
    /**
     * Home delivery of one piece that is ordered now: the first and last day (`2026-11-24`), the same in working days from
     * the order, and the delivery price of this single piece, in major units; `null` if sold out.
     */
    delivery: object({
      from: string().required(),
      to: string().required(),
      min_days: number().required(),
      max_days: number().required(),
      price_gross: number().required(),
      price_net: number().required(),
    }).nullable().defined(),
    /** The samples of its covers; of a product group those of all variants. Missing in answers of earlier versions. */
    samples: array(productSchema.required()),
    /** Showrooms where it can be seen, in the shop's order, with the pieces there. */
    showrooms: array(object({ city: string().required(), pieces: number().required() }).required()).required(),
    /** Whether the shop has showrooms, to which any product can be brought back. Missing in answers of earlier versions. */
    has_showrooms: boolean(),
    qty_discounts: array(quantityDiscountSchema.required()).required(),
    breadcrumbs: array(breadcrumbSchema.required()).required(),
    /** The product's own link in every language, for `hreflang` and the language switch. */
    links: object({ hu: productLinkSchema.required(), en: productLinkSchema.required() }).required(),
    /** Every variant of the product's group; `null` without a group. */
    variants: productVariantsSchema.nullable().defined(),
    /** The collection of the product, with its other products; missing without one. */
    collection: object({ slug: string().required(), title: string().required(), products: array(productSchema.required()).required() }).optional().default(undefined),
    /** Products that go with this one, best first. */
    related_products: array(productSchema.required()).required(),
    /** Products of the same category that are not among the related ones. */
    similar_products: array(productSchema.required()).required(),
  }),
);
export type ProductDetail = InferType<typeof productDetailSchema>;

const PRODUCT_SORTS = ['default', 'newest', 'discount', 'price-asc', 'price-desc', 'name', 'popularity'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const PRODUCT_SCOPES = ['all', 'sale', 'new', 'best-sellers'] as const;

const centimetres = () => number().min(0, 'too_small').max(LIMITS.centimetres, 'too_large');

/** Filters of a product list. Values of one filter are combined with OR, filters with AND. */
const productFilterQuerySchema = object({
  /** The search query as the visitor typed it. */
  q: string().trim().max(LIMITS.query, 'too_long'),
  /** Ids of categories. Descendants are included. */
  categories: listOf(number().integer('whole_number').min(1, 'too_small').required(), LIMITS.filterValues),
  /** Brands by their slug. */
  brands: listOf(string().max(LIMITS.name, 'too_long').required(), LIMITS.filterValues),
  /** Colours by their key. */
  colors: listOf(string().max(LIMITS.name, 'too_long').required(), LIMITS.filterValues),
  /** Price range, inclusive: gross, in major units of the request's currency. */
  price_min: number().min(0, 'too_small').max(LIMITS.price, 'too_large'),
  price_max: number().min(0, 'too_small').max(LIMITS.price, 'too_large'),
  in_stock: boolean(),
  /** Reduced products only. */
  sale: boolean(),
  /** New products only. */
  new: boolean(),
  /** When the product arrives. */
  arrivals: listOf(string().max(LIMITS.name, 'too_long').required(), LIMITS.filterValues),
  /** Outer dimensions, inclusive, in centimetres. A product of unknown dimensions matches no range. */
  width_min: centimetres(),
  width_max: centimetres(),
  depth_min: centimetres(),
  depth_max: centimetres(),
  height_min: centimetres(),
  height_max: centimetres(),
  /** Numbers of seats. */
  seats: listOf(number().integer('whole_number').min(1, 'too_small').required(), LIMITS.filterValues),
  /** Sizes of mattresses as `160x200`, in centimetres. */
  beds: listOf(string().max(LIMITS.name, 'too_long').required(), LIMITS.filterValues),
  /** Families of materials. */
  materials: listOf(string().max(LIMITS.name, 'too_long').required(), LIMITS.filterValues),
});

/** Query of `GET /api/products`. */
export const productListQuerySchema = productFilterQuerySchema.concat(
  object({
    category_id: number().integer('whole_number').min(1, 'too_small'),
    scope: string().oneOf(PRODUCT_SCOPES, 'unknown_value').default('all'),
    sort: string().oneOf(PRODUCT_SORTS, 'unknown_value').default('default'),
    page: number().integer('whole_number').min(1, 'too_small').max(LIMITS.page, 'too_large').default(1),
    page_size: number().integer('whole_number').min(1, 'too_small').max(LIMITS.pageSizeMax, 'too_large').default(LIMITS.pageSize),
  }),
);
export type ProductListQuery = InferType<typeof productListQuerySchema>;

/** Query of `GET /api/products/by-ids`: products that are stored in a browser, in this order. */
export const productsByIdsQuerySchema = object({
  ids: listOf(number().integer('whole_number').min(1, 'too_small').required(), LIMITS.pageSize).required(),
});

/** Query of `GET /api/products/by-skus`: products that a text names, in this order. */
export const productsBySkusQuerySchema = object({
  skus: listOf(string().max(LIMITS.sku, 'too_long').required(), LIMITS.pageSize).required(),
});

/** Response of `GET /api/products/by-skus`; unknown SKUs are omitted. */
export const productsBySkusSchema = object({ products: array(productSchema.required()).required() });
export type ProductsBySkus = InferType<typeof productsBySkusSchema>;

/** Response of `GET /api/products/by-ids`; unknown ids are omitted. */
export const productsByIdsSchema = object({ products: array(productSchema.required()).required() });
export type ProductsByIds = InferType<typeof productsByIdsSchema>;

/** The smallest and the largest dimension of the unfiltered list in whole centimetres, rounded outwards; `null` if its products do not differ in it. */
const measureSchema = object({ min: number().required(), max: number().required() }).nullable().defined();

/** A filter with one value, which is offered if only some products of the unfiltered list have it. */
const singleValueSchema = object({ count: number().required(), is_offered: boolean().required() }).required();

/**
 * The facets of a list. A count is the number of products in the list if this value were chosen: it respects all other
 * filters and ignores the chosen values of its own. A value that any product of the unfiltered list has is always
 * included, if necessary with a count of 0.
 */
const productFiltersSchema = object({
  /** The lowest and the highest gross price in the list without the price filter; `null` if the list is empty. */
  price: object({ min: number().required(), max: number().required() }).nullable().defined(),
  categories: array(
    object({ id: number().required(), parent_id: number().nullable().defined(), title: string().required(), count: number().required() }).required(),
  ).required(),
  brands: array(object({ slug: string().required(), name: string().required(), count: number().required() }).required()).required(),
  colors: array(
    object({ key: string().required(), title: string().required(), hex: string().required(), count: number().required() }).required(),
  ).required(),
  in_stock: object({ count: number().required() }).required(),
  sale: singleValueSchema,
  new: singleValueSchema,
  arrivals: array(object({ key: string().oneOf(ARRIVAL_PERIODS).required(), count: number().required() }).required()).required(),
  width: measureSchema,
  depth: measureSchema,
  height: measureSchema,
  seats: array(object({ value: number().required(), count: number().required() }).required()).required(),
  /** Ascending by width, then by length; the title is `160 × 200 cm`. */
  beds: array(object({ key: string().required(), title: string().required(), count: number().required() }).required()).required(),
  materials: array(object({ key: string().oneOf(MATERIAL_FAMILIES).required(), title: string().required(), count: number().required() }).required()).required(),
  /** VAT of the prices in percent, to convert a net price range to a gross one. */
  vat_percent: number().required(),
});
export type ProductFilters = InferType<typeof productFiltersSchema>;

/** How the search query was interpreted. */
const productSearchSchema = object({
  query: string().required(),
  /** The query after the correction of typing mistakes; `null` if nothing was corrected. */
  corrected: string().nullable().defined(),
  /** No product matches the query; the list has the nearest products. */
  is_nearest: boolean().required(),
});
export type ProductSearch = InferType<typeof productSearchSchema>;

/** Response of `GET /api/products`. */
export const productListSchema = object({
  products: array(productSchema.required()).required(),
  paging: pagingSchema.required(),
  filters: productFiltersSchema.required(),
  /** `null` without a search query. */
  search: productSearchSchema.nullable().defined(),
  /** The text of the brand if the list is that of one brand: all products with exactly one chosen brand. Left out without a text. */
  brand_description: string(),
});
export type ProductList = InferType<typeof productListSchema>;
