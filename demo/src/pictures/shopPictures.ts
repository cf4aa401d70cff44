import { slugify } from '@feszek/contract/slugify';
import { GOODS_CATEGORIES } from '../goods/categories.ts';
import type { GoodsCategory, GoodsProduct } from '../goods/types.ts';
import { EDITORIAL_SUBJECTS } from './editorial.ts';
import { heroPictureKey } from './hero.ts';
import { pictureKey } from './pictureKey.ts';
import type { Drawing } from './PictureRenderer.ts';
import { PICTURE_VARIANTS } from './pictureSpec.ts';
import type { PictureSpec, PictureVariant } from './pictureSpec.ts';
import type { Scene } from './scene.ts';

export interface DrawingAhead {
  readonly drawing: Drawing;
  /** What is made of it now. */
  readonly extent: 'placeholder' | 'card' | 'whole';
}

const KEY = /^(?<folder>[a-z]+)\/(?<id>\d+)-(?<name>[a-z0-9-]+)-[0-9a-f]{8}$/;
const HASH = /-[0-9a-f]{8}$/;
/** Pieces of a brand that are shown together are at most so many times as wide or high as each other. */
const BRAND_PROPORTION = 2.6;
const BRAND_PIECES = 3;

function drawing(folder: string, name: string, scene: Scene): Drawing {
  return { key: pictureKey(folder, name, scene), scene };
}

/** Drawings of which every size is made. */
function ahead(drawings: readonly Drawing[]): DrawingAhead[] {
  return drawings.map((each) => ({ drawing: each, extent: 'whole' }));
}

function greatest({ dimensionsMm: { width, height } }: GoodsProduct): number {
  return Math.max(width, height);
}

/**
 * The pictures of a range of goods, and of the shop around it. Products, categories and brands are numbered from 1, as the
 * seed does; a database that was filled by an older version names pictures by an older hash: they are found all the same,
 * as they are drawn today.
 */
export class ShopPictures {
  readonly #products: readonly GoodsProduct[];
  readonly #faces: ReadonlyMap<string, GoodsProduct>;
  readonly #byBrand: ReadonlyMap<string, readonly GoodsProduct[]>;
  readonly #others: ReadonlyMap<string, Drawing>;

  constructor(products: readonly GoodsProduct[]) {
    this.#products = products;
    this.#faces = facesOf(products);
    this.#byBrand = Map.groupBy(products, ({ brand }) => brand);
    const others = [{ key: heroPictureKey(), scene: { name: 'hero' } } as const, ...EDITORIAL_SUBJECTS.map((subject) => drawing('blog', subject, { name: 'editorial', subject }))];
    this.#others = new Map(others.map((other) => [other.key.replace(HASH, ''), other]));
  }

  product(product: GoodsProduct, id: number, variant: PictureVariant): Drawing {
    return drawing('products', `${id}-${variant}`, { name: variant, spec: product.picture });
  }

  /** A category is shown by its most popular product in a room. */
  category({ key }: GoodsCategory, id: number): Drawing {
    const face = this.#faces.get(key);
    if (!face) throw new Error(`Category ${key} has no product to show`);
    return drawing('categories', `${id}-${key}`, { name: 'room', spec: face.picture });
  }

