import { MATERIAL_FAMILIES } from '@feszek/contract';
import type { MaterialFamily, Measure } from '@feszek/contract';
import { Codes } from './Codes.ts';

/** What a product seats and is made of. Many products have the same shape. */
export interface Shape {
  /** Every number of people that it seats: 6, 7 and 8 for `6–8`. */
  readonly seats: readonly number[];
  /** The size of its mattress as a code of `Shapes.beds`; empty if unknown or none. */
  readonly beds: readonly number[];
  /** Places in `MATERIAL_FAMILIES`. */
  readonly materials: readonly number[];
}

/** Dimensions in millimetres, `null` if unknown, and a shape, as `productRows` reads them. */
export type ShapeRow = readonly [width: number | null, depth: number | null, height: number | null, seatsFrom: number | null, seatsTo: number | null, bed: string | null, materials: readonly MaterialFamily[]];

/** The different shapes of all products, each with a code. */
export class Shapes {
  /** By code. */
  readonly all: Shape[] = [];
  /** Sizes of mattresses, as `160x200`. */
  readonly beds = new Codes<string>();
  readonly #codes = new Codes<string>();

  codeFor(row: ShapeRow): number {
    const code = this.#codes.codeFor(`${row[3]}-${row[4]} ${row[5]} ${row[6].join()}`);
    this.all[code] ??= this.#shapeOf(row);
    return code;
  }

  /** A table with a 1 for each shape that matches. */
  maskOf(matches: (shape: Shape) => boolean): Uint8Array {
    return Uint8Array.from(this.all, (shape) => Number(matches(shape)));
  }

  #shapeOf([, , , seatsFrom, seatsTo, bed, materials]: ShapeRow): Shape {
    const seats = seatsFrom === null || seatsTo === null ? [] : Array.from({ length: seatsTo - seatsFrom + 1 }, (_, index) => seatsFrom + index);
    return { seats, beds: bed === null ? [] : [this.beds.codeFor(bed)], materials: materials.map((family) => MATERIAL_FAMILIES.indexOf(family)) };
  }
}

/** A dimension's smallest and largest value in whole centimetres. */
export interface MeasureRange {
  readonly min: number;
  readonly max: number;
}

/** Of the products of a list; `null` if they do not differ. */
export type MeasureRanges = Readonly<Record<Measure, MeasureRange | null>>;

/** A smallest and a largest dimension in millimetres as whole centimetres, rounded outwards but not below 1; `null` if they do not differ. */
export function roundedRange(least: number, most: number): MeasureRange | null {
  if (least >= most) return null;
  const [min, max] = [Math.max(1, Math.floor(least / 10)), Math.ceil(most / 10)];
  return min < max ? { min, max } : null;
}
