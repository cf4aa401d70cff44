import type { PictureKind } from '../../pictures/pictureSpec.ts';
import type { BrandKey } from '../brands.ts';
import type { GoodsDetail, GoodsTier } from '../types.ts';
import type { Carrier, Finish, Texts } from './material.ts';

/** One size of a range. */
export interface Size {
  /** Completes a title after the product's name: `háromszemélyes kanapé`, `three-seat sofa`. */
  readonly noun: Texts;
  /** The part of the SKU that stands for the size; the English noun by default. */
  readonly code?: string;
  /** The key of a leaf category that overrides the range's own. */
  readonly category?: string;
  /** Outer width, depth and height in millimetres. */
  readonly mm: readonly [width: number, depth: number, height: number];
  readonly kilograms: number;
  /** Gross, in forints, in a finish with the factor 1. */
  readonly price: number;
  /** A sentence that is true of every product of this size. */
  readonly note: Texts;
  readonly details?: readonly GoodsDetail[];
}

/** A model: one design and one name, in several sizes and finishes of its range. */
export interface RangeModel<SizeKey extends string, FinishKey extends string, CarrierKey extends string> {
  readonly name: string;
  /** The part of the SKU that stands for the name; the name by default. A renamed model keeps its SKUs with it. */
  readonly code?: string;
  /** Overrides the range's own kind. */
  readonly kind?: PictureKind;
  readonly design: number;
  /** One or two sentences about the design. `{A}` is replaced by the name with its article: `A Berek`, `The Berek`. */
  readonly look: Texts;
  readonly features: readonly [Texts, Texts, Texts];
  readonly details?: readonly GoodsDetail[];
  /** Factor of the range's prices; 1 by default. */
  readonly price?: number;
  /** Its variants; a size at most once, since two products must not share a title. */
  readonly variants: readonly (readonly [size: SizeKey, finish: FinishKey, carrier: CarrierKey])[];
}

/** The products of one form: their sizes, finishes and models. */
export interface Range {
  /** Key of a leaf category. */
  readonly category: string;
  readonly brand: BrandKey;
  readonly kind: PictureKind;
  readonly sizes: Readonly<Record<string, Size>>;
  readonly finishes: Readonly<Record<string, Finish>>;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly models: readonly RangeModel<string, string, string>[];
  /** Lines of the table of details for the whole range. */
  readonly details: readonly GoodsDetail[];
  readonly tiers?: readonly GoodsTier[];
  /** The production time, if the range is also made to order. */
  readonly weeksToOrder?: number;
}

interface TypedRange<SizeKey extends string, FinishKey extends string, CarrierKey extends string> extends Range {
  readonly sizes: Readonly<Record<SizeKey, Size>>;
  readonly finishes: Readonly<Record<FinishKey, Finish>>;
  readonly carriers: Readonly<Record<CarrierKey, Carrier>>;
  readonly models: readonly RangeModel<NoInfer<SizeKey>, NoInfer<FinishKey>, NoInfer<CarrierKey>>[];
}

/** A range, whose variants the type checker validates against its sizes, finishes and carriers. */
export function defineRange<SizeKey extends string, FinishKey extends string, CarrierKey extends string>(range: TypedRange<SizeKey, FinishKey, CarrierKey>): Range {
  return range;
}
