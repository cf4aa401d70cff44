import { both, by, called, coloured, either, inCategory, madeOf, not, says, special, wide } from './rules.ts';
import type { Meaning, Rule } from './rules.ts';

const SOFAS = ['two-seat-sofas', 'three-seat-sofas', 'corner-sofas'];
const LAMPS = ['floor-lamps', 'pendant-lamps', 'table-lamps', 'wall-lamps'];
const DINING_TABLES = ['rectangular-tables', 'round-tables'];
const DINING_CHAIRS = ['wooden-chairs', 'upholstered-chairs'];
const RUGS = ['wool-rugs', 'flat-woven-rugs'];
const TABLES = [...DINING_TABLES, 'coffee-tables', 'side-tables', 'desks'];
const BEDS = ['wooden-beds', 'upholstered-beds'];
const SHELVES = ['bookcases', 'wall-shelves'];
const CABINETS = ['wardrobes', 'dressers', 'nightstands', 'shoe-cabinets', 'sideboards', 'tv-units'];

const GREENS = ['moss', 'pine', 'sage'];
const BLUES = ['mist', 'ink'];
const GREYS = ['dove', 'graphite', 'smoke'];
const WHITES = ['white', 'chalk', 'marble'];
const BEIGES = ['sand', 'oat', 'linen'];
const YELLOWS = ['honey'];
const REDS = ['paprika', 'terracotta'];

const sofa = inCategory(...SOFAS);
const chair = inCategory(...DINING_CHAIRS);
const rug = inCategory(...RUGS);
const lamp = inCategory(...LAMPS);
const bed = inCategory(...BEDS);
const cushion = inCategory('cushions');
const throws = inCategory('throws');
const vase = inCategory('vases');
const mirror = inCategory('mirrors');
const towel = inCategory('towels');
const table = inCategory(...TABLES);
const curtain = inCategory('curtains');
const armchair = inCategory('armchairs');
const mug = inCategory('mugs');
const desk = inCategory('desks');
const diningTable = inCategory(...DINING_TABLES);

/** All products of a kind; related ones have a low grade. */
function kind(thing: Rule, related?: Rule): Meaning {
  return related ? { 3: thing, 1: related } : { 3: thing };
}

