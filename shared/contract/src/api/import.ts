import { array, boolean, date, mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { GOODS_SERVICES, SIZE_CLASSES } from '../deliveryServices.ts';
import { CURRENCIES, LOCALES } from '../locale.ts';
import { MATERIAL_FAMILIES } from './attributes.ts';
import { LIMITS } from './limits.ts';
import { MEDIA_LIMITS } from './media.ts';
import { AXIS_KINDS } from './variants.ts';
import { conversionSchema } from './rate.ts';

/** Bounds of a catalogue's rows. Lengths in characters, measures in millimetres and grams. */
export const IMPORT_LIMITS = {
  sku: LIMITS.sku,
  title: 200,
  text: 8000,
  line: 500,
  list: 60,
  path: 500,
  measure: 100_000,
  weight: 5_000_000,
  /** Axes of a product group. */
  axes: 4,
  /** The key of a product group: Google's limit for `item_group_id`. */
  group: 50,
  price: 1_000_000_000,
  stock: 1_000_000,
  /** Rows in one call. */
  rows: 500,
  /** Rows in one import. */
  lines: 1_000_000,
  /** The largest line number of a file. A row may span several lines. */
  lineNumber: 100_000_000,
} as const;

const SEATS = /^[1-9]\d?(?:\s*[-–]\s*[1-9]\d?)?$/;
/** `160 × 200` with any spaces and either cross, and optionally the unit. */
const BED_SIZE = /^[1-9]\d{1,2}\s*[x×]\s*[1-9]\d{1,2}(?:\s*cm)?$/i;

const text = (most: number) => string().trim().max(most, 'too_long').nullable();
const lines = () => array(string().trim().max(IMPORT_LIMITS.line, 'too_long').required('required')).max(IMPORT_LIMITS.list, 'too_many').nullable();
const whole = (least: number, most: number) => number().integer('whole_number').min(least, 'too_small').max(most, 'too_large').nullable();
const price = () => number().moreThan(0, 'not_positive').max(IMPORT_LIMITS.price, 'too_large').nullable();
const facts = () =>
  array(object({ label: string().trim().max(IMPORT_LIMITS.line, 'too_long').required('required'), value: string().trim().max(IMPORT_LIMITS.line, 'too_long').required('required') }).required())
    .max(IMPORT_LIMITS.list, 'too_many')
    .nullable();
const tiers = () =>
  array(object({ quantity: whole(2, LIMITS.quantity).required('required'), price: price().required('required') }).required()).max(20, 'too_many').nullable();

const priceHistory = () =>
  array(object({ since: date().typeError('date').required('required'), price: price().required('required') }).required()).max(IMPORT_LIMITS.list, 'too_many').nullable();

/**
 * A product of a catalogue file. A field that is missing or `null` leaves an existing product unchanged; a new product gets
 * the default. Prices are gross, in major units.
 */
export const importProductSchema = object({
  sku: string().trim().max(IMPORT_LIMITS.sku, 'too_long').required('required'),
  title_hu: text(IMPORT_LIMITS.title),
  title_en: text(IMPORT_LIMITS.title),
  slug_hu: text(IMPORT_LIMITS.title).matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'slug', excludeEmptyString: true }),
  slug_en: text(IMPORT_LIMITS.title).matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'slug', excludeEmptyString: true }),
  subtitle_hu: text(IMPORT_LIMITS.line),
  subtitle_en: text(IMPORT_LIMITS.line),
  description_hu: text(IMPORT_LIMITS.text),
  description_en: text(IMPORT_LIMITS.text),
  features_hu: lines(),
  features_en: lines(),
  details_hu: facts(),
  details_en: facts(),
  material_hu: text(IMPORT_LIMITS.line),
  material_en: text(IMPORT_LIMITS.line),
  care_hu: lines(),
  care_en: lines(),
  /** Safety warnings: Regulation (EU) 2023/988, article 19, point (d). */
  warnings_hu: lines(),
  warnings_en: lines(),
  brand: text(LIMITS.name),
  /** The path of category titles from the top: `Nappali > Kanapék`. */
  category_hu: text(IMPORT_LIMITS.path),
  category_en: text(IMPORT_LIMITS.path),
  /** Path in Google's product taxonomy, for a category that the import creates. */
  category_google: text(IMPORT_LIMITS.path),
  price_huf: price(),
  price_eur: price(),
  price_usd: price(),
  original_price_huf: price(),
  original_price_eur: price(),
  original_price_usd: price(),
  tiers_huf: tiers(),
  tiers_eur: tiers(),
  tiers_usd: tiers(),
  /** Earlier prices with their start times, oldest first. The lowest price of 30 days is computed from them. */
  price_history_huf: priceHistory(),
  price_history_eur: priceHistory(),
  price_history_usd: priceHistory(),
  stock: whole(0, IMPORT_LIMITS.stock),
  is_for_order: boolean().nullable(),
  /** A sample: one piece of each in an order, delivered free of charge, in no list but that of its category. */
  is_sample: boolean().nullable(),
  /** The SKU of the sample of the product's cover; `-` for none. */
  sample: text(IMPORT_LIMITS.sku),
  width_mm: whole(1, IMPORT_LIMITS.measure),
  depth_mm: whole(1, IMPORT_LIMITS.measure),
  height_mm: whole(1, IMPORT_LIMITS.measure),
  weight_g: whole(1, IMPORT_LIMITS.weight),
  /** Keys or names of the shop's colours. */
  colors: lines(),
  /** The number of people who sit on or at the product: `3`, or `6–8`. */
  seats: string().trim().matches(SEATS, { message: 'seats', excludeEmptyString: true }).nullable(),
  /** The size of the mattress in centimetres: `160 × 200` or `160x200`. */
  bed_size: string().trim().matches(BED_SIZE, { message: 'bed_size', excludeEmptyString: true }).nullable(),
  /** Families of materials. */
  material_families: array(string().oneOf(MATERIAL_FAMILIES, 'unknown_value').required('required')).max(IMPORT_LIMITS.list, 'too_many').nullable(),
  /** Replaces the size class that follows from weight and dimensions; `auto` removes the replacement. */
  size_class: string().oneOf([...SIZE_CLASSES, 'auto'], 'unknown_value').nullable(),
  /** The paid services of delivery that the product can have; `none` for none of them. */
  services: array(string().oneOf([...GOODS_SERVICES, 'none'], 'unknown_value').required('required')).max(IMPORT_LIMITS.list, 'too_many').nullable(),
  popularity: whole(0, 100),
  created_at: date().typeError('date').nullable(),
  /** The key of the product's group; `-` takes the product out of its group. */
  group: text(IMPORT_LIMITS.group),
  /** What the variants of the group differ in, one kind for each axis. */
  variant_axes: array(string().oneOf(AXIS_KINDS, 'unknown_value').required('required')).max(IMPORT_LIMITS.axes, 'too_many').nullable(),
  /** The product's value for each axis, with the axis's name as its label, in the order of the axes. */
  variant_hu: facts(),
  variant_en: facts(),
  /** SKUs of related products, best first. */
  related: lines(),
  /**
   * Pictures in their order: https addresses, or names of files beside the catalogue file. They are uploaded after the rows
   * are applied.
   */
  pictures: array(string().trim().max(LIMITS.url, 'too_long').required('required')).max(MEDIA_LIMITS.positions, 'too_many').nullable(),
});
export type ImportProduct = InferType<typeof importProductSchema>;

