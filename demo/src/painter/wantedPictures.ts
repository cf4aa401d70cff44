import type { MediaOwner } from '@feszek/contract';
import { slugify } from '@feszek/contract/slugify';
import { placeCategories } from '../catalogue/categoryTree.ts';
import type { Range } from '../catalogue/Range.ts';
import { localized } from '../goods/localized.ts';
import type { GoodsProduct, Localized } from '../goods/types.ts';
import { HERO_ALT } from '../pictures/hero.ts';
import type { PictureVariant } from '../pictures/pictureSpec.ts';
import type { Scene } from '../pictures/scene.ts';
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

const POSITIONS: readonly PictureVariant[] = ['cutout', 'room', 'detail'];

function altOf({ title }: GoodsProduct, variant: PictureVariant): Localized | undefined {
  if (variant === 'cutout') return undefined;
  return variant === 'room' ? localized(`${title.hu} a szobában`, `${title.en} in a room`) : localized(`${title.hu}, részlet`, `${title.en}, detail`);
}

function productPictures(products: readonly GoodsProduct[], variant: PictureVariant, pixels: number): WantedPicture[] {
  const position = POSITIONS.indexOf(variant) + 1;
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

/**
 * Every picture of the demonstration shop, in the order of demand: the home page, categories and brands; a small cut-out of
 * every product, the most popular first and the further variants of groups last; then the same in full size. Rooms and
 * details are those of the first variant of a group; samples have no room.
 */
export function wantedPictures(range: Range): WantedPicture[] {
  const popular = range.products.toSorted((a, b) => b.popularity - a.popularity);
  const [main, further] = [popular.filter(isMain), popular.filter((product) => !isMain(product))];
  return [
    { owner: 'pages', key: 'home', position: 1, scene: { name: 'hero' }, alt: HERO_ALT, pixels: FULL_PIXELS },
    ...categoryPictures(range, true),
    ...brandPictures(range),
    ...productPictures(main, 'cutout', CARD_PIXELS),
    ...categoryPictures(range, false),
    ...productPictures(further, 'cutout', CARD_PIXELS),
    ...productPictures(main, 'cutout', FULL_PIXELS),
    ...productPictures(main.filter(({ isSample }) => !isSample), 'room', FULL_PIXELS),
    ...productPictures(main, 'detail', FULL_PIXELS),
    ...productPictures(further, 'cutout', FULL_PIXELS),
  ];
}
