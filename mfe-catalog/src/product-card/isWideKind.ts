const WIDE_KINDS = /Sofas|Coffee Tables|Dining Room Tables|Desks|Benches|Beds & Bed|Sideboards|TV Stands|Wall Shelves/;

/**
 * Whether goods of this kind are wider than high.
 *
 * @param kind the path of a category in Google's product taxonomy, in English: `Furniture > Sofas`
 */
export function isWideKind(kind: string): boolean {
  return WIDE_KINDS.test(kind);
}
