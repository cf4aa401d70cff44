import { GOODS_CATEGORIES } from '../goods/categories.ts';
import { makerOf } from '../goods/makers.ts';
import type { GoodsProduct } from '../goods/types.ts';
import type { Goods } from './seedGoods.ts';
import { brandImage, categoryImage, productImage } from './shopPictures.ts';
import type { ShopPictures } from './shopPictures.ts';

/** A range with its pictures, as the database takes it. */
export function shopGoods(products: readonly GoodsProduct[], pictures: ShopPictures): Goods {
  return {
    categories: GOODS_CATEGORIES,
    products,
    productImages: (product, id) => {
      const cutout = productImage(pictures, product, id, 'cutout');
      const room = productImage(pictures, product, id, 'room');
      return { cutout, room, all: [cutout, room, productImage(pictures, product, id, 'detail')] };
    },
    categoryImage: (category, id) => categoryImage(pictures, category, id),
    brandImage: (brand, id) => brandImage(pictures, brand, id),
    maker: makerOf,
  };
}