  /** A brand is shown by its most popular pieces of different kinds that go together in size. */
  brand(brand: string, id: number): Drawing {
    const [first, ...others] = (this.#byBrand.get(brand) ?? []).toSorted((a, b) => b.popularity - a.popularity);
    if (!first) throw new Error(`Brand ${brand} has no product to show`);
    const shown = [first];
    for (const product of others) {
      if (shown.length === BRAND_PIECES) break;
      const proportion = greatest(product) / greatest(first);
      if (proportion < BRAND_PROPORTION && proportion > 1 / BRAND_PROPORTION && shown.every(({ picture }) => picture.kind !== product.picture.kind)) shown.push(product);
    }
    return drawing('brands', `${id}-${slugify(brand)}`, { name: 'brand', brand, specs: shown.map(({ picture }) => picture) });
  }

  /** The drawing behind a key, or `undefined` for an unknown one. */
  find(key: string): Drawing | undefined {
    if (!HASH.test(key)) return undefined;
    const other = this.#others.get(key.replace(HASH, ''));
    if (other) return other;
    const { folder, id = '', name } = KEY.exec(key)?.groups ?? {};
    const index = Number(id) - 1;
    const found = folder === 'products' ? this.#findProduct(index, name) : folder === 'categories' ? this.#findCategory(index) : folder === 'brands' ? this.#findBrand(index) : undefined;
    return found?.key.replace(HASH, '') === key.replace(HASH, '') ? found : undefined;
  }

  #findProduct(index: number, name: string | undefined): Drawing | undefined {
    const product = this.#products[index];
    const variant = PICTURE_VARIANTS.find((candidate) => candidate === name);
    return product && variant && this.product(product, index + 1, variant);
  }

  #findCategory(index: number): Drawing | undefined {
    const category = GOODS_CATEGORIES[index];
    return category && this.category(category, index + 1);
  }

  #findBrand(index: number): Drawing | undefined {
    const brand = [...this.#byBrand.keys()][index];
    return brand === undefined ? undefined : this.brand(brand, index + 1);
  }

  /**
   * Every picture of the range, in the order in which visitors are likely to see it. The placeholders of products' main
   * pictures come first: each takes a tenth of a second to draw, and stands in for a picture that takes a few seconds.
   */
  *toPrepare(): Generator<DrawingAhead> {
    const others = Map.groupBy(this.#others.values(), ({ scene }) => scene.name === 'hero');
    yield* this.#ofProducts('cutout', 'placeholder');
    yield* ahead(others.get(true) ?? []);
    yield* ahead(this.#categories(({ parent }) => parent === null));
    yield* ahead([...this.#byBrand.keys()].map((brand, index) => this.brand(brand, index + 1)));
    yield* this.#ofProducts('cutout', 'card');
    for (const variant of ['room', 'detail'] as const) yield* this.#ofProducts(variant, 'placeholder');
    yield* this.#ofProducts('cutout', 'whole');
    yield* ahead(this.#categories(({ parent }) => parent !== null));
    yield* ahead(others.get(false) ?? []);
    for (const variant of ['room', 'detail'] as const) yield* this.#ofProducts(variant, 'whole');
  }

  /** One picture of each product, the most popular product first. */
  *#ofProducts(variant: PictureVariant, extent: DrawingAhead['extent']): Generator<DrawingAhead> {
    const byPopularity = this.#products.map((product, index) => ({ product, id: index + 1 })).toSorted((a, b) => b.product.popularity - a.product.popularity);
    for (const { product, id } of byPopularity) yield { drawing: this.product(product, id, variant), extent };
  }

  #categories(isMeant: (category: GoodsCategory) => boolean): Drawing[] {
    return GOODS_CATEGORIES.flatMap((category, index) => (isMeant(category) ? [this.category(category, index + 1)] : []));
  }
}

/** What the picture of an address is drawn from, where one product is shown. */
export function specOf(pictures: ShopPictures, path: string): PictureSpec | undefined {
  const scene = pictures.find(path.replace(/^\/images\//, ''))?.scene;
  return scene && 'spec' in scene ? scene.spec : undefined;
}

/** The most popular product of every category, at or below it. */
function facesOf(products: readonly GoodsProduct[]): ReadonlyMap<string, GoodsProduct> {
  const parents = new Map(GOODS_CATEGORIES.map(({ key, parent }) => [key, parent]));
  const faces = new Map<string, GoodsProduct>();
  for (const product of products) {
    for (let key: string | null | undefined = product.category; key; key = parents.get(key)) {
      const face = faces.get(key);
      if (!face || product.popularity > face.popularity) faces.set(key, product);
    }
  }
  return faces;
}
