import { LIMITS } from '@feszek/contract';
import { slugify } from '@feszek/contract/slugify';
import { localized } from '../localized.ts';
import { productOf } from '../range/products.ts';
import type { Variant } from '../range/products.ts';
import type { GoodsGroup, GoodsProduct, Localized } from '../types.ts';
import { buildOf, isUpholstered, namesOfBuilds } from './builds.ts';
import { kindOfThing, namesOfSizes, sharedNoun } from './sizes.ts';
import type { Naming } from './sizes.ts';

/** A product of a model, with its values except the colour. */
export interface ModelProduct {
  readonly product: GoodsProduct;
  readonly build: string;
  readonly axes: GoodsGroup['axes'];
}

/** A model in several sizes. Its first product names the group. */
export interface Model {
  readonly key: string;
  readonly products: readonly ModelProduct[];
  /** Further combinations of its sizes and builds. */
  readonly crossed: readonly ModelProduct[];
}

interface Made {
  readonly product: GoodsProduct;
  readonly variant: Variant;
}

/** The popularity of a further combination, relative to the size in its usual material. */
const POPULARITY = 0.6;

/** Colours of a further combination. */
const UPHOLSTERY_COLORS = 2;

/** The longest name of a colour in an SKU, with its hyphen. */
const COLOR_LENGTH = 12;

/** The SKU of a size with the name of its material, of which a long one is shortened to its last part. Its colours follow. */
function skuWith(sku: string, material: string): string {
  const long = `${sku}-${slugify(material).toUpperCase()}`;
  return long.length <= LIMITS.sku - COLOR_LENGTH ? long : `${sku}-${slugify(material.slice(material.lastIndexOf(' ') + 1)).toUpperCase()}`;
}

/** A size in the build of another size of the model. */
function cross(made: Made, { variant: { finish, carrier, turn }, product: { colors, relatedSkus, popularity } }: Made, material: Localized): Made {
  const variant = { ...made.variant, finish, carrier, turn };
  const { sku, slug } = made.product;
  return {
    variant,
    product: {
      ...productOf(variant, variant.model.name, skuWith(sku, material.en)),
      slug: localized(`${slug.hu}-${slugify(material.hu)}`, `${slug.en}-${slugify(material.en)}`),
      colors: colors.slice(0, isUpholstered(variant) ? UPHOLSTERY_COLORS : 1),
      relatedSkus,
      popularity: Math.floor(popularity * POPULARITY),
    },
  };
}

/** Each size in the build of the next one, so that a model of two sizes and builds has every combination. */
function crossed(all: readonly Made[], { valueOf }: Naming): readonly Made[] {
  const builds = [...new Map(all.map((made) => [buildOf(made.variant), made])).values()];
  return all.flatMap((made) => {
    const own = builds.findIndex(({ variant }) => buildOf(variant) === buildOf(made.variant));
    const next = builds[(own + 1) % builds.length];
    return next ? cross(made, next, valueOf(next.variant)) : [];
  });
}

function modelOf(all: readonly Made[]): Model {
  const variants = all.map(({ variant }) => variant);
  const [sizes, builds] = [namesOfSizes(variants), namesOfBuilds(variants)];
  const [hu, en] = sharedNoun(variants);
  const place = ({ product, variant }: Made): ModelProduct => ({
    product: { ...product, title: localized(`${variant.model.name} ${hu}`, `${variant.model.name} ${en}`) },
    build: buildOf(variant),
    axes: [
      { kind: 'size', title: sizes.title, value: sizes.valueOf(variant) },
      ...(builds ? [{ kind: builds.kind, title: builds.title, value: builds.valueOf(variant) }] : []),
    ],
  });
  return { key: all[0]?.product.sku ?? '', products: all.map(place), crossed: builds ? crossed(all, builds).map(place) : [] };
}

/**
 * The models that are made in several sizes: products of one model, category and kind of thing. A sofa for two and one for
 * three are in different categories, and a plate is no bowl: these stay apart.
 *
 * @param variants the variant that each product was made of, by its SKU
 */
export function modelsIn(products: readonly GoodsProduct[], variants: ReadonlyMap<string, Variant>): readonly Model[] {
  const made = products.flatMap((product) => {
    const variant = variants.get(product.sku);
    return variant ? [{ product, variant }] : [];
  });
  const byModel = Map.groupBy(made, ({ variant }) => variant.model);
  return [...byModel.values()].flatMap((all) => {
    const alike = Map.groupBy(all, ({ product, variant }) => `${product.category} ${kindOfThing(variant)}`);
    return [...alike.values()].filter(({ length }) => length > 1).map(modelOf);
  });
}
