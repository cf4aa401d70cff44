import { slugify } from '@feszek/contract/slugify';
import type { PictureMaterial } from '../pictures/pictureSpec.ts';
import { BRANDS } from './brands.ts';
import { localized } from './localized.ts';
import type { GoodsCategory, GoodsColor, GoodsProduct, Localized } from './types.ts';

/** The category of the samples, beside the textiles. */
export const SAMPLE_CATEGORY: GoodsCategory = {
  key: 'fabric-samples',
  parent: 'textiles',
  title: localized('Szövetminták', 'Fabric samples'),
  slug: localized('szovetmintak', 'fabric-samples'),
  description: localized('Egy darab a huzatból, hogy otthon dönts. A postaköltség a miénk.', 'A piece of the cover, so that you can decide at home. Postage is on us.'),
  merchantGoogle: 'Arts & Entertainment > Hobbies & Creative Arts > Arts & Crafts > Art & Crafting Materials > Textiles > Fabric',
};

const PRICE_HUF = 490;
const STOCK = 400;
/** Older than what counts as new. */
const DAYS_OLD = 400;
const SIZE = { width: 150, depth: 100, height: 3 } as const;
const WEIGHT_G = 25;

/** The categories of upholstered furniture. */
const UPHOLSTERED: ReadonlySet<string> = new Set([
  'two-seat-sofas', 'three-seat-sofas', 'corner-sofas', 'armchairs', 'poufs', 'upholstered-chairs', 'upholstered-beds', 'bar-stools', 'benches', 'office-chairs',
]);

/** The names of covers. Surfaces of other materials have no sample. */
const COVERS = new Map<PictureMaterial, { readonly name: Localized; readonly material: Localized }>([
  ['fabric', { name: localized('Szövet', 'Woven fabric'), material: localized('bútorszövet', 'upholstery fabric') }],
  ['boucle', { name: localized('Buklé', 'Bouclé'), material: localized('gyapjúbuklé', 'wool bouclé') }],
  ['velvet', { name: localized('Bársony', 'Velvet'), material: localized('pamutbársony', 'cotton velvet') }],
  ['leather', { name: localized('Bőr', 'Leather'), material: localized('marhabőr', 'cowhide leather') }],
  ['wool', { name: localized('Gyapjúszövet', 'Wool fabric'), material: localized('gyapjú', 'wool') }],
]);

interface Cover {
  readonly material: PictureMaterial;
  readonly color: GoodsColor;
}

/** The cover of an upholstered product; `undefined` for any other product. */
function coverOf({ category, picture: { body }, colors: [color] }: GoodsProduct): Cover | undefined {
  return UPHOLSTERED.has(category) && COVERS.has(body.material) && color?.hex === body.hex ? { material: body.material, color } : undefined;
}

function sampleSku({ material, color }: Cover): string {
  return `MINTA-${material}-${color.key}`.toUpperCase();
}

function sampleOf(cover: Cover): GoodsProduct | undefined {
  const names = COVERS.get(cover.material);
  if (!names) return undefined;
  const { color } = cover;
  const title = localized(`${names.name.hu}minta, ${color.title.hu}`, `${names.name.en} sample, ${color.title.en}`);
  const surface = { material: cover.material, hex: color.hex };
  return {
    sku: sampleSku(cover),
    category: SAMPLE_CATEGORY.key,
    isSample: true,
    title,
    slug: localized(slugify(title.hu), slugify(title.en)),
    subtitle: localized('15 × 10 cm', '15 × 10 cm'),
    description: localized(
      'Egy darab a huzat anyagából, hogy otthoni fényben nézd meg a színét, és megtapintsd. Levélben érkezik, a postaköltség a miénk.',
      'A swatch of the fabric, so you can check the colour at home and feel it. It arrives as a letter, and postage is on us.',
    ),
    features: { hu: [], en: [] },
    details: [],
    dimensionsMm: SIZE,
    weightGrams: WEIGHT_G,
    material: names.material,
    care: { hu: [], en: [] },
    colors: [color],
    brand: BRANDS.vackor,
    priceHufGross: PRICE_HUF,
    originalPriceHufGross: null,
    priceHistory: [],
    tiers: [],
    stock: STOCK,
    isForOrder: false,
    createdDaysAgo: DAYS_OLD,
    popularity: 0,
    relatedSkus: [],
    picture: { kind: 'swatch', design: 1, body: surface, frame: surface, size: SIZE },
  };
}

/** Adds a sample of each cover to the end of the range, and names it at every product with that cover. */
export function withSamples(products: readonly GoodsProduct[]): readonly GoodsProduct[] {
  const covers = new Map<string, Cover>();
  const named = products.map((product) => {
    const cover = coverOf(product);
    if (!cover) return product;
    covers.set(sampleSku(cover), cover);
    return { ...product, sampleSku: sampleSku(cover) };
  });
  return [...named, ...[...covers.values()].flatMap((cover) => sampleOf(cover) ?? [])];
}
