import * as decoration from './decoration.ts';
import * as lamps from './lamps.ts';
import type { Dimensions } from './layOut.ts';
import * as seating from './seating.ts';
import { BOX, DISC } from './silhouette.ts';
import type { Silhouette } from './silhouette.ts';
import * as tables from './tablesAndStorage.ts';
import * as tableware from './tableware.ts';

/** What a silhouette is chosen by. */
export interface Outlined extends Dimensions {
  /** The path of its category in Google's product taxonomy, in English: `Furniture > Sofas`. */
  readonly kind: string;
  /** What its category, name and features say, in the language of the page. */
  readonly words: string;
}

/** Words of both languages, since a page has one of them. */
const ROUND = /⌀|(?<!\p{L})(?:round|circular|kerek|kör alakú)(?!\p{L})/iu;
const OVAL = /(?<!\p{L})(?:oval|ovális|pebble|kavics)/iu;
const ARCHED = /(?<!\p{L})(?:arch(?:ed)?(?!\p{L})|íves|boltív)/iu;
const THREE_LEGS = /(?<!\p{L})(?:three(?: \p{L}+){0,2} legs|three-legged|három(?: \p{L}+){0,2} láb)/iu;
const COLUMN = /(?<!\p{L})(?:pedestal|(?:central|single|turned) column|one column|oszlop|középláb)/iu;
const STEM = /(?<!\p{L})(?:wine|champagne|stem|\p{L}*boros|pezsgős|talpas)/iu;
const NECK = /(?<!\p{L})(?:bud|bottle|neck|nyak|palack|szálnak)/iu;
const TRIPOD = /(?<!\p{L})(?:tripod|three(?: \p{L}+){0,2} legs|három(?: \p{L}+){0,2} láb|háromlábú)/iu;
const COLUMN_SHADE = /(?<!\p{L})(?:paper|papír|column|oszlop)/iu;
const CONE = /(?<!\p{L})(?:bell|cone|dome|harang|kúp|kupola)/iu;
const GLOBE = /(?<!\p{L})(?:globe|gömb)/iu;
const BASKET = /(?<!\p{L})(?:basket|kosár|kosarak)/iu;
const CRATE = /(?<!\p{L})(?:crate|láda|rekesz)/iu;
const CARAFE = /(?<!\p{L})(?:carafe|karaffa)/iu;
const TRAY = /(?<!\p{L})(?:tray|tálca)/iu;

type Choice = Silhouette | ((product: Outlined) => Silhouette);

const isAsWideAsDeep = ({ width, depth }: Outlined) => Math.abs(width - depth) <= 0.05 * width;
const isAsWideAsHigh = ({ width, height }: Outlined) => Math.abs(width - height) <= 0.05 * width;

function tableOf(product: Outlined): Silhouette {
  if (THREE_LEGS.test(product.words)) return tables.THREE_LEGS;
  if (COLUMN.test(product.words)) return tables.PEDESTAL;
  return isAsWideAsDeep(product) && ROUND.test(product.words) ? tables.ROUND_TABLE : tables.TABLE;
}

/** A floor lamp is an arc lamp if it is at least twice as wide as deep. */
function floorLampOf({ width, depth, words }: Outlined): Silhouette {
  if (width >= 2 * depth) return lamps.ARC_LAMP;
  if (TRIPOD.test(words)) return lamps.TRIPOD_LAMP;
  return COLUMN_SHADE.test(words) ? lamps.COLUMN_LAMP : lamps.FLOOR_LAMP;
}

function wallLampOf({ width, depth, words }: Outlined): Silhouette {
  if (depth >= 2 * width) return lamps.ARM_LAMP;
  return GLOBE.test(words) ? lamps.WALL_LAMP : lamps.SCONCE;
}

function containerOf({ words }: Outlined): Silhouette {
  if (BASKET.test(words)) return tables.BASKET;
  return CRATE.test(words) ? BOX : tables.LIDDED_BOX;
}

function vaseOf({ width, height, words }: Outlined): Silhouette {
  if (height < 1.75 * width) return decoration.ROUND_VASE;
  return NECK.test(words) ? decoration.SLIM_VASE : decoration.TALL_VASE;
}