/** Every field of a catalogue file, in the order of an export. */
export const IMPORT_FIELDS: readonly string[] = Object.keys(importProductSchema.fields);

const fault = object({
  path: string().defined(),
  code: string().max(LIMITS.name).required(),
  params: mixed<Readonly<Record<string, unknown>>>((value): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null).optional(),
});

/** Body of `POST /operator/catalogue/imports`. */
export const importBeginSchema = object({
  /** Generated by the sender, so that a request can be repeated if its response was lost. */
  id: string().matches(/^[\w-]{16,64}$/, 'unknown_value').required('required'),
  /** Replaces an import that is still open. */
  replace: boolean().default(false),
});

/** Body of `POST /operator/catalogue/imports/:id/rows`; the same rows may be sent again. */
export const importRowsSchema = object({
  rows: array(
    object({
      /** The line on which the row starts, counted from 1. */
      line: whole(1, IMPORT_LIMITS.lineNumber).required(),
      /** The product of the row. Rows are validated one by one, so that an invalid row does not affect the others. */
      product: mixed().nullable().default(null),
      sku: string().nullable().default(null),
      /** Errors that the sender found in the row. */
      faults: array(fault.required()).default([]),
    }).required(),
  )
    .max(IMPORT_LIMITS.rows, 'too_many')
    .required(),
});
export type ImportRows = InferType<typeof importRowsSchema>;

