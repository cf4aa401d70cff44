import type { PictureKind } from '../../pictures/pictureSpec.ts';
import { LABELS } from '../labels.ts';
import { localized } from '../localized.ts';
import type { Texts } from '../range/material.ts';
import type { Variant } from '../range/products.ts';
import type { Localized } from '../types.ts';

/** Measures at the end of a noun: `étkezőasztal 150 × 85`, `fedeles lábas 6,5 l`. */
const MEASURE = / (?<measure>(?:⌀ )?\d+(?:[,.]\d+)?(?: × \d+)?)(?<unit> (?:cm|l))?$/;

/** A size of paper at the end of a noun. */
const PAPER_SIZE = / A\d$/;

/** Hungarian words that distinguish the sizes of one model. */
const SIZE_WORDS = new Set(['kis', 'nagy', 'széles', 'keskeny', 'magas', 'alacsony', 'hosszú', 'mély', 'kerek', 'íves', 'kétajtós', 'háromajtós']);

/** The name of an axis of measures. */
export const SIZE = localized('Méret', 'Size');
/** Kinds of which shoppers compare the volume. */
const SOLD_BY_VOLUME: ReadonlySet<PictureKind> = new Set(['mug', 'dispenser', 'laundry-basket']);

const NO_TEXT = localized('', '');

/** Dimensions that can name the sizes of a model, in the order of preference. */
const SIDES = [localized('Szélesség', 'Width'), localized('Mélység', 'Depth'), localized('Magasság', 'Height')] as const;

const LANGUAGES = [0, 1] as const;

function withoutMeasure(noun: string): string {
  return noun.replace(MEASURE, '').replace(PAPER_SIZE, '');
}

/** The Hungarian noun of a variant without its size: sizes of one model have the same. */
export function kindOfThing({ size: { noun: [hu] } }: Variant): string {
  return withoutMeasure(hu).split(' ').filter((part) => !SIZE_WORDS.has(part)).join(' ');
}

/** The words that all nouns have, in the order of the first one. */
function commonNoun(nouns: readonly string[]): string {
  const others = nouns.map((noun) => new Set(withoutMeasure(noun).split(' ')));
  return withoutMeasure(nouns[0] ?? '').split(' ').filter((part) => others.every((parts) => parts.has(part))).join(' ');
}

/** The noun that all sizes of a model share, in both languages: `étkezőasztal`, `dining table`. */
export function sharedNoun(variants: readonly Variant[]): Texts {
  const [hu, en] = LANGUAGES.map((language) => commonNoun(variants.map(({ size }) => size.noun[language])));
  return [hu ?? '', en ?? ''];
}

function measureIn(noun: string): string | undefined {
  const { measure, unit = ' cm' } = MEASURE.exec(noun)?.groups ?? {};
  return measure && `${measure}${unit}`;
}

function measureOf({ size: { noun } }: Variant): Localized | undefined {
  const [hu, en] = noun.map(measureIn);
  return hu === undefined || en === undefined ? undefined : localized(hu, en);
}

/** The side that differs most between the sizes, of those that grow with the price. */
function distinctiveSide(variants: readonly Variant[]): number {
  const sizes = variants.map(({ size }) => size).toSorted((a, b) => a.price - b.price);
  const growth = SIDES.map((_, side) => {
    const lengths = sizes.map(({ mm }) => mm[side] ?? 0);
    const isRising = lengths.every((length, index) => index === 0 || length > (lengths[index - 1] ?? 0));
    return isRising ? (lengths.at(-1) ?? 0) - (lengths[0] ?? 0) : 0;
  });
  return growth.indexOf(Math.max(...growth));
}

/** A name for the sizes of a model, and the value of each variant. */
export interface Naming {
  readonly title: Localized;
  readonly valueOf: (variant: Variant) => Localized;
}

function volumeOf({ range, size }: Variant): Localized | undefined {
  return SOLD_BY_VOLUME.has(range.kind) ? size.details?.find(({ label }) => label === LABELS.volume)?.value : undefined;
}

/** The sizes of a model as their nouns state them, otherwise by their volume or the side that distinguishes them. */
export function namesOfSizes(variants: readonly Variant[]): Naming {
  const named = ([[SIZE, measureOf], [LABELS.volume, volumeOf]] as const).find(([, read]) => variants.every(read));
  if (named) return { title: named[0], valueOf: (variant) => named[1](variant) ?? NO_TEXT };
  const side = distinctiveSide(variants);
  return {
    title: SIDES[side] ?? SIZE,
    valueOf: ({ size }) => {
      const centimetres = (size.mm[side] ?? 0) / 10;
      return localized(`${String(centimetres).replace('.', ',')} cm`, `${centimetres} cm`);
    },
  };
}
