/** The brands in the shop. */
export const BRANDS = {
  vackor: 'Vackor',
  harkaly: 'Harkály',
  bukkhat: 'Bükkhát',
  holtag: 'Holtág',
  derengo: 'Derengő',
  szovomadar: 'Szövőmadár',
  sarpala: 'Sárpala',
  rezkut: 'Rézkút',
  kamraszer: 'Kamraszer',
  fehertoi: 'Fehértói',
  zsombek: 'Zsombék',
  iratos: 'Iratos',
} as const;

export type BrandKey = keyof typeof BRANDS;

function isBrandKey(key: string): key is BrandKey {
  return key in BRANDS;
}

/** The key of a brand by its name; `undefined` for a brand of another shop. */
export function brandKeyOf(name: string): BrandKey | undefined {
  return Object.keys(BRANDS).filter(isBrandKey).find((key) => BRANDS[key] === name);
}
