import { localized } from './localized.ts';
import type { Localized } from './types.ts';

/** A collection: the products of all categories that have its name. */
export interface GoodsCollection {
  readonly name: string;
  readonly slug: string;
  readonly description: Localized;
}

export const COLLECTIONS: readonly GoodsCollection[] = [
  { name: 'Veranda', slug: 'veranda', description: localized('Kanapé, szék, asztal és kaspó egy hosszú, beszélgetős délutánhoz, amikor nyitva az ajtó a kert felé.', 'Sofas, a chair, a table and a planter for long afternoons of talk with the door open to the garden.') },
  { name: 'Tisza', slug: 'tisza', description: localized('Nyugodt vonalak és folyómenti színek: kanapé, dohányzóasztal, szőnyeg és kaspó egy nappaliba.', 'Calm lines and the colours of a riverbank: sofas, a coffee table, a rug and a planter for one living room.') },
  { name: 'Sétány', slug: 'setany', description: localized('Kerek formák a nappalitól a hálóig: kanapé, lerakóasztal és ágy.', 'Rounded shapes from the living room to the bedroom: sofas, a side table and a bed.') },
  { name: 'Tanya', slug: 'tanya', description: localized('Tömörfa asztalok és hozzájuk a szék. Nagy családnak és kettesben reggelizőknek is.', 'Solid wood tables and the chair that goes with them, for large families and for breakfasts for two.') },
];
