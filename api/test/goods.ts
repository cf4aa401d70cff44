import type { GoodsProduct, Range } from '@feszek/demo';

const both = (hu: string, en: string = hu) => ({ hu, en });

/** Ids by name: they follow the order of the range. */
export const CHAIR = 1;
export const SOFA = 2;
export const LAMP = 3;
export const MUG = 4;
export const VASE = 5;

const base: GoodsProduct = {
  sku: '', category: 'chairs', title: both('Ülőke szék', 'Ülőke chair'), slug: both('uloke-szek', 'uloke-chair'), subtitle: both('Tölgy', 'Oak'),
  description: both('Könnyű szék.', 'A light chair.'), features: { hu: ['Rakásolható'], en: ['Stackable'] },
  details: [{ label: both('Felület', 'Finish'), value: both('olaj', 'oil') }], dimensionsMm: { width: 450, depth: 500, height: 790 }, weightGrams: 4500,
  material: both('tölgy', 'oak'), care: { hu: ['Száraz kendővel töröld át.'], en: ['Wipe with a dry cloth.'] }, colors: [{ key: 'oak', title: both('tölgy', 'oak'), hex: '#C9A26E' }], brand: 'Harkály', priceHufGross: 29_900,
  originalPriceHufGross: null, priceHistory: [], tiers: [], stock: 20, isForOrder: false, createdDaysAgo: 100, popularity: 90, relatedSkus: [],
  picture: { kind: 'chair', design: 1, body: { material: 'wood', hex: '#C9A26E' }, frame: { material: 'wood', hex: '#C9A26E' }, size: { width: 450, depth: 500, height: 790 } },
};

const products: readonly GoodsProduct[] = [
  { ...base, sku: 'CHAIR', tiers: [{ quantity: 4, discountPercent: 10 }, { quantity: 8, discountPercent: 20 }], relatedSkus: ['LAMP', 'MUG'] },
  {
    ...base, sku: 'SOFA', category: 'living', title: both('Ölelés kanapé', 'Ölelés sofa'), slug: both('oleles-kanape', 'oleles-sofa'), priceHufGross: 389_900,
    originalPriceHufGross: 429_900, priceHistory: [{ daysAgo: 300, priceHufGross: 349_900 }, { daysAgo: 120, priceHufGross: 429_900 }, { daysAgo: 25, priceHufGross: 409_900 }, { daysAgo: 20, priceHufGross: 429_900 }],
    relatedSkus: ['VASE', 'LAMP'], stock: 5, dimensionsMm: { width: 2180, depth: 940, height: 800 }, weightGrams: 64_000, popularity: 60, createdDaysAgo: 10,
  },
  { ...base, sku: 'LAMP', category: 'living', title: both('Csillám lámpa', 'Csillám lamp'), slug: both('csillam-lampa', 'csillam-lamp'), priceHufGross: 49_900, stock: 0, isForOrder: true, popularity: 40 },
  { ...base, sku: 'MUG', category: 'living', title: both('Cuki bögre', 'Cuki mug'), slug: both('cuki-bogre', 'cuki-mug'), priceHufGross: 490, stock: 3, dimensionsMm: { width: 90, depth: 90, height: 100 }, weightGrams: 300, popularity: 20 },
  { ...base, sku: 'VASE', category: 'living', title: both('Zsombék váza', 'Zsombék vase'), slug: both('zsombek-vaza', 'zsombek-vase'), priceHufGross: 9990, stock: 0, popularity: 10 },
];

/** A small range in which every kind of product occurs once. */
export const testGoods: Range = {
  categories: [
    { key: 'living', parent: null, title: both('Nappali', 'Living room'), slug: both('nappali', 'living-room'), description: both('Itt élünk.', 'Where we live.'), merchantGoogle: 'Furniture' },
    { key: 'chairs', parent: 'living', title: both('Székek', 'Chairs'), slug: both('szekek', 'chairs'), description: both(''), merchantGoogle: 'Furniture > Chairs' },
    { key: 'empty', parent: null, title: both('Üres', 'Empty'), slug: both('ures', 'empty'), description: both(''), merchantGoogle: 'Furniture' },
  ],
  products,
  makerOf: () => ({
    manufacturer: { name: 'Harkály Kft.', address: both('9021 Győr, Fő utca 2., Magyarország', '9021 Győr, Fő utca 2., Hungary'), email: 'biztonsag@harkaly.example' },
    responsiblePerson: null,
  }),
  brandDescriptionOf: () => both(''),
};
