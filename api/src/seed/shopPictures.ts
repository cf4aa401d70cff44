import type { StoredImage } from '../database/schema.ts';
import { GOODS_CATEGORIES } from '../goods/categories.ts';
import { GOODS_PRODUCTS } from '../goods/products.ts';
import type { GoodsCategory, GoodsProduct } from '../goods/types.ts';
import { PRODUCT_PICTURE } from '../pictures/cutout.ts';
import { HERO_SPEC } from '../pictures/hero.ts';
import { categoryPictureKey, heroPictureKey, productPictureKey } from '../pictures/pictureKey.ts';
import type { Drawing } from '../pictures/PictureRenderer.ts';
import { PICTURE_VARIANTS } from '../pictures/pictureSpec.ts';
import type { PictureVariant } from '../pictures/pictureSpec.ts';
import { texts } from './texts.ts';

/** Whether a category is another one or stands below it. */
function isWithin(key: string, ancestor: string): boolean {
  const category = GOODS_CATEGORIES.find((candidate) => candidate.key === key);
  return category !== undefined && (key === ancestor || (category.parent !== null && isWithin(category.parent, ancestor)));
}

/** A category is shown by its most popular product in a room. */
function faceOf(category: GoodsCategory): GoodsProduct {
  const [face] = GOODS_PRODUCTS.filter((product) => isWithin(product.category, category.key)).toSorted((a, b) => b.popularity - a.popularity);
  if (!face) throw new Error(`Category ${category.key} has no product to show`);
  return face;
}

function productDrawing(product: GoodsProduct, id: number, variant: PictureVariant): Drawing {
  return { key: productPictureKey(id, variant, product.picture), spec: product.picture, variant };
}

function categoryDrawing(category: GoodsCategory, id: number): Drawing {
  const spec = faceOf(category).picture;
  return { key: categoryPictureKey(id, category.key, spec), spec, variant: 'room' };
}

/** A picture of a product as the database keeps it. */
export function productImage(product: GoodsProduct, id: number, variant: PictureVariant): StoredImage {
  const alt = {
    cutout: product.title,
    room: texts(`${product.title.hu} a szobában`, `${product.title.en} in a room`),
    detail: texts(`${product.title.hu}, részlet`, `${product.title.en}, detail`),
  };
  return { path: `/images/${productDrawing(product, id, variant).key}`, alt: alt[variant], ...PRODUCT_PICTURE };
}

export function categoryImage(category: GoodsCategory, id: number): StoredImage {
  return { path: `/images/${categoryDrawing(category, id).key}`, alt: category.title, ...PRODUCT_PICTURE };
}

const HASH = /-[0-9a-f]{8}$/;

/** Every drawing of the shop's range; the seed numbers categories and products from 1 in their order. */
export function shopDrawings(): readonly Drawing[] {
  return [
    ...GOODS_PRODUCTS.flatMap((product, index) => PICTURE_VARIANTS.map((variant) => productDrawing(product, index + 1, variant))),
    ...GOODS_CATEGORIES.map((category, index) => categoryDrawing(category, index + 1)),
    { key: heroPictureKey(HERO_SPEC), spec: HERO_SPEC, variant: 'hero' },
  ];
}

/**
 * Finds drawings by their key. A database that was filled by an older version names pictures by an older hash: they are
 * found all the same, as they are drawn today.
 */
export function drawingFinder(drawings: readonly Drawing[]): (key: string) => Drawing | undefined {
  const byName = new Map(drawings.map((drawing) => [drawing.key.replace(HASH, ''), drawing]));
  return (key) => (HASH.test(key) ? byName.get(key.replace(HASH, '')) : undefined);
}
