import { createHash } from 'node:crypto';
import type { StoredImage } from '../database/schema.ts';
import { GOODS_CATEGORIES } from '../goods/categories.ts';
import { GOODS_PRODUCTS } from '../goods/products.ts';
import type { GoodsProduct } from '../goods/types.ts';
import type { PictureVariant } from '../pictures/pictureSpec.ts';
import type { Goods } from './seedGoods.ts';
import { texts } from './texts.ts';

const SHAPE = { width: 1200, height: 1500 };

function productImage(product: GoodsProduct, id: number, variant: PictureVariant): StoredImage {
  const hash = createHash('sha256').update(JSON.stringify(product.picture)).digest('hex').slice(0, 8);
  const alt = {
    cutout: product.title,
    room: texts(`${product.title.hu} a szobában`, `${product.title.en} in a room`),
    detail: texts(`${product.title.hu}, részlet`, `${product.title.en}, detail`),
  };
  return { path: `/images/products/${id}-${variant}-${hash}`, alt: alt[variant], ...SHAPE };
}

/** The range that the shop ships with. */
export const shopGoods: Goods = {
  categories: GOODS_CATEGORIES,
  products: GOODS_PRODUCTS,
  productImages: (product, id) => {
    const cutout = productImage(product, id, 'cutout');
    const room = productImage(product, id, 'room');
    return { cutout, room, all: [cutout, room, productImage(product, id, 'detail')] };
  },
  categoryImage: (category, id) => ({ path: `/images/categories/${id}-${category.key}`, alt: category.title, ...SHAPE }),
};
