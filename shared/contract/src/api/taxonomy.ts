import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { IMPORT_LIMITS } from './import.ts';
import { LIMITS } from './limits.ts';

/** Limits of a taxonomy file. */
const TAXONOMY_LIMITS = { categories: 5000, brands: 5000, colors: 500 } as const;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const slug = () => string().trim().max(IMPORT_LIMITS.title, 'too_long').matches(SLUG, { message: 'slug', excludeEmptyString: true }).nullable();
const title = (most: number) => string().trim().max(most, 'too_long').required('required');
const text = () => string().trim().max(IMPORT_LIMITS.text, 'too_long').default('');

/** A party responsible for a product's safety, with its contact addresses. */
const party = () =>
  object({
    name: title(LIMITS.name),
    address_hu: title(IMPORT_LIMITS.line),
    address_en: title(IMPORT_LIMITS.line),
    email: title(LIMITS.email),
  });

/** A category. Its Hungarian path (`nappali/kanapek`) identifies it. */
const categorySchema = object({
  /** The Hungarian path of the parent; `null` for a top-level category. Parents precede their children. */
  parent: string().trim().max(IMPORT_LIMITS.path, 'too_long').nullable().default(null),
  title_hu: title(IMPORT_LIMITS.title),
  title_en: title(IMPORT_LIMITS.title),
  /** The category's own path segments; by default derived from the titles. */
  slug_hu: slug(),
  slug_en: slug(),
  description_hu: text(),
  description_en: text(),
  /** Path in Google's product taxonomy; by default that of the parent. */
  google: string().trim().max(IMPORT_LIMITS.path, 'too_long').nullable(),
});
export type TaxonomyCategory = InferType<typeof categorySchema>;

/** A brand. Its name identifies it. */
const brandSchema = object({
  name: title(LIMITS.name),
  /** The brand's slug; by default derived from the name. */
  slug: slug(),
  /** Who makes its products, where and of what: plain text, paragraphs separated by a blank line. */
  description_hu: text(),
  description_en: text(),
  /** The manufacturer of the brand's products: Regulation (EU) 2023/988, article 19. */
  manufacturer: party().nullable().default(null),
  /** The responsible person in the European Union if the manufacturer is outside of it. */
  responsible_person: party().nullable().default(null),
});
export type TaxonomyBrand = InferType<typeof brandSchema>;

/** A colour that products are filtered by. Its key identifies it. */
const colorSchema = object({
  key: title(LIMITS.name).matches(SLUG, { message: 'slug', excludeEmptyString: true }),
  title_hu: title(LIMITS.name),
  title_en: title(LIMITS.name),
  hex: string().required('required').matches(/^#[0-9A-Fa-f]{6}$/, { message: 'unknown_value', excludeEmptyString: true }),
});
export type TaxonomyColor = InferType<typeof colorSchema>;

/**
 * Body of `PUT /operator/catalogue/taxonomy`, and response of `GET`: categories, brands and colours. The order of the file is
 * the shop's order. Omitted sections, and entries that a section does not name, stay unchanged.
 */
export const taxonomySchema = object({
  categories: array(categorySchema.required()).max(TAXONOMY_LIMITS.categories, 'too_many'),
  brands: array(brandSchema.required()).max(TAXONOMY_LIMITS.brands, 'too_many'),
  colors: array(colorSchema.required()).max(TAXONOMY_LIMITS.colors, 'too_many'),
});
export type Taxonomy = InferType<typeof taxonomySchema>;

const counts = () => object({ total: number().required(), created: number().required() }).required();

/** Response of `PUT /operator/catalogue/taxonomy`: the numbers of entries in the file, and of new ones. */
export const taxonomyResultSchema = object({ categories: counts(), brands: counts(), colors: counts() });
export type TaxonomyResult = InferType<typeof taxonomyResultSchema>;
