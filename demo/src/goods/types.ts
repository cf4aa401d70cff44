import type { AxisKind } from '@feszek/contract';
import type { PictureSpec } from '../pictures/pictureSpec.ts';

/** A text in both languages of the shop. */
export interface Localized {
  readonly hu: string;
  readonly en: string;
}

export interface GoodsCategory {
  readonly key: string;
  /** Key of the parent category, or `null` for a top category. */
  readonly parent: string | null;
  readonly title: Localized;
  /** The category's own path segment. */
  readonly slug: Localized;
  readonly description: Localized;
  /** Path in Google's product taxonomy. */
  readonly merchantGoogle: string;
}

export interface GoodsColor {
  readonly key: string;
  readonly title: Localized;
  readonly hex: string;
}

export interface GoodsDetail {
  readonly label: Localized;
  readonly value: Localized;
}

/** A company that is responsible for a product, with its contact address. */
export interface ResponsibleParty {
  readonly name: string;
  readonly address: Localized;
  readonly email: string;
}

/** The maker of a brand's products. */
export interface Maker {
  readonly manufacturer: ResponsibleParty;
  /** The responsible person in the European Union, if the manufacturer is outside it. */
  readonly responsiblePerson: ResponsibleParty | null;
}

export interface GoodsTier {
  /** The quantity from which the discount applies. */
  readonly quantity: number;
  readonly discountPercent: number;
}

/** An earlier price. */
export interface GoodsEarlierPrice {
  /** Days since it came into force; it applied until the next one, the last until the current price. */
  readonly daysAgo: number;
  /** In forints. */
  readonly priceHufGross: number;
}

/** The group that a product belongs to, with its value for each axis. */
export interface GoodsGroup {
  readonly key: string;
  readonly axes: readonly { readonly kind: AxisKind; readonly title: Localized; readonly value: Localized }[];
}

export interface GoodsProduct {
  readonly sku: string;
  /** Key of a leaf category. */
  readonly category: string;
  readonly title: Localized;
  /** Without the product's id, which the database assigns. */
  readonly slug: Localized;
  /** One short line: material or size. */
  readonly subtitle: Localized;
  readonly description: Localized;
  readonly features: { readonly hu: readonly string[]; readonly en: readonly string[] };
  readonly details: readonly GoodsDetail[];
  /** Outer dimensions in millimetres. */
  readonly dimensionsMm: { readonly width: number; readonly depth: number; readonly height: number };
  readonly weightGrams: number;
  readonly material: Localized;
  /** Care instructions, one sentence each. */
  readonly care: { readonly hu: readonly string[]; readonly en: readonly string[] };
  /** Missing for a product without variants. */
  readonly group?: GoodsGroup;
  /** The first one is the colour of the pictures. */
  readonly colors: readonly GoodsColor[];
  readonly brand: string;
  /** In forints. */
  readonly priceHufGross: number;
  /** The price before a discount in forints, or `null`. */
  readonly originalPriceHufGross: number | null;
  /** Oldest first; without the current price. */
  readonly priceHistory: readonly GoodsEarlierPrice[];
  readonly tiers: readonly GoodsTier[];
  readonly stock: number;
  /** A sample of a cover. */
  readonly isSample?: true;
  /** The SKU of the sample of its cover. */
  readonly sampleSku?: string;
  /** Made to order: can be bought without stock. */
  readonly isForOrder: boolean;
  /** Under 30 the product counts as new. */
  readonly createdDaysAgo: number;
  /** From 0 to 100; larger is more popular. */
  readonly popularity: number;
  /** Related products, best first. */
  readonly relatedSkus: readonly string[];
  readonly picture: PictureSpec;
}
