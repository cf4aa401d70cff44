import { slugify } from '@feszek/contract/slugify';
import type { PictureKind, PictureMaterial } from '../pictures/pictureSpec.ts';
import { seededRandom } from '../seededRandom.ts';
import { BRANDS, type BrandKey } from './brands.ts';
import { careOf } from './care/careOf.ts';
import { COLORS, type ColorKey } from './colors.ts';
import { withFibres } from './fibres.ts';
import { localized } from './localized.ts';
import { piecesIn } from './piecesIn.ts';
import { historyOf } from './range/history.ts';
import type { GoodsDetail, GoodsProduct, GoodsTier, Localized } from './types.ts';

type Texts = readonly [hu: string, en: string];

/** A product in its shortest form, from which the whole product is derived. */
export interface ProductDraft {
  readonly sku: string;
  /** Overrides the category of the list of products. */
  readonly category?: string;
  readonly title: Texts;
  readonly subtitle: Texts;
  readonly description: Texts;
  readonly features: readonly Texts[];
  readonly details: readonly GoodsDetail[];
  /** Width, depth and height in millimetres. */
  readonly size: readonly [width: number, depth: number, height: number];
  readonly kilograms: number;
  readonly material: Texts;
  /** The materials that the care instructions are for, where they differ from the drawn ones. */
  readonly careOf?: readonly [body: PictureMaterial, frame: PictureMaterial];
  readonly colors: readonly [ColorKey, ...ColorKey[]];
  readonly brand: BrandKey;
  /** Gross, in forints. */
  readonly price: number;
  /** The gross price before the discount, in forints. */
  readonly was?: number;
  readonly tiers?: readonly GoodsTier[];
  readonly stock: number;
  readonly isForOrder?: boolean;
  readonly daysOld: number;
  readonly popularity: number;
  readonly picture: {
    readonly kind: PictureKind;
    readonly design: number;
    readonly body: PictureMaterial;
    readonly frame: readonly [PictureMaterial, ColorKey];
    /** Drawers or shelves, where the texts state their number. */
    readonly count?: number;
  };
}

/** One line of the table of details. */
export function detail(label: Localized, hu: string, en: string = hu): GoodsDetail {
  return { label, value: localized(hu, en) };
}

/** Completes drafts to products of one leaf category, which a draft may override. */
export function defineProducts(category: string, drafts: readonly ProductDraft[]): readonly GoodsProduct[] {
  return drafts.map((draft) => defineProduct(category, draft));
}

function defineProduct(category: string, draft: ProductDraft): GoodsProduct {
  const [width, depth, height] = draft.size;
  const dimensionsMm = { width, depth, height };
  const [frameMaterial, frameColor] = draft.picture.frame;
  const count = draft.picture.count ?? piecesIn(draft.details);
  const [body, frame] = draft.careOf ?? [draft.picture.body, frameMaterial];
  const texts = {
    subtitle: localized(...draft.subtitle),
    description: localized(...draft.description),
    features: { hu: draft.features.map(([hu]) => hu), en: draft.features.map(([, en]) => en) },
    details: draft.details,
    material: withFibres(localized(...draft.material)),
  };
  return {
    sku: draft.sku,
    category: draft.category ?? category,
    title: localized(...draft.title),
    slug: localized(slugify(draft.title[0]), slugify(draft.title[1])),
    ...texts,
    dimensionsMm,
    weightGrams: Math.round(draft.kilograms * 1000),
    care: careOf({ ...texts, kind: draft.picture.kind, body, frame }),
    colors: draft.colors.map((key) => COLORS[key]),
    brand: BRANDS[draft.brand],
    priceHufGross: draft.price,
    originalPriceHufGross: draft.was ?? null,
    priceHistory: historyOf(seededRandom(draft.sku), draft.price, draft.was ?? draft.price, draft.daysOld),
    tiers: draft.tiers ?? [],
    stock: draft.stock,
    isForOrder: draft.isForOrder ?? false,
    createdDaysAgo: draft.daysOld,
    popularity: draft.popularity,
    relatedSkus: [],
    picture: {
      kind: draft.picture.kind,
      design: draft.picture.design,
      body: { material: draft.picture.body, hex: COLORS[draft.colors[0]].hex },
      frame: { material: frameMaterial, hex: COLORS[frameColor].hex },
      size: dimensionsMm,
      ...(count !== undefined && { count }),
    },
  };
}
