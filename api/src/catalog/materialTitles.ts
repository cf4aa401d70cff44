import type { MaterialFamily } from '@feszek/contract';
import type { Texts } from '../platform/database/columns.ts';

/** The names of the families of materials. */
export const MATERIAL_TITLES: ReadonlyMap<MaterialFamily, Texts> = new Map<MaterialFamily, Texts>([
  ['oak', { hu: 'tölgy', en: 'oak' }],
  ['walnut', { hu: 'dió', en: 'walnut' }],
  ['ash', { hu: 'kőris', en: 'ash' }],
  ['beech', { hu: 'bükk', en: 'beech' }],
  ['birch', { hu: 'nyír', en: 'birch' }],
  ['pine', { hu: 'fenyő', en: 'pine' }],
  ['bamboo', { hu: 'bambusz', en: 'bamboo' }],
  ['cane', { hu: 'nádfonat', en: 'cane' }],
  ['willow', { hu: 'fűzvessző', en: 'willow' }],
  ['natural-fibre', { hu: 'növényi rost', en: 'plant fibre' }],
  ['wool', { hu: 'gyapjú', en: 'wool' }],
  ['cotton', { hu: 'pamut', en: 'cotton' }],
  ['linen', { hu: 'len', en: 'linen' }],
  ['velvet', { hu: 'bársony', en: 'velvet' }],
  ['leather', { hu: 'bőr', en: 'leather' }],
  ['steel', { hu: 'acél', en: 'steel' }],
  ['brass', { hu: 'sárgaréz', en: 'brass' }],
  ['iron', { hu: 'vas', en: 'iron' }],
  ['aluminium', { hu: 'alumínium', en: 'aluminium' }],
  ['glass', { hu: 'üveg', en: 'glass' }],
  ['ceramic', { hu: 'kerámia', en: 'ceramic' }],
  ['stone', { hu: 'kő', en: 'stone' }],
  ['paper', { hu: 'papír', en: 'paper' }],
  ['wax', { hu: 'viasz', en: 'wax' }],
]);
