/** Measures of a product in millimetres and grams; `null` if unknown. */
export interface Measures {
  readonly widthMm: number | null;
  readonly depthMm: number | null;
  readonly heightMm: number | null;
  readonly weightG: number | null;
}
