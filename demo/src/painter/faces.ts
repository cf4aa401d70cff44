import type { Range } from '../catalogue/Range.ts';
import type { GoodsProduct } from '../goods/types.ts';
import type { PictureKind } from '../pictures/pictureSpec.ts';

/** The largest ratio of width or height between pieces of a brand in one picture. */
const BRAND_PROPORTION = 2.6;
const BRAND_PIECES = 3;

function longestSide({ dimensionsMm: { width, height } }: GoodsProduct): number {
  return Math.max(width, height);
}

/** The object that represents each top category, each of a different kind. */
const SIGNATURES: ReadonlyMap<string, PictureKind> = new Map<string, PictureKind>([
  ['living', 'sofa'], ['dining', 'dining-table'], ['bedroom', 'bed'], ['storage', 'shelf'], ['lighting', 'floor-lamp'], ['textiles', 'bed-linen'],
  ['kitchen', 'pot'], ['bath', 'towel'], ['workspace', 'desk'], ['decor', 'mirror'], ['plants', 'plant'],
]);

/**
 * The product that represents every category, by the category's key: the most popular one, including those of its descendants;
 * of a top category with a signature, the most popular one of that kind.
 */
export function categoryFaces({ categories, products }: Range): ReadonlyMap<string, GoodsProduct> {
  const parents = new Map(categories.map(({ key, parent }) => [key, parent]));
  const faces = new Map<string, GoodsProduct>();
  for (const product of products) {
    for (let key: string | null | undefined = product.category; key; key = parents.get(key)) {
      const face = faces.get(key);
      const signature = SIGNATURES.get(key);
      if (signature !== undefined && signature !== product.picture.kind) continue;
      if (!face || product.popularity > face.popularity) faces.set(key, product);
    }
  }
  return faces;
}

/** The most popular products of a brand, of different kinds and similar size. */
export function brandPieces(products: readonly GoodsProduct[]): readonly GoodsProduct[] {
  const [first, ...others] = products.toSorted((a, b) => b.popularity - a.popularity);
  if (!first) return [];
  const shown = [first];
  for (const product of others) {
    if (shown.length === BRAND_PIECES) break;
    const proportion = longestSide(product) / longestSide(first);
    if (proportion < BRAND_PROPORTION && proportion > 1 / BRAND_PROPORTION && shown.every(({ picture }) => picture.kind !== product.picture.kind)) shown.push(product);
  }
  return shown;
}
