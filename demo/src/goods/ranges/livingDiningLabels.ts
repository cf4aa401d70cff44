import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { localized } from '../localized.ts';

/** Labels of the table of details for furniture of living and dining rooms only. */
export const ROOM_LABELS = {
  topThickness: localized('Lapvastagság', 'Top thickness'),
  legroom: localized('Szabad magasság a lap alatt', 'Clearance under the top'),
  clearance: localized('Szabad magasság alatta', 'Clearance underneath'),
  footrest: localized('Lábtámasz magassága', 'Footrest height'),
  counter: localized('Ajánlott pultmagasság', 'Recommended counter height'),
  rotation: localized('Forgás', 'Rotation'),
  screen: localized('Képernyő', 'Screen'),
  cables: localized('Kábelvezetés', 'Cable routing'),
  feet: localized('Talpvédő', 'Glides'),
} as const;

export const FELT_GLIDES = detail(ROOM_LABELS.feet, 'filc, a lábak alatt', 'felt, under the feet');
export const HONED = detail(LABELS.surface, 'selyemfényűre csiszolt, impregnált', 'honed and sealed');
