import { array, boolean, lazy, number, object, string } from 'yup';
import type { InferType, ObjectSchema } from 'yup';
import { LIMITS } from './limits.ts';
import { imageSchema } from './shared.ts';
import type { Image } from '../images.ts';

const LINK_TYPES = ['content', 'category', 'static'] as const;

/** A collection or an article beside the categories below a top category. */
export interface MenuFeature {
  kind: 'collection' | 'article';
  title: string;
  /** The path below the language. */
  slug: string;
  image: Image | null;
}

export interface MenuItem {
  title: string;
  /** `slug`: a category's full path, a content page's path, or for `static` a route name or an address starting with http. */
  link: { slug: string; type: (typeof LINK_TYPES)[number]; ref_id: number | null };
  children: MenuItem[];
  /** The picture of a category; `null` without one. Other items have none. */
  image?: Image | null | undefined;
  /** Only in `menu.categories`. */
  feature?: MenuFeature | undefined;
}

const menuFeatureSchema = object({
  kind: string().oneOf(['collection', 'article'] as const).required(),
  title: string().required(),
  slug: string().required(),
  image: imageSchema.nullable().defined(),
});

export const menuItemSchema: ObjectSchema<MenuItem> = object({
  title: string().required(),
  link: object({
    slug: string().required(),
    type: string().oneOf(LINK_TYPES).required(),
    ref_id: number().nullable().defined(),
  }).required(),
  children: array(lazy((): ObjectSchema<MenuItem> => menuItemSchema)).required(),
  image: imageSchema.nullable().optional().default(undefined),
  feature: menuFeatureSchema.optional().default(undefined),
});

/** A service of another provider that the shop uses in the browser: its public key, and the origin of its script. */
export const extensionSchema = object({
  name: string().required(),
  is_enabled: boolean().required(),
  key: string().nullable().defined(),
  url: string().nullable().defined(),
});
export type Extension = InferType<typeof extensionSchema>;

/** Response of `GET /api/init`. */
export const initSchema = object({
  menu: object({
    header: array(menuItemSchema).required(),
    categories: array(menuItemSchema).required(),
    footer: array(menuItemSchema).required(),
    /** Whether several brands have products: the home page has a section of them. Missing in answers of earlier versions. */
    has_brands: boolean(),
  }).required(),
  /** The number of products, whether or not they are sold in the currency of the request: 0 in an empty shop. */
  all_products: number().required(),
  /** In the currency of the request: the largest discount, and how many products are reduced. */
  biggest_discount: object({ percent: number().required(), count: number().required() }).required(),
  extensions: array(extensionSchema.required()).required(),
  /** The company that runs the shop; empty where the operator has set nothing. */
  seller: object({ name: string().defined(), address: string().defined(), email: string().defined(), phone: string().defined() }).required(),
  /** Whether the pages exist that the consents of orders and quote requests name; otherwise both are refused. Missing in answers of earlier versions. */
  accepts_orders: boolean(),
  /** Path of the picture beside links to pages without one of their own: 1200 × 630 pixels. */
  share_image: string().required(),
});
export type Init = InferType<typeof initSchema>;

export const countrySchema = object({ id: number().required(), code: string().required(), name: string().required() });
export type Country = InferType<typeof countrySchema>;

/** One postcode of a town. A postcode may have several towns, and a town several postcodes. */
export const citySchema = object({
  zipcode: string().required(),
  city: string().required(),
  country_id: number().required(),
  /** Parts of the town with this postcode, which people also write as the town. */
  parts: array(string().required()).required(),
});
export type City = InferType<typeof citySchema>;

/** Query of `GET /api/cities`. Without parameters, the answer has all postcodes of Hungary. */
export const cityQuerySchema = object({
  zipcode: string().trim().max(LIMITS.zipcode, 'too_long'),
  /** A town, in any case, with or without accents. */
  city: string().trim().max(LIMITS.city, 'too_long'),
});

export const currencySchema = object({ id: string().required(), symbol: string().required(), is_default: boolean().required() });