export const IMPORT_DUPLICATES = ['reject', 'first', 'last'] as const;
export type ImportDuplicates = (typeof IMPORT_DUPLICATES)[number];

/** Body of `POST /operator/catalogue/imports/:id/commit`. */
export const importCommitSchema = object({
  /** The number of rows sent. An import with missing rows is refused. */
  rows: whole(0, IMPORT_LIMITS.lines).required(),
  dry_run: boolean().default(false),
  accept_partial: boolean().default(false),
  create_categories: boolean().default(false),
  /** Whether prices that products lack are converted from forints by the current exchange rates. */
  convert: boolean().default(false),
  /** Which of several rows with the same SKU is used. */
  duplicates: string().oneOf(IMPORT_DUPLICATES, 'unknown_value').default('reject'),
});
export type ImportCommit = InferType<typeof importCommitSchema>;

export const IMPORT_STATES = ['open', 'applied', 'discarded'] as const;

export const importSchema = object({ id: string().required(), state: string().oneOf(IMPORT_STATES).required() });

/** Response of a commit. For an import that was not applied, the counts are those of a dry run. */
export const importResultSchema = object({
  /** Whether the shop has been changed. */
  applied: boolean().required(),
  rows: number().required(),
  created: number().required(),
  updated: number().required(),
  unchanged: number().required(),
  rejected: number().required(),
  /** Rows skipped because another row with the same SKU is used. */
  repeated: number().required(),
  categories_created: number().required(),
  brands_created: number().required(),
  /** Related SKUs that belong to no product. */
  unknown_related: number().required(),
  /** Price conversions by currency; empty if not requested, or if no rate is set. */
  conversions: array(conversionSchema.required()).default([]),
  /** New products without a title in a language. They have the title of the other language in it. */
  untitled: array(object({ locale: string().oneOf(LOCALES).required(), products: number().required() }).required()).default([]),
  /** Imported products without a price in a currency, so not sold in it. */
  unpriced: array(object({ currency: string().oneOf(CURRENCIES).required(), products: number().required() }).required()).default([]),
  /** Imported products with an unknown measure. They are delivered as bulky goods. */
  unmeasured: number().default(0),
  /** Duration of the database transaction, in milliseconds. */
  held_ms: number().required(),
  /** Whether the rows are applied but the update of the lists and the search failed. */
  is_search_behind: boolean().default(false),
});
export type ImportResult = InferType<typeof importResultSchema>;

/** Response of `GET /operator/catalogue/imports/:id/faults`: rejected rows in the order of the file, and the start of the next page. */
export const importFaultsSchema = object({
  rows: array(
    object({
      line: number().required(),
      sku: string().nullable().defined(),
      faults: array(object({ path: string().defined(), code: string().required(), message: string().required() }).required()).required(),
    }).required(),
  ).required(),
  next: number().nullable().defined(),
});
export type ImportFaults = InferType<typeof importFaultsSchema>;

/** Response of `GET /operator/catalogue/products`: products as in a catalogue file, and the start of the next page. */
export const exportPageSchema = object({
  products: array(importProductSchema.required()).required(),
  next: number().nullable().defined(),
});
export type ExportPage = InferType<typeof exportPageSchema>;
