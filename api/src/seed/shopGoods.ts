import { GOODS_CATEGORIES } from '../goods/categories.ts';
import { GOODS_PRODUCTS } from '../goods/products.ts';
import type { Goods } from './seedGoods.ts';
import { categoryImage, productImage } from './shopPictures.ts';

/** The range that the shop ships with. */
export const shopGoods: Goods = {
  categories: GOODS_CATEGORIES,
  products: GOODS_PRODUCTS,
  productImages: (product, id) => {
    const cutout = productImage(product, id, 'cutout');
    const room = productImage(product, id, 'room');
    return { cutout, room, all: [cutout, room, productImage(product, id, 'detail')] };
  },
  categoryImage,
};
