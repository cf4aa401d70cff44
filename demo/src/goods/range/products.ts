import { slugify } from '@feszek/contract/slugify';
import { seededRandom } from '../../seededRandom.ts';
import { BRANDS } from '../brands.ts';
import { careOf } from '../care/careOf.ts';
import { COLORS } from '../colors.ts';
import type { ColorKey } from '../colors.ts';
import { withFibres } from '../fibres.ts';
import { localized } from '../localized.ts';
import { piecesIn } from '../piecesIn.ts';
import { priceLists, pricePoint } from '../prices.ts';
import type { GoodsProduct, GoodsTier, Localized } from '../types.ts';
import type { Range, RangeModel, Size } from './defineRange.ts';
import { historyOf } from './history.ts';
import type { Carrier, Finish, Texts } from './material.ts';

const MOST_TIER_PERCENT = 45;

/** One product of a range: a model in one size, finish and carrier. */
export interface Variant {
  readonly range: Range;
  readonly model: RangeModel<string, string, string>;
  readonly size: Size;
  readonly finish: Finish;
  readonly carrier: Carrier;
  /** Rotates the palette, so that neighbours in a listing have different colours. */
  readonly turn: number;
}

/** Every variant of a range, in the order of its definition. */
export function variantsOf(range: Range): readonly Variant[] {
  return range.models.flatMap((model, modelIndex) =>
    model.variants.map(([sizeKey, finishKey, carrierKey], index): Variant => {
      const [size, finish, carrier] = [range.sizes[sizeKey], range.finishes[finishKey], range.carriers[carrierKey]];
      if (!size || !finish || !carrier) throw new Error(`${model.name} is made in ${sizeKey}, ${finishKey}, ${carrierKey}, which its range does not have`);
      return { range, model, size, finish, carrier, turn: modelIndex + index * 2 };
    }),
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name with its article at the start of a sentence. */
function withArticle(name: string): Localized {
  return localized(`${/^[AÁEÉIÍOÓÖŐUÚÜŰ]/i.test(name) ? 'Az' : 'A'} ${name}`, `The ${name}`);
}

function described(name: string, sentences: readonly Texts[]): Localized {
  const article = withArticle(name);
  const written = (index: 0 | 1, start: string): string => sentences.map((texts) => texts[index].replaceAll('{A}', start)).join(' ');
  return localized(written(0, article.hu), written(1, article.en));
}

/** A palette that begins with another colour for each rotation. */
function palette(colors: readonly ColorKey[], turn: number): readonly ColorKey[] {
  const start = turn % colors.length;
  return [...colors.slice(start), ...colors.slice(0, start)];
}

/** The price less a discount; the full price if the price points of any currency cancel the discount. */
function reduced(full: number, discountPercent: number): number {
  const price = pricePoint(full * (1 - discountPercent / 100));
  const [before, after] = [priceLists(full), priceLists(price)];
  return after.HUF < before.HUF && after.EUR < before.EUR && after.USD < before.USD ? price : full;
}

/** Tiers whose price falls in every currency: a discount that price points cancel is increased. */
function tiersThatCount(price: number, tiers: readonly GoodsTier[]): readonly GoodsTier[] {
  let before = priceLists(price);
  return tiers.map(({ quantity, discountPercent: wanted }) => {
    let discountPercent = wanted;
    let after = priceLists(Math.round(price * (1 - discountPercent / 100)));
    while (discountPercent < MOST_TIER_PERCENT && !(after.HUF < before.HUF && after.EUR < before.EUR && after.USD < before.USD)) {
      discountPercent += 1;
      after = priceLists(Math.round(price * (1 - discountPercent / 100)));
    }
    before = after;
    return { quantity, discountPercent };
  });
}

interface Life {
  readonly stock: number;
  readonly isForOrder: boolean;
  readonly createdDaysAgo: number;
  readonly popularity: number;
  readonly discountPercent: number;
}

/** Stock, age, popularity and reduction of a product. */
function lifeOf(random: () => number, weeksToOrder: number | undefined): Life {
  const state = random();
  const isForOrder = weeksToOrder !== undefined && state < 0.12;
  const isSoldOut = !isForOrder && state > 0.94;
  const isLow = !isForOrder && state > 0.84;
  const stock = isForOrder || isSoldOut ? 0 : isLow ? 1 + Math.floor(random() * 3) : 4 + Math.floor(random() ** 2 * 80);
  const createdDaysAgo = random() < 0.12 ? 1 + Math.floor(random() * 28) : 30 + Math.floor(random() * 900);
  const popularity = Math.round(8 + 84 * random() ** 1.4);
  const discountPercent = random() < 0.17 ? [10, 15, 20, 25, 30][Math.floor(random() * 5)] ?? 10 : 0;
  return { stock, isForOrder, createdDaysAgo, popularity, discountPercent };
}

function madeToOrder(weeks: number): Texts {
  return [`Rendelésre készül, ${weeks} hét`, `Made to order in ${weeks} weeks`];
}

function subtitleOf(finish: Finish, carrier: Carrier): Localized {
  const line = (index: 0 | 1): string => capitalized([finish.name[index], carrier.part[index]].filter((part) => part !== '').join(', '));
  return localized(line(0), line(1));
}

function materialOf(finish: Finish, carrier: Carrier): Localized {
  const list = (index: 0 | 1): string => [...new Set([finish.name[index], carrier.name[index]])].filter((part) => part !== '').join(', ');
  return localized(list(0), list(1));
}

function skuOf({ brand }: Range, name: string, size: Size): string {
  return slugify(`${brand.slice(0, 3)} ${name} ${size.code ?? size.noun[1]}`).toUpperCase();
}

/**
 * Converts a variant to a product.
 *
 * @param name the name of the model; its own name unless a benchmark generates many
 * @param sku by default its brand, name and size
 */
export function productOf({ range, model, size, finish, carrier, turn }: Variant, name: string, sku = skuOf(range, name === model.name ? model.code ?? name : name, size)): GoodsProduct {
  const title = localized(`${name} ${size.noun[0]}`, `${name} ${size.noun[1]}`);
  const random = seededRandom(sku);
  const life = lifeOf(random, range.weeksToOrder);
  const full = pricePoint(size.price * finish.price * (model.price ?? 1));
  const price = reduced(full, life.discountPercent);
  const colors = palette(finish.colors, turn).slice(0, 3 + Math.floor(random() * 3));
  const [width, depth, height] = size.mm;
  const dimensionsMm = { width, depth, height };
  const [frameMaterial, frameColor] = carrier.surface;
  const details = [...(size.details ?? []), ...(model.details ?? []), ...range.details];
  const count = piecesIn(details);
  const shown = life.isForOrder ? [...model.features.slice(0, 2), madeToOrder(range.weeksToOrder ?? 0)] : model.features;
  const texts = {
    subtitle: subtitleOf(finish, carrier),
    description: described(name, [model.look, size.note, finish.note]),
    features: { hu: shown.map(([hu]) => hu), en: shown.map(([, en]) => en) },
    details,
    material: withFibres(materialOf(finish, carrier)),
  };
  const kind = model.kind ?? range.kind;
  return {
    sku,
    category: size.category ?? range.category,
    title,
    slug: localized(slugify(title.hu), slugify(title.en)),
    ...texts,
    dimensionsMm,
    weightGrams: Math.round(size.kilograms * 1000),
    care: careOf({ ...texts, kind, body: finish.body, frame: frameMaterial }),
    colors: colors.map((key) => COLORS[key]),
    brand: BRANDS[range.brand],
    priceHufGross: price,
    originalPriceHufGross: price < full ? full : null,
    priceHistory: historyOf(random, price, full, life.createdDaysAgo),
    tiers: tiersThatCount(price, range.tiers ?? []),
    stock: life.stock,
    isForOrder: life.isForOrder,
    createdDaysAgo: life.createdDaysAgo,
    popularity: life.popularity,
    relatedSkus: [],
    picture: {
      kind,
      design: model.design,
      body: { material: finish.body, hex: COLORS[colors[0] ?? finish.colors[0]].hex },
      frame: { material: frameMaterial, hex: COLORS[frameColor].hex },
      size: dimensionsMm,
      ...(count !== undefined && { count }),
    },
  };
}
