import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/schema.ts';
import type { Texts } from '../../platform/database/columns.ts';
import type { Field } from './document.ts';

/** The searchable data of a product. */
export interface SearchedProduct {
  readonly id: number;
  readonly sku: string;
  readonly brand: string;
  readonly categoryId: number | null;
  readonly popularity: number;
  readonly title: Texts;
  readonly subtitle: Texts;
  readonly description: Texts;
  readonly features: Record<Locale, readonly string[]>;
  readonly details: readonly { readonly label: Texts; readonly value: Texts }[];
  readonly material: Texts;
  /** `null` if unknown. */
  readonly widthMm: number | null;
  readonly depthMm: number | null;
  readonly heightMm: number | null;
  readonly colors: readonly { readonly title: Texts }[];
  /** The values that distinguish it from the other variants of its group. */
  readonly axisValues: readonly Texts[];
}

function productsQuery(db: Kysely<Database>) {
  return db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .orderBy('product.id')
    .select((part) =>
      jsonBuildObject({
        id: part.ref('product.id'),
        sku: part.ref('product.sku'),
        brand: part.ref('brand.name'),
        categoryId: part.ref('product.category_id'),
        popularity: part.ref('product.popularity'),
        title: part.ref('product.title'),
        subtitle: part.ref('product.subtitle'),
        description: part.ref('product.description'),
        features: part.ref('product.features'),
        details: part.ref('product.details'),
        material: part.ref('product.material'),
        widthMm: part.ref('product.width_mm'),
        depthMm: part.ref('product.depth_mm'),
        heightMm: part.ref('product.height_mm'),
        axisValues: part.ref('product.axis_values'),
        colors: jsonArrayFrom(
          part
            .selectFrom('product_color')
            .innerJoin('color', 'color.id', 'product_color.color_id')
            .whereRef('product_color.product_id', '=', 'product.id')
            .orderBy('product_color.position')
            .select('color.title'),
        ),
      }).as('product'),
    );
}

/** The next products by id. */
export async function loadProductsAfter(db: Kysely<Database>, id: number, count: number): Promise<SearchedProduct[]> {
  const rows = await productsQuery(db).where('product.id', '>', id).limit(count).execute();
  return rows.map(({ product }) => product);
}

export async function loadProductsById(db: Kysely<Database>, ids: readonly number[]): Promise<SearchedProduct[]> {
  const rows = await productsQuery(db).where('product.id', '=', sql<number>`any(${sql.val(ids)}::int[])`).execute();
  return rows.map(({ product }) => product);
}

const centimetres = (millimetres: number) => String(Math.round(millimetres / 10));

/** The known sides in millimetres. */
function sidesOf({ widthMm, depthMm, heightMm }: SearchedProduct): number[] {
  return [widthMm, depthMm, heightMm].flatMap((side) => side ?? []);
}

/** The texts of a product, except its title, category and brand. */
export function fieldsOf(product: SearchedProduct, locale: Locale): Field[] {
  const [mainColor, ...otherColors] = product.colors.map(({ title }) => title[locale]);
  return [
    { wordClass: 'a', text: `${product.brand} ${mainColor ?? ''}` },
    { wordClass: 'a', text: product.sku.replaceAll(/[^\p{L}\p{N}]/gu, ''), isCode: true },
    { wordClass: 'b', text: [...otherColors, product.material[locale], product.subtitle[locale], ...product.axisValues.map((value) => value[locale])].join(' ') },
    { wordClass: 'c', text: product.features[locale].join(' ') },
    { wordClass: 'c', text: product.details.map(({ label, value }) => `${label[locale]} ${value[locale]}`).join(' ') },
    { wordClass: 'c', text: sidesOf(product).map(centimetres).join(' ') },
    { wordClass: 'd', text: product.description[locale] },
  ];
}
