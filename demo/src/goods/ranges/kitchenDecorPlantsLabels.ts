import { LIGHT, WATERING } from '../care/careLabels.ts';
import { localized } from '../localized.ts';

/** Labels of the table of details for tableware, cookware, decoration and plants. */
export const SMALL_LABELS = {
  diameter: localized('Átmérő', 'Diameter'),
  rimHeight: localized('Peremmagasság', 'Rim height'),
  heat: localized('Mikró és sütő', 'Microwave and oven'),
  stacking: localized('Rakásolás', 'Stacking'),
  opening: localized('Nyílás', 'Opening'),
  hob: localized('Főzőlap', 'Hob'),
  oven: localized('Sütőben', 'In the oven'),
  thickness: localized('Vastagság', 'Thickness'),
  glass: localized('Üveg', 'Glass'),
  frameWidth: localized('A keret szélessége', 'Frame width'),
  water: localized('Vízzárás', 'Watertightness'),
  candle: localized('Gyertya', 'Candle'),
  bareHeight: localized('Magasság gyertya nélkül', 'Height without candle'),
  burning: localized('Égési idő', 'Burning time'),
  movement: localized('Óramű', 'Movement'),
  battery: localized('Elem', 'Battery'),
  paper: localized('Papír', 'Paper'),
  edition: localized('Kiadás', 'Edition'),
  glazing: localized('Előlap', 'Glazing'),
  botanical: localized('Tudományos név', 'Botanical name'),
  light: LIGHT,
  watering: WATERING,
  pot: localized('Cserépátmérő', 'Pot diameter'),
  fits: localized('Beleférő cserép átmérője', 'Takes a pot of up to'),
  drainage: localized('Vízelvezetés', 'Drainage'),
} as const;
