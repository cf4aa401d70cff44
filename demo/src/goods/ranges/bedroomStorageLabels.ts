import { localized } from '../localized.ts';

/** Labels of the table of details for beds, cabinets and shelves. */
export const STORAGE_LABELS = {
  drawers: localized('Fiókok', 'Drawers'),
  doors: localized('Ajtók', 'Doors'),
  innerSize: localized('Belső méret', 'Inner size'),
  shoes: localized('Cipőknek', 'Room for shoes'),
  castors: localized('Görgők', 'Castors'),
  armrests: localized('Karfa', 'Armrests'),
  paper: localized('Papírméret', 'Paper size'),
  legroom: localized('Szabad magasság a lap alatt', 'Clearance under the top'),
  headboard: localized('Fejvég', 'Headboard'),
  underside: localized('Alja', 'Underside'),
} as const;