function pendantLampOf({ width, height, words }: Outlined): Silhouette {
  if (width >= 1.25 * height || CONE.test(words)) return lamps.DOME;
  return height >= 1.25 * width ? lamps.LONG_SHADE : lamps.GLOBE;
}

function coatRackOf({ width, height }: Outlined): Silhouette {
  if (height < width) return tables.COAT_BOARD;
  return width > 700 ? tables.COAT_RAIL : tables.COAT_STAND;
}

function mirrorOf(product: Outlined): Silhouette {
  if (ARCHED.test(product.words)) return decoration.ARCH;
  return OVAL.test(product.words) || (isAsWideAsHigh(product) && ROUND.test(product.words)) ? decoration.ROUND_FRAME : decoration.FRAME;
}

function glassOf({ words }: Outlined): Silhouette {
  if (CARAFE.test(words)) return decoration.SLIM_VASE;
  return STEM.test(words) ? tableware.STEM_GLASS : tableware.TUMBLER;
}

/** By the path in the taxonomy. The first match decides, so a narrower term is before a wider one. */
const CHOICES: readonly (readonly [RegExp, Choice])[] = [
  // A corner sofa is more than half as deep as wide.
  [/Sofas/, ({ width, depth }) => (width >= 2000 && depth > 0.5 * width ? seating.CORNER_SOFA : seating.SOFA)],
  [/Arm Chairs/, seating.SOFA],
  [/Dining Room Chairs/, seating.CHAIR],
  [/Bar Stools/, ({ height }) => (height > 750 ? seating.BAR_CHAIR : seating.BAR_STOOL)],
  [/Office Chairs/, seating.OFFICE_CHAIR],
  [/Ottomans/, seating.POUF],
  [/Beds & Bed/, seating.BED],
  [/Nightstands|Dressers|Armoires|Storage Cabinets/, tables.CASE],
  [/Sideboards|TV Stands/, tables.LOW_CASE],
  [/Bookcases/, tables.BOOKCASE],
  [/Wall Shelves/, tables.WALL_SHELF],
  [/Coat & Hat Racks/, coatRackOf],
  [/Laundry Baskets/, tables.LAUNDRY_BASKET],
  [/Household Storage Containers/, containerOf],
  [/Table Lamps/, ({ width, depth }) => (width >= 2 * depth ? lamps.DESK_LAMP : lamps.TABLE_LAMP)],
  [/Floor Lamps/, floorLampOf],
  [/Ceiling Light/, pendantLampOf],
  [/Wall Light/, wallLampOf],
  [/Tables|Benches|Desks/, tableOf],
  [/Rugs/, ({ words }) => (ROUND.test(words) ? DISC : BOX)],
  [/Throw Pillows/, decoration.CUSHION],
  [/Curtains/, decoration.CURTAIN],
  [/Mirrors/, mirrorOf],
  [/Posters/, decoration.FRAME],
  [/Clocks/, (product) => (isAsWideAsHigh(product) ? decoration.ROUND_CLOCK : BOX)],
  [/Vases/, vaseOf],
  [/Candle Holders/, ({ width, height }) => (height >= 2 * width ? decoration.CANDLESTICK : BOX)],
  [/Indoor Plants/, decoration.PLANT],
  [/Planters/, decoration.PLANT_POT],
  [/Plates/, tableware.PLATE],
  [/Bowls/, tableware.BOWL],
  [/Mugs/, (product) => (isAsWideAsDeep(product) ? tableware.CUP : tableware.MUG)],
  [/Serveware/, tableware.JUG],
  [/Drinkware/, glassOf],
  [/> Cookware/, ({ width, depth }) => (width > 1.6 * depth ? tableware.PAN : tableware.COOKING_POT)],
  [/Cutting Boards/, (product) => (isAsWideAsDeep(product) && ROUND.test(product.words) && TRAY.test(product.words) ? DISC : BOX)],
  [/Bathroom Accessories$/, ({ width, height }) => (height >= 1.5 * width ? tableware.DISPENSER : BOX)],
];

/** The silhouette of a product: that of its kind, chosen by its proportions and by what its words say of its shape. */
export function silhouetteOf(product: Outlined): Silhouette {
  const choice = CHOICES.find(([path]) => path.test(product.kind))?.[1] ?? BOX;
  return typeof choice === 'function' ? choice(product) : choice;
}
