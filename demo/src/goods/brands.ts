/** The makers in the shop, each with the field it works in. */
export const BRANDS = {
  vackor: 'Vackor', // upholstery
  harkaly: 'Harkály', // chairs and tables
  bukkhat: 'Bükkhát', // beds and large solid wood
  holtag: 'Holtág', // storage
  derengo: 'Derengő', // lighting
  szovomadar: 'Szövőmadár', // textiles
  sarpala: 'Sárpala', // ceramics
  rezkut: 'Rézkút', // metal and glass
  kamraszer: 'Kamraszer', // kitchen
  fehertoi: 'Fehértói', // bath
  zsombek: 'Zsombék', // plants, baskets
  iratos: 'Iratos', // workspace, paper
} as const;

export type BrandKey = keyof typeof BRANDS;