/** The meanings of the queries in both languages; written by hand from the catalogue, independent of search results. */
export const MEANINGS = {
  nothing: {},
  sofas: kind(sofa),
  sofaBeds: { 2: sofa, 1: bed },
  twoSeatSofas: kind(inCategory('two-seat-sofas'), sofa),
  threeSeatSofas: kind(inCategory('three-seat-sofas'), sofa),
  cornerSofas: kind(inCategory('corner-sofas'), sofa),
  armchairs: kind(armchair),
  wingChairs: special(armchair, called(/wing chair/)),
  swivelChairs: special(armchair, called(/swivel/)),
  swivelOrOfficeChairs: { 3: either(both(armchair, called(/swivel/)), inCategory('office-chairs')), 1: armchair },
  loungeChairs: special(armchair, called(/lounge/)),
  poufs: kind(both(inCategory('poufs'), called(/pouf/)), inCategory('poufs')),
  footstools: kind(both(inCategory('poufs'), called(/footstool/)), inCategory('poufs')),
  coffeeTables: kind(inCategory('coffee-tables'), inCategory('side-tables')),
  roundCoffeeTables: { 3: both(inCategory('coffee-tables'), called(/round|drum/)), 1: inCategory('coffee-tables') },
  sideTables: kind(either(inCategory('side-tables'), called(/side table/)), inCategory('coffee-tables', 'nightstands')),
  tvUnits: kind(inCategory('tv-units')),
  diningTables: kind(diningTable, table),
  roundTables: { 3: both(diningTable, called(/round/)), 2: both(table, called(/round/)), 1: diningTable },
  ovalTables: special(diningTable, called(/oval/)),
  extendingTables: special(diningTable, called(/extending/)),
  glassTables: { 3: both(table, either(called(/glass/), madeOf(/glass/))), 1: table },
  marbleTables: { 3: both(table, either(called(/marble/), madeOf(/marble/))), 1: table },
  tables: kind(table),
  diningChairs: kind(chair, inCategory('bar-stools', 'office-chairs')),
  chairs: { 3: either(chair, inCategory('office-chairs')), 2: either(inCategory('bar-stools'), both(armchair, called(/chair/))), 1: armchair },
  woodenChairs: kind(inCategory('wooden-chairs'), chair),
  upholsteredChairs: kind(inCategory('upholstered-chairs'), chair),
  leatherChairs: { 3: both(either(chair, armchair), madeOf(/leather|cowhide/)), 2: both(inCategory('office-chairs', 'bar-stools'), madeOf(/leather|cowhide/)), 1: either(chair, armchair) },
  caneChairs: { 3: both(chair, madeOf(/cane/)), 2: both(inCategory('office-chairs', 'bar-stools', 'armchairs'), madeOf(/cane/)), 1: chair },
  kitchenChairs: { 3: both(chair, called(/kitchen/)), 2: chair, 1: inCategory('bar-stools') },
  barStools: kind(inCategory('bar-stools')),
  benches: kind(inCategory('benches'), called(/bench/)),
  beds: kind(bed),
  woodenBeds: kind(inCategory('wooden-beds'), bed),
  upholsteredBeds: kind(inCategory('upholstered-beds'), bed),
  beds160: special(bed, called(/160 × 200|160/)),
  beds180: special(bed, called(/180 × 200|180/)),
  wardrobes: kind(inCategory('wardrobes')),
  slidingWardrobes: { 3: both(inCategory('wardrobes'), either(called(/sliding/), says(/sliding/i))), 1: inCategory('wardrobes') },
  nightstands: kind(inCategory('nightstands')),
  dressers: kind(inCategory('dressers'), inCategory('sideboards')),
  sideboards: kind(inCategory('sideboards'), inCategory('dressers', 'tv-units')),
  cabinets: { 3: inCategory(...CABINETS) },
  bathCabinets: { 2: inCategory(...CABINETS), 1: inCategory('bath-accessories', 'laundry-baskets') },
  bookcases: kind(inCategory('bookcases'), inCategory('wall-shelves')),
  wallShelves: kind(inCategory('wall-shelves'), inCategory('bookcases')),
  shelves: kind(inCategory(...SHELVES)),
  ladderShelves: { 3: both(inCategory('bookcases'), called(/ladder/)), 1: inCategory(...SHELVES) },
  coatRacks: kind(inCategory('coat-racks')),
  shoeCabinets: kind(inCategory('shoe-cabinets')),
  baskets: kind(inCategory('baskets'), inCategory('laundry-baskets', 'boxes')),
  boxes: kind(inCategory('boxes'), inCategory('baskets')),
  lamps: kind(lamp),
  floorLamps: kind(inCategory('floor-lamps'), lamp),
  pendantLamps: kind(inCategory('pendant-lamps'), lamp),
  tableLamps: kind(inCategory('table-lamps'), lamp),
  deskLamps: { 3: both(inCategory('table-lamps'), called(/desk|task|reading/)), 2: inCategory('table-lamps'), 1: lamp },
  wallLamps: kind(inCategory('wall-lamps'), lamp),
  rugs: kind(rug, inCategory('bath-mats')),
  woolRugs: { 3: either(inCategory('wool-rugs'), both(rug, madeOf(/wool/))), 1: rug },
  flatWovenRugs: kind(inCategory('flat-woven-rugs'), rug),
  juteRugs: { 3: both(rug, madeOf(/jute/)), 1: rug },
  runners: { 3: both(rug, called(/runner/)), 1: rug },
  roundRugs: special(rug, called(/round/)),
  cushions: kind(cushion),
  linenCushions: special(cushion, madeOf(/linen/)),
  velvetCushions: special(cushion, madeOf(/velvet/)),
  throws: kind(throws),
  woolThrows: special(throws, madeOf(/wool|merino|mohair/)),
  bedspreads: special(throws, called(/bedspread/)),
  bedLinen: kind(inCategory('bed-linen')),
  linenBedLinen: special(inCategory('bed-linen'), madeOf(/linen/)),
  curtains: kind(curtain),
  linenCurtains: special(curtain, madeOf(/linen/)),
  plates: kind(inCategory('plates')),
  soupPlates: { 3: both(inCategory('plates'), called(/soup/)), 1: inCategory('plates', 'bowls') },
  dessertPlates: { 3: both(inCategory('plates'), called(/dessert/)), 1: inCategory('plates') },
  bowls: kind(inCategory('bowls')),
  saladBowls: special(inCategory('bowls'), called(/salad/)),
  mugs: kind(mug),
  espressoCups: special(mug, called(/espresso/)),
  teaCups: special(mug, called(/tea/)),
  jugs: kind(inCategory('jugs')),
  milkJugs: special(inCategory('jugs'), called(/milk|creamer/)),
  glasses: kind(both(inCategory('glassware'), called(/glasses|tumblers/)), inCategory('glassware')),
  wineGlasses: { 3: both(inCategory('glassware'), called(/wine glasses/)), 1: inCategory('glassware') },
  carafes: { 3: both(inCategory('glassware'), called(/carafe/)), 1: inCategory('jugs') },
  cookware: kind(inCategory('cookware')),
  pots: { 3: both(inCategory('cookware'), called(/casserole|saucepan|stockpot/)), 1: inCategory('cookware') },
  pans: { 3: both(inCategory('cookware'), called(/skillet|sauté/)), 1: inCategory('cookware') },
  castIronPans: { 3: both(inCategory('cookware'), called(/skillet|sauté/), madeOf(/cast iron/)), 2: both(inCategory('cookware'), madeOf(/cast iron/)), 1: inCategory('cookware') },
  castIron: { 3: both(inCategory('cookware'), madeOf(/cast iron/)) },
  boards: { 3: both(inCategory('boards-trays'), called(/cutting board|board/)), 1: inCategory('boards-trays') },
  trays: { 3: both(inCategory('boards-trays'), called(/tray/)), 1: either(inCategory('boards-trays'), called(/tray/)) },
  towels: kind(towel),
  handTowels: special(towel, called(/hand towel/)),
  bathMats: kind(inCategory('bath-mats')),
  soapDispensers: { 3: both(inCategory('bath-accessories'), called(/dispenser/)), 1: inCategory('bath-accessories') },
  soapDishes: { 3: both(inCategory('bath-accessories'), called(/dish/)), 1: inCategory('bath-accessories') },
  laundryBaskets: kind(inCategory('laundry-baskets')),
  desks: kind(desk),
  childrensDesks: special(desk, called(/children/)),
  officeChairs: kind(inCategory('office-chairs')),
  penPots: { 3: both(inCategory('organisers'), called(/pen pot/)), 1: inCategory('organisers') },
  organisers: kind(inCategory('organisers')),
  mirrors: kind(mirror),
  roundMirrors: special(mirror, called(/round/)),
  floorMirrors: special(mirror, called(/floor|full-length/)),
  brassMirrors: special(mirror, madeOf(/brass/)),
  vases: kind(vase),
  glassVases: special(vase, madeOf(/glass/)),
  floorVases: special(vase, called(/floor|tall/)),
  candleHolders: { 3: both(inCategory('candle-holders'), called(/candle/)), 1: inCategory('candle-holders') },
  lanterns: { 3: both(inCategory('candle-holders'), called(/lantern/)), 1: inCategory('candle-holders') },
  clocks: kind(inCategory('clocks')),
  wallClocks: special(inCategory('clocks'), called(/wall clock/)),
  pictures: kind(inCategory('wall-art')),
  housePlants: kind(inCategory('house-plants')),
  palms: special(inCategory('house-plants'), called(/palm/)),
  olives: special(inCategory('house-plants'), called(/olive/)),
  rubberPlants: { 3: both(inCategory('house-plants'), called(/rubber/)), 2: both(inCategory('house-plants'), called(/fig/)), 1: inCategory('house-plants') },
  snakePlants: special(inCategory('house-plants'), called(/snake/)),
  plantPots: kind(inCategory('plant-pots')),
  terracottaPots: special(inCategory('plant-pots'), madeOf(/terracotta/)),

  greenSofas: coloured(sofa, ...GREENS),
  blueSofas: coloured(sofa, ...BLUES),
  greySofas: coloured(sofa, ...GREYS),
  beigeSofas: coloured(sofa, ...BEIGES),
  greenArmchairs: coloured(armchair, ...GREENS),
  yellowCushions: coloured(cushion, ...YELLOWS),
  redCushions: coloured(cushion, ...REDS),
  whitePlates: coloured(inCategory('plates'), ...WHITES),
  greyRugs: coloured(rug, ...GREYS),
  blueMugs: coloured(mug, ...BLUES),
  whiteTowels: coloured(towel, ...WHITES),
  blackLamps: coloured(lamp, 'black'),
  blackChairs: coloured(either(chair, inCategory('office-chairs', 'bar-stools')), 'black'),
  pinkThrows: coloured(throws, 'blush'),
  terracottaVases: { 3: both(vase, either(madeOf(/terracotta/), coloured(vase, 'terracotta')[3] ?? madeOf(/terracotta/))), 2: both(vase, coloured(vase, 'terracotta')[2] ?? vase), 1: vase },
  greenCurtains: coloured(curtain, ...GREENS),

  oakTables: { 3: both(table, madeOf(/oak/)), 1: table },
  walnutDesks: special(desk, madeOf(/walnut/)),
  velvetSofas: special(sofa, madeOf(/velvet/)),
  leatherSofas: special(sofa, madeOf(/leather|cowhide/)),
  boucleArmchairs: special(armchair, madeOf(/bouclé/)),
  solidWoodBeds: { 3: both(inCategory('wooden-beds'), madeOf(/solid|oiled|oak|walnut|ash|beech/)), 1: bed },
  brassLamps: special(lamp, madeOf(/brass/)),
  paperLamps: special(lamp, either(madeOf(/paper/), called(/paper/))),
  stonewareMugs: special(mug, madeOf(/stoneware/)),
  porcelainPlates: special(inCategory('plates'), madeOf(/porcelain/)),
  cottonTowels: special(towel, madeOf(/cotton/)),
  linenThings: { 3: both(inCategory('bed-linen', 'curtains', 'cushions', 'towels', 'throws'), madeOf(/\blinen/)), 2: madeOf(/\blinen/) },
  oakThings: { 3: madeOf(/\boak/) },
  marbleThings: { 3: madeOf(/marble/) },
  rattanThings: { 3: madeOf(/cane|rattan|willow/) },
  travertineThings: { 3: madeOf(/travertine/) },

  rugs200x300: { 3: both(rug, called(/200 × 300/)), 1: rug },
  cushions50: { 3: both(cushion, called(/50 × 50/)), 1: cushion },
  tv180: special(inCategory('tv-units'), called(/180/)),
  tables180: { 3: both(diningTable, either(called(/180 ×/), wide(178, 182))), 1: diningTable },
  pictures50x70: special(inCategory('wall-art'), called(/50 × 70/)),
  pan28: { 3: both(inCategory('cookware'), called(/28 cm/)), 1: both(inCategory('cookware'), called(/skillet|sauté/)) },
  smallDesks: special(desk, called(/small/)),
  largeMirrors: special(mirror, called(/large|full-length|floor/)),
  smallCoffeeTables: { 3: both(inCategory('coffee-tables'), called(/small/)), 2: both(inCategory('side-tables'), called(/small/)), 1: inCategory('coffee-tables') },
  desks140: special(desk, wide(138, 142)),

  vackor: kind(by('Vackor')),
  derengo: kind(by('Derengő')),
  sarpala: kind(by('Sárpala')),
  szovomadar: kind(by('Szövőmadár')),
  vackorArmchairs: { 3: both(armchair, by('Vackor')), 1: armchair },
  harkalyChairs: { 3: both(chair, by('Harkály')), 2: both(inCategory('bar-stools'), by('Harkály')), 1: chair },
  berek: kind(({ title }) => title.hu.startsWith('Berek ')),
  tisztas: kind(({ title }) => title.hu.startsWith('Tisztás ')),

  removableCovers: { 3: both(either(sofa, armchair, cushion, inCategory('poufs', 'benches', ...BEDS)), says(/removable/i)), 1: says(/washable/i) },
  sofasRemovable: { 3: both(sofa, says(/removable/i)), 1: sofa },
  dressersThree: { 3: both(inCategory('dressers'), called(/three-drawer/)), 1: inCategory('dressers') },
  desksWithDrawers: { 3: both(desk, called(/drawers|pedestal/)), 1: desk },
  carafesHandle: { 3: both(inCategory('glassware'), called(/carafe.*handle/)), 1: both(inCategory('glassware'), called(/carafe/)) },
  livingRoom: kind(inCategory(...SOFAS, 'armchairs', 'poufs', 'coffee-tables', 'side-tables', 'tv-units')),
  bedroom: kind(inCategory(...BEDS, 'wardrobes', 'nightstands', 'dressers')),
  bathroom: kind(inCategory('towels', 'bath-mats', 'bath-accessories', 'laundry-baskets')),
  lighting: kind(lamp),
  tableware: kind(inCategory('plates', 'bowls', 'mugs', 'jugs')),
  tablesNotDesks: kind(both(table, not(desk)), desk),
} satisfies Record<string, Meaning>;

export type MeaningName = keyof typeof MEANINGS;
