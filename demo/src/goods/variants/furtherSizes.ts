import { slugify } from '@feszek/contract/slugify';
import { seededRandom } from '../../seededRandom.ts';
import { LABELS } from '../labels.ts';
import { localized } from '../localized.ts';
import type { Texts } from '../range/material.ts';
import type { GoodsProduct, Localized } from '../types.ts';
import { SIZE } from './sizes.ts';

/** Colours of a further size. */
const COLORS = 2;

interface FurtherSize {
  /** In centimetres: `160 × 200`. */
  readonly measure: string;
  readonly mm: readonly [width: number, depth: number];
  readonly kilograms: number;
  /** Gross, in forints. */
  readonly price: number;
  /** Replaces the first sentence of the description. */
  readonly lead?: Texts;
  readonly seats?: Texts;
}

interface Sizes {
  /** The size of the product itself. */
  readonly measure: string;
  readonly further: readonly FurtherSize[];
}

/** The sizes of products that are described one by one, by the SKU of the first. */
const SIZES: ReadonlyMap<string, Sizes> = new Map(Object.entries<Sizes>({
  'BUK-BUKKALJA-160': {
    measure: '160 × 200',
    further: [{ measure: '140 × 200', mm: [1500, 2110], kilograms: 46, price: 229_900 }, { measure: '180 × 200', mm: [1900, 2110], kilograms: 58, price: 289_900 }],
  },
  'VAC-PEHELY-180': {
    measure: '180 × 200',
    further: [{ measure: '140 × 200', mm: [1520, 2160], kilograms: 59, price: 369_900 }, { measure: '160 × 200', mm: [1720, 2160], kilograms: 66, price: 409_900 }],
  },
  'BUK-ERDOSZEL-180': { measure: '180 × 200', further: [{ measure: '160 × 200', mm: [1800, 2200], kilograms: 73, price: 419_900 }] },
  'VAC-ESTIKE-160': { measure: '160 × 200', further: [{ measure: '180 × 200', mm: [1920, 2140], kilograms: 77, price: 389_900 }] },
  'BUK-HAJNAL-160': { measure: '160 × 200', further: [{ measure: '180 × 200', mm: [1890, 2100], kilograms: 68, price: 339_900 }] },
  'BUK-SZENABOGLYA-180': { measure: '180 × 200', further: [{ measure: '160 × 200', mm: [1700, 2110], kilograms: 57, price: 279_900 }] },
  'SZO-UGAR': {
    measure: '170 × 240',
    further: [{ measure: '140 × 200', mm: [1400, 2000], kilograms: 5.9, price: 84_900 }, { measure: '200 × 300', mm: [2000, 3000], kilograms: 12.6, price: 174_900 }],
  },
  'SZO-BARAZDA': {
    measure: '140 × 200',
    further: [{ measure: '170 × 240', mm: [1700, 2400], kilograms: 5, price: 69_900 }, { measure: '200 × 300', mm: [2000, 3000], kilograms: 7.3, price: 99_900 }],
  },
  'SZO-MEZSGYE': { measure: '200 × 300', further: [{ measure: '170 × 240', mm: [1700, 2400], kilograms: 14.3, price: 229_900 }] },
  'SZO-KAZAL': { measure: '160 × 230', further: [{ measure: '200 × 300', mm: [2000, 3000], kilograms: 16, price: 104_900 }] },
  'HAR-TANYA': {
    measure: '180 × 90',
    further: [
      {
        measure: '140 × 80', mm: [1400, 800], kilograms: 30, price: 229_900, seats: ['4–6 fő', '4–6 people'],
        lead: ['Négyen kényelmesen, hatan jókedvűen ülnek körül.', 'Four sit comfortably, six merrily.'],
      },
      {
        measure: '220 × 100', mm: [2200, 1000], kilograms: 56, price: 359_900, seats: ['8–10 fő', '8–10 people'],
        lead: ['Nyolcan kényelmesen, tízen jókedvűen ülnek körül.', 'Eight sit comfortably, ten merrily.'],
      },
    ],
  },
}));

/** A size of a product. */
export interface SizedProduct {
  readonly product: GoodsProduct;
  readonly size: { readonly kind: 'size'; readonly title: Localized; readonly value: Localized };
}

function mapped({ hu, en }: Localized, change: (text: string, language: 0 | 1) => string): Localized {
  return localized(change(hu, 0), change(en, 1));
}

function withoutMeasure(text: Localized, measure: string): Localized {
  return mapped(text, (own) => own.replace(`, ${measure} cm`, '').replace(` ${measure}`, ''));
}

function resized(product: GoodsProduct, own: string, { measure, mm: [width, depth], kilograms, price, lead, seats }: FurtherSize): GoodsProduct {
  const { sku, title, slug, subtitle, description, details, dimensionsMm, picture } = product;
  const size = { ...dimensionsMm, width, depth };
  const renamed = (text: Localized): Localized => mapped(text, (old) => old.replace(own, measure));
  const isInTitle = title.hu.includes(own);
  return {
    ...product,
    sku: `${sku}-${slugify(measure)}`,
    title: withoutMeasure(title, own),
    slug: isInTitle ? mapped(renamed(title), slugify) : mapped(slug, (old) => `${old}-${slugify(measure)}`),
    subtitle: withoutMeasure(subtitle, own),
    description: lead ? mapped(description, (old, language) => old.replace(/^[^.]+\./, lead[language])) : description,
    details: details.map(({ label, value }) => ({ label, value: seats && label === LABELS.seats ? localized(...seats) : renamed(value) })),
    dimensionsMm: size,
    weightGrams: Math.round(kilograms * 1000),
    colors: product.colors.slice(0, COLORS),
    priceHufGross: price,
    originalPriceHufGross: null,
    priceHistory: [],
    stock: product.isForOrder ? 0 : 2 + Math.floor(seededRandom(`${sku} ${measure}`)() * 12),
    popularity: Math.floor(product.popularity / 2),
    picture: { ...picture, size },
  };
}

function sized(product: GoodsProduct, measure: string): SizedProduct {
  return { product, size: { kind: 'size', title: SIZE, value: localized(`${measure} cm`, `${measure} cm`) } };
}

/** A product and its further sizes; `undefined` for a product that is made in one size. */
export function sizesOf(product: GoodsProduct): readonly [SizedProduct, ...SizedProduct[]] | undefined {
  const sizes = SIZES.get(product.sku);
  if (!sizes) return undefined;
  const { title, subtitle } = product;
  const main = { ...product, title: withoutMeasure(title, sizes.measure), subtitle: withoutMeasure(subtitle, sizes.measure) };
  return [sized(main, sizes.measure), ...sizes.further.map((further) => sized(resized(product, sizes.measure, further), further.measure))];
}
