import { array, boolean, date, mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';
import { LIMITS } from './limits.ts';
import { MEDIA_LIMITS } from './media.ts';
import { conversionSchema } from './rate.ts';

/** Bounds of a catalogue's rows. Lengths in characters, measures in millimetres and grams. */
export const IMPORT_LIMITS = {
  sku: 64,
  title: 200,
  text: 8000,
  line: 500,
  list: 60,
  path: 500,
  measure: 100_000,
  weight: 5_000_000,
  price: 1_000_000_000,
  stock: 1_000_000,
  /** Rows in one call. */
  rows: 500,
  /** Rows in one import. */
  lines: 1_000_000,
  /** The largest line number of a file: a row may be written on several lines. */
  lineNumber: 100_000_000,
} as const;

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
 * A product as a catalogue file gives it. A field that is missing or `null` says nothing: an existing product keeps what it
 * has, a new one gets the default. Prices are gross, in major units.
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
  /** The way to the category from the top: `Nappali > Kanapék`. */
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
  /** Earlier prices, oldest first, each from the time it came into force: the lowest price of 30 days follows from them. */
  price_history_huf: priceHistory(),
  price_history_eur: priceHistory(),
  price_history_usd: priceHistory(),
  stock: whole(0, IMPORT_LIMITS.stock),
  is_for_order: boolean().nullable(),
  width_mm: whole(1, IMPORT_LIMITS.measure),
  depth_mm: whole(1, IMPORT_LIMITS.measure),
  height_mm: whole(1, IMPORT_LIMITS.measure),
  weight_g: whole(1, IMPORT_LIMITS.weight),
  /** Keys or names of the shop's colours. */
  colors: lines(),
  popularity: whole(0, 100),
  created_at: date().typeError('date').nullable(),
  /** SKUs of what goes with it, best first. */
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
  /** Made by the sender, so that a call whose answer was lost can be made again. */
  id: string().matches(/^[\w-]{16,64}$/, 'unknown_value').required('required'),
  /** Takes the place of an import that is still open. */
  replace: boolean().default(false),
});

/** Body of `POST /operator/catalogue/imports/:id/rows`; the same rows may be sent again. */
export const importRowsSchema = object({
  rows: array(
    object({
      /** Where the row begins in the file, counted from 1. */
      line: whole(1, IMPORT_LIMITS.lineNumber).required(),
      /** What the row says; checked one by one, so that a bad row does not spoil the others. */
      product: mixed().nullable().default(null),
      sku: string().nullable().default(null),
      /** What was wrong with the row before it could be sent. */
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
  /** How many rows were sent: an import that lost some is refused. */
  rows: whole(0, IMPORT_LIMITS.lines).required(),
  dry_run: boolean().default(false),
  accept_partial: boolean().default(false),
  create_categories: boolean().default(false),
  /** Whether prices that products lack are converted from forints by the current exchange rates. */
  convert: boolean().default(false),
  /** Which of several rows with one SKU counts. */
  duplicates: string().oneOf(IMPORT_DUPLICATES, 'unknown_value').default('reject'),
});
export type ImportCommit = InferType<typeof importCommitSchema>;

export const IMPORT_STATES = ['open', 'applied', 'discarded'] as const;

export const importSchema = object({ id: string().required(), state: string().oneOf(IMPORT_STATES).required() });

/** Answer of a commit. The counts are what would have been done where nothing was. */
export const importResultSchema = object({
  /** Whether the shop has been changed. */
  applied: boolean().required(),
  rows: number().required(),
  created: number().required(),
  updated: number().required(),
  unchanged: number().required(),
  rejected: number().required(),
  /** Rows left out because another row with the same SKU counts. */
  repeated: number().required(),
  categories_created: number().required(),
  brands_created: number().required(),
  /** Related SKUs that belong to no product. */
  unknown_related: number().required(),
  /** How prices of the rows were converted, by currency; empty where that was not asked for, or no rate is set. */
  conversions: array(conversionSchema.required()).default([]),
  /** Products of the rows that are not sold in a currency, as they have no price in it. */
  unpriced: array(object({ currency: string().oneOf(CURRENCIES).required(), products: number().required() }).required()).default([]),
  /** Products of the rows of which a measure is unknown: they are delivered as bulky goods. */
  unmeasured: number().default(0),
  /** How long the database was held, in milliseconds. */
  held_ms: number().required(),
  /** Whether the rows are applied, but what is listed and searched could not be brought up to date. */
  is_search_behind: boolean().default(false),
});
export type ImportResult = InferType<typeof importResultSchema>;

/** Answer of `GET /operator/catalogue/imports/:id/faults`: rejected rows by rising line, and where to go on. */
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

/** Answer of `GET /operator/catalogue/products`: products as a catalogue file gives them, and where to go on. */
export const exportPageSchema = object({
  products: array(importProductSchema.required()).required(),
  next: number().nullable().defined(),
});
export type ExportPage = InferType<typeof exportPageSchema>;
