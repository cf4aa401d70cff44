import type { MediaOwner } from '@feszek/contract';
import { slugify } from '@feszek/contract/slugify';
import { collectionsOf } from '../catalogue/collectionsOf.ts';
import { placeCategories } from '../catalogue/categoryTree.ts';
import type { Range } from '../catalogue/Range.ts';
import { localized } from '../goods/localized.ts';
import type { GoodsProduct, Localized } from '../goods/types.ts';
import { HERO_ALT } from '../pictures/hero.ts';
import { PICTURE_VARIANTS, type PictureVariant } from '../pictures/pictureSpec.ts';
import type { Scene } from '../pictures/scene.ts';
import { sideOf, type TurnedSide } from '../pictures/turnedSide.ts';
import { brandPieces, categoryFaces } from './faces.ts';

/** Widths in pixels: that of a card, and the largest on a page. */
export const CARD_PIXELS = 640;
export const FULL_PIXELS = 1536;

/** A picture for the shop. */
export interface WantedPicture {
  readonly owner: MediaOwner;
  readonly key: string;
  /** Counted from 1. */
  readonly position: number;
  readonly scene: Scene;
  /** `undefined`: the owner's name. */
  readonly alt: Localized | undefined;
  /** The width at which it is painted. */
  readonly pixels: number;
}

/** What the picture from another side shows, after the name of the product. */
const SIDES: Readonly<Record<TurnedSide, Localized>> = {
  behind: localized('hátulról', 'from behind'),
  side: localized('oldalról', 'from the side'),
  above: localized('felülről', 'from above'),
  below: localized('alulról', 'from below'),
  low: localized('közelről, oldalról', 'up close, from the side'),
};

function altOf({ title, picture }: GoodsProduct, variant: PictureVariant): Localized | undefined {
  switch (variant) {
    case 'cutout':
      return undefined;
    case 'room':
      return localized(`${title.hu} a szobában`, `${title.en} in a room`);
    case 'detail':
      return localized(`${title.hu}, részlet`, `${title.en}, detail`);
    case 'turned': {
      const side = SIDES[sideOf(picture.kind)];
      return localized(`${title.hu}, ${side.hu}`, `${title.en}, ${side.en}`);
    }
    case 'materials':
      return localized(`${title.hu}: az anyagai`, `${title.en}: its materials`);
  }
}

function productPictures(products: readonly GoodsProduct[], variant: PictureVariant, pixels: number): WantedPicture[] {
  const position = PICTURE_VARIANTS.indexOf(variant) + 1;
  return products.map((product) => ({ owner: 'products', key: product.sku, position, scene: { name: variant, spec: product.picture }, alt: altOf(product, variant), pixels }));
}

/** Whether a product has no group, or is the variant after which its group is named. */
function isMain({ sku, group }: GoodsProduct): boolean {
  return group === undefined || group.key === sku;
}

function categoryPictures(range: Range, isTop: boolean): WantedPicture[] {
  const faces = categoryFaces(range);
  return [...placeCategories(range.categories).values()].flatMap(({ key, parent, path }): WantedPicture[] => {
    const face = (parent === null) === isTop ? faces.get(key) : undefined;
    return face ? [{ owner: 'categories', key: path.hu, position: 1, scene: { name: 'room', spec: face.picture }, alt: undefined, pixels: FULL_PIXELS }] : [];
  });
}

function brandPictures({ products }: Range): WantedPicture[] {
  return [...Map.groupBy(products, ({ brand }) => brand)].map(([brand, pieces]) => ({
    owner: 'brands', key: slugify(brand), position: 1, scene: { name: 'brand', brand, specs: brandPieces(pieces).map(({ picture }) => picture) },
    alt: localized(`A ${brand} darabjai`, `Pieces by ${brand}`), pixels: FULL_PIXELS,
  }));
}

/** The rooms that represent collections: that of the first product of each. */
function collectionPictures(range: Range): WantedPicture[] {
  const firsts = new Set(collectionsOf(range).collections.map(({ skus: [first] }) => first));
  return productPictures(range.products.filter(({ sku }) => firsts.has(sku)), 'room', FULL_PIXELS);
}

/**
 * Every picture of the demonstration shop, in the order of demand: the home page, categories and brands; a small cut-out of
 * every product, the most popular first and the further variants of groups last; the rooms of collections; then the same in
 * full size, with the detail, the other side and the materials of the first variant of each group; last the further variants
 * from another side and in a room. Samples have a cut-out and a detail only.
 */
export function wantedPictures(range: Range): WantedPicture[] {
  const popular = range.products.toSorted((a, b) => b.popularity - a.popularity);
  const [main, further] = [popular.filter(isMain), popular.filter((product) => !isMain(product))];
  const isGoods = ({ isSample }: GoodsProduct) => !isSample;
  const [goods, furtherGoods] = [main.filter(isGoods), further.filter(isGoods)];
  return [
    { owner: 'pages', key: 'home', position: 1, scene: { name: 'hero' }, alt: HERO_ALT, pixels: FULL_PIXELS },
    ...categoryPictures(range, true),
    ...brandPictures(range),
    ...productPictures(main, 'cutout', CARD_PIXELS),
    ...categoryPictures(range, false),
    ...productPictures(further, 'cutout', CARD_PIXELS),
    ...collectionPictures(range),
    ...productPictures(main, 'cutout', FULL_PIXELS),
    ...productPictures(goods, 'room', FULL_PIXELS),
    ...productPictures(main, 'detail', FULL_PIXELS),
    ...productPictures(goods, 'turned', FULL_PIXELS),
    ...productPictures(goods, 'materials', FULL_PIXELS),
    ...productPictures(further, 'cutout', FULL_PIXELS),
    ...productPictures(furtherGoods, 'turned', CARD_PIXELS),
    ...productPictures(furtherGoods, 'room', CARD_PIXELS),
  ];
}
