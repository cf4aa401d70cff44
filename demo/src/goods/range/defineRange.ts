import type { PictureKind } from '../../pictures/pictureSpec.ts';
import type { BrandKey } from '../brands.ts';
import type { GoodsDetail, GoodsTier } from '../types.ts';
import type { Carrier, Finish, Texts } from './material.ts';

/** One size in which a range is made. */
export interface Size {
  /** Completes a title after the product's name: `háromszemélyes kanapé`, `three-seat sofa`. */
  readonly noun: Texts;
  /** Where the size belongs if not in the range's own category: the key of a leaf category. */
  readonly category?: string;
  /** Outer width, depth and height in millimetres. */
  readonly mm: readonly [width: number, depth: number, height: number];
  readonly kilograms: number;
  /** Gross, in forints, in a finish whose price is 1. */
  readonly price: number;
  /** A sentence that is true of everything of this size. */
  readonly note: Texts;
  readonly details?: readonly GoodsDetail[];
}

/** A designer's piece: one look and one name, made in several sizes and finishes of its range. */
export interface RangeModel<SizeKey extends string, FinishKey extends string, CarrierKey extends string> {
  readonly name: string;
  /** If not the range's own kind. */
  readonly kind?: PictureKind;
  readonly design: number;
  /** One or two sentences about this look. `{A}` stands for the name with its article: `A Berek`, `The Berek`. */
  readonly look: Texts;
  readonly features: readonly [Texts, Texts, Texts];
  readonly details?: readonly GoodsDetail[];
  /** Against the range's own prices; 1 if not given. */
  readonly price?: number;
  /** What it is made in; a size at most once, or two products would share a title. */
  readonly variants: readonly (readonly [size: SizeKey, finish: FinishKey, carrier: CarrierKey])[];
}

/** Everything that follows one form: what it is, in which sizes and finishes it comes, and the models. */
export interface Range {
  /** Key of a leaf category. */
  readonly category: string;
  readonly brand: BrandKey;
  readonly kind: PictureKind;
  readonly sizes: Readonly<Record<string, Size>>;
  readonly finishes: Readonly<Record<string, Finish>>;
  readonly carriers: Readonly<Record<string, Carrier>>;
  readonly models: readonly RangeModel<string, string, string>[];
  /** Lines of the table of details that hold for the whole range. */
  readonly details: readonly GoodsDetail[];
  readonly tiers?: readonly GoodsTier[];
  /** How long it takes to make, where the range is also made to order. */
  readonly weeksToOrder?: number;
}

interface TypedRange<SizeKey extends string, FinishKey extends string, CarrierKey extends string> extends Range {
  readonly sizes: Readonly<Record<SizeKey, Size>>;
  readonly finishes: Readonly<Record<FinishKey, Finish>>;
  readonly carriers: Readonly<Record<CarrierKey, Carrier>>;
  readonly models: readonly RangeModel<NoInfer<SizeKey>, NoInfer<FinishKey>, NoInfer<CarrierKey>>[];
}

/** A range, with its variants checked against its sizes, finishes and carriers while it is written. */
export function defineRange<SizeKey extends string, FinishKey extends string, CarrierKey extends string>(range: TypedRange<SizeKey, FinishKey, CarrierKey>): Range {
  return range;
}
