import type { AxisKind, GoodsService, Locale, MaterialFamily, SizeClass } from '@feszek/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { Json, Texts } from '../platform/database/columns.ts';

export interface StoredParty {
  readonly name: string;
  readonly address: Texts;
  readonly email: string;
}

/** The manufacturer of a brand's products, and the responsible person in the European Union if that is someone else. */
export interface StoredMaker {
  readonly manufacturer: StoredParty;
  readonly responsiblePerson: StoredParty | null;
}

/** An axis in which the variants of a group differ. */
export interface StoredAxis {
  readonly kind: AxisKind;
  readonly title: Texts;
}

/** Products and their taxonomy. */
export interface CatalogTables {
  category: {
    id: number;
    parent_id: number | null;
    position: number;
    slug: Json<Texts>;
    title: Json<Texts>;
    description: Json<Texts>;
    merchant_google: string;
  };
  category_path: { locale: Locale; path: string; category_id: number };
  category_ancestor: { category_id: number; ancestor_id: number };
  brand: {
    id: number;
    slug: string;
    name: string;
    /** Paragraphs are separated by a blank line; empty without a text. */
    description: JSONColumnType<Texts, string | undefined, string>;
    maker: JSONColumnType<StoredMaker | null, string | null | undefined, string | null>;
  };
  collection: { id: number; position: number; slug: Json<Texts>; title: Json<Texts>; description: Json<Texts> };
  collection_product: { product_id: number; collection_id: number; position: number };
  color: { id: number; key: string; position: Generated<number>; title: Json<Texts>; hex: string };
  product: {
    id: number;
    sku: string;
    category_id: number | null;
    brand_id: number;
    position: number;
    slug: Json<Texts>;
    title: Json<Texts>;
    subtitle: Json<Texts>;
    description: Json<Texts>;
    features: Json<Record<Locale, readonly string[]>>;
    details: Json<readonly { readonly label: Texts; readonly value: Texts }[]>;
    material: Json<Texts>;
    care: Json<Record<Locale, readonly string[]>>;
    warnings: JSONColumnType<Record<Locale, readonly string[]>, string | undefined, string>;
    /** `null` if unknown; `methods.ts` of the cart defines the delivery of such a product. */
    width_mm: number | null;
    depth_mm: number | null;
    height_mm: number | null;
    weight_g: number | null;
    /** The smallest and the largest number of people who sit on or at it; `null` if unknown or none. */
    seats_from: Generated<number | null>;
    seats_to: Generated<number | null>;
    /** The size of the mattress in centimetres as `160x200`; `null` if unknown or none. */
    bed_size: Generated<string | null>;
    material_families: Generated<MaterialFamily[]>;
    /** Replaces the class that follows from the measures; `null` without a replacement. */
    size_class: Generated<SizeClass | null>;
    /** `null` if unknown; `goodsServices.ts` then decides. */
    services: Generated<GoodsService[] | null>;
    is_for_order: boolean;
    /** Whether it is a sample: one piece of each in an order, delivered free of charge, in no list but that of its category. */
    is_sample: Generated<boolean>;
    /** The SKU of the sample of its cover; `null` without one. */
    sample_sku: Generated<string | null>;
    popularity: number;
    /** The published reviews of the product itself: their number, and the sum of their stars. */
    review_count: Generated<number>;
    review_stars: Generated<number>;
    /** The product's group; `null` without one. */
    group_id: number | null;
    /** One value for each axis of the group; empty without a group. */
    axis_values: JSONColumnType<readonly Texts[], string | undefined, string>;
    created_at: Date;
    /** When an import last changed it; `null` if never. */
    changed_at: Generated<Date | null>;
  };
  product_group: { id: Generated<number>; key: string; axes: Json<readonly StoredAxis[]> };
  product_name: { product_id: number; locale: Locale; sort_key: string };
  product_color: { product_id: number; position: number; color_id: number };
  related_product: { product_id: number; position: number; related_id: number };
  catalogue_change: { id: Generated<number>; xid: Generated<string>; changed_at: Generated<Date>; product_ids: number[] };
}

declare module '../platform/database/schema.ts' {
  interface Database extends CatalogTables {}
}
