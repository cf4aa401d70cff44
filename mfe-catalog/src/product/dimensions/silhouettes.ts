/**
 * A silhouette as SVG paths in a square of 100 units, which is stretched to the product's dimensions. It has nothing that
 * can be counted, such as drawers, because it represents all products of its kind. Every part turns the same way round,
 * otherwise it would be a hole.
 */
export interface Silhouette {
  readonly front: string;
  /** The front of the product is on the left. */
  readonly side: string;
}

/** A product that looks the same from the front and from the side. */
function both(path: string): Silhouette {
  return { front: path, side: path };
}

/** Of every product whose silhouette is unknown, and of flat ones from above. */
export const BOX = both('M0 0H100V100H0Z');

const TABLE = both('M0 0H100V8H96V100H89V8H11V100H4V8H0Z');
const CASE = both('M0 0H100V96H96V100H90V96H10V100H4V96H0Z');
const LOW_CASE = both('M0 0H100V78H95L93 100H88L90 78H10L12 100H7L5 78H0Z');
const FLOOR_LAMP = both('M20 0H80L100 24H53V96H78V100H22V96H47V24H0Z');
const TABLE_LAMP = both('M18 0H82L100 46H56V60L78 100H22L44 60V46H0Z');

/** A lamp whose shade is beside its base. */
const ARC_LAMP: Silhouette = {
  front: 'M0 100V96H9V40Q9 0 50 0Q86 0 86 22Q100 24 100 42H72Q72 24 84 22Q84 3 50 3Q12 3 12 40V96H22V100Z',
  side: 'M46 0H54V22Q86 24 86 42H54V96H100V100H0V96H46V42H14Q14 24 46 22Z',
};

/** By the path in Google's product taxonomy. The first match decides, so a narrower term is before a wider one. */
const SILHOUETTES: readonly (readonly [RegExp, Silhouette])[] = [
  [/Sofas|Arm Chairs/, {
    front: 'M5 100V92H0V40Q0 32 8 32V8Q8 0 16 0H84Q92 0 92 8V32Q100 32 100 40V92H95V100H90V92H10V100ZM8 32Q16 32 16 40V92M84 92V40Q84 32 92 32M16 60H84',
    side: 'M5 100V92H0V40Q0 32 8 32H68L76 0H92L100 92H95V100H90V92H10V100Z',
  }],
  [/Dining Room Chairs/, {
    front: 'M10 0H90L95 46L100 100H92L88 55H12L8 100H0L5 46ZM5 46H95',
    side: 'M0 46H82L90 0H97L91 46L100 100H92L84 55H12L8 100H0Z',
  }],
  [/Nightstands|Dressers|Armoires|Storage Cabinets/, CASE],
  [/Sideboards|TV Stands/, LOW_CASE],
  [/Table Lamps/, TABLE_LAMP],
  [/Tables|Benches|Desks/, TABLE],
  [/Beds & Bed/, {
    front: 'M0 100V6Q0 0 6 0H94Q100 0 100 6V100H92V88H8V100ZM0 56H100M5 56V38H95V56',
    side: 'M0 100V56H3V38H94V0H100V100H95V88H5V100ZM94 38V56H3',
  }],
  [/Floor Lamps/, FLOOR_LAMP],
];

/** A floor lamp is an arc lamp if its width is at least this multiple of its depth. */
const ARC = 2;

/**
 * The silhouette of a product of these dimensions.
 *
 * @param kind the path of its category in Google's product taxonomy, in English: `Furniture > Sofas`
 */
export function silhouetteOf(kind: string, { width, depth }: { readonly width: number; readonly depth: number }): Silhouette {
  if (/Floor Lamps/.test(kind) && width >= ARC * depth) return ARC_LAMP;
  return SILHOUETTES.find(([path]) => path.test(kind))?.[1] ?? BOX;
}
