import type { Range } from './range/defineRange.ts';
import { armchairs, openArmchairs } from './ranges/armchairs.ts';
import { upholsteredBarStools, woodenBarStools } from './ranges/barStools.ts';
import { baskets } from './ranges/baskets.ts';
import { bathAccessories } from './ranges/bathAccessories.ts';
import { bathMats } from './ranges/bathMats.ts';
import { bedLinen } from './ranges/bedLinen.ts';
import { upholsteredBeds, woodenBeds } from './ranges/beds.ts';
import { benches, upholsteredBenches } from './ranges/benches.ts';
import { boards, trays } from './ranges/boardsTrays.ts';
import { bookcases } from './ranges/bookcases.ts';
import { bowls } from './ranges/bowls.ts';
import { boxes, crates } from './ranges/boxes.ts';
import { candlesticks, lanterns } from './ranges/candleHolders.ts';
import { clocks } from './ranges/clocks.ts';
import { coatStands, pegBoards } from './ranges/coatRacks.ts';
import { coffeeTables, stoneCoffeeTables } from './ranges/coffeeTables.ts';
import { pans, pots } from './ranges/cookware.ts';
import { curtains } from './ranges/curtains.ts';
import { cushions } from './ranges/cushions.ts';
import { desks } from './ranges/desks.ts';
import { upholsteredChairs, woodenChairs } from './ranges/diningChairs.ts';
import { diningTables, stoneDiningTables } from './ranges/diningTables.ts';
import { dressers } from './ranges/dressers.ts';
import { floorLamps } from './ranges/floorLamps.ts';
import { carafes, glasses } from './ranges/glassware.ts';
import { housePlants } from './ranges/housePlants.ts';
import { jugs } from './ranges/jugs.ts';
import { laundryBaskets } from './ranges/laundryBaskets.ts';
import { mirrors } from './ranges/mirrors.ts';
import { mugs } from './ranges/mugs.ts';
import { closedNightstands, nightstands } from './ranges/nightstands.ts';
import { shellOfficeChairs, wovenOfficeChairs } from './ranges/officeChairs.ts';
import { organisers } from './ranges/organisers.ts';
import { pendantLamps } from './ranges/pendantLamps.ts';
import { plantPots } from './ranges/plantPots.ts';
import { plates } from './ranges/plates.ts';
import { poufs } from './ranges/poufs.ts';
import { flatWovenRugs, woolRugs } from './ranges/rugs.ts';
import { shoeBenches, shoeCabinets } from './ranges/shoeCabinets.ts';
import { metalSideTables, sideTables } from './ranges/sideTables.ts';
import { sideboards } from './ranges/sideboards.ts';
import { cornerSofas, sofas } from './ranges/sofas.ts';
import { tableLamps } from './ranges/tableLamps.ts';
import { throws } from './ranges/throws.ts';
import { towels } from './ranges/towels.ts';
import { tvUnits } from './ranges/tvUnits.ts';
import { clayVases, glassVases } from './ranges/vases.ts';
import { prints } from './ranges/wallArt.ts';
import { wallLamps } from './ranges/wallLamps.ts';
import { wallShelves } from './ranges/wallShelves.ts';
import { wardrobes } from './ranges/wardrobes.ts';

/** Every range, in the order of the menu. */
export const RANGES: readonly Range[] = [
  sofas,
  cornerSofas,
  armchairs,
  openArmchairs,
  poufs,
  coffeeTables,
  stoneCoffeeTables,
  sideTables,
  metalSideTables,
  tvUnits,
  diningTables,
  stoneDiningTables,
  woodenChairs,
  upholsteredChairs,
  woodenBarStools,
  upholsteredBarStools,
  benches,
  upholsteredBenches,
  woodenBeds,
  upholsteredBeds,
  wardrobes,
  nightstands,
  closedNightstands,
  dressers,
  bookcases,
  wallShelves,
  sideboards,
  coatStands,
  pegBoards,
  shoeCabinets,
  shoeBenches,
  baskets,
  boxes,
  crates,
  floorLamps,
  pendantLamps,
  tableLamps,
  wallLamps,
  woolRugs,
  flatWovenRugs,
  cushions,
  throws,
  bedLinen,
  curtains,
  plates,
  bowls,
  mugs,
  jugs,
  glasses,
  carafes,
  pots,
  pans,
  boards,
  trays,
  towels,
  bathMats,
  bathAccessories,
  laundryBaskets,
  desks,
  shellOfficeChairs,
  wovenOfficeChairs,
  organisers,
  mirrors,
  clayVases,
  glassVases,
  candlesticks,
  lanterns,
  clocks,
  prints,
  housePlants,
  plantPots,
];
