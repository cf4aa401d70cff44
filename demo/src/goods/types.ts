import type { PictureSpec } from '../pictures/pictureSpec.ts';

/** A text in both languages of the shop. */
export interface Localized {
  readonly hu: string;
  readonly en: string;
}

export interface GoodsCategory {
  readonly key: string;
  /** Key of the category above, or `null` at the top. */
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

/** Somebody who answers for a product, and where they can be written to. */
export interface ResponsibleParty {
  readonly name: string;
  readonly address: Localized;
  readonly email: string;
}

/** Who makes the products of a brand. */
export interface Maker {
  readonly manufacturer: ResponsibleParty;
  /** Answers for them in the European Union where the manufacturer is outside of it. */
  readonly responsiblePerson: ResponsibleParty | null;
}

export interface GoodsTier {
  /** Pieces from which the discount is in force. */
  readonly quantity: number;
  readonly discountPercent: number;
}

/** A price that was in force earlier. */
export interface GoodsEarlierPrice {
  /** How many days ago it came into force; it held until the next one, the last until the current price. */
  readonly daysAgo: number;
  /** In forints. */
  readonly priceHufGross: number;
}

export interface GoodsProduct {
  readonly sku: string;
  /** Key of a leaf category. */
  readonly category: string;
  readonly title: Localized;
  /** Without the product's id, which the database gives. */
  readonly slug: Localized;
  /** One quiet line: material or size. */
  readonly subtitle: Localized;
  readonly description: Localized;
  readonly features: { readonly hu: readonly string[]; readonly en: readonly string[] };
  readonly details: readonly GoodsDetail[];
  /** Outer dimensions in millimetres. */
  readonly dimensionsMm: { readonly width: number; readonly depth: number; readonly height: number };
  readonly weightGrams: number;
  readonly material: Localized;
  /** How to look after it, a sentence each. */
  readonly care: { readonly hu: readonly string[]; readonly en: readonly string[] };
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
  /** Made when ordered: can be bought although none is in stock. */
  readonly isForOrder: boolean;
  /** Under 30 the product counts as new. */
  readonly createdDaysAgo: number;
  /** The larger, the more popular; from 0 to 100. */
  readonly popularity: number;
  /** What goes with it, best first. */
  readonly relatedSkus: readonly string[];
  readonly picture: PictureSpec;
}
