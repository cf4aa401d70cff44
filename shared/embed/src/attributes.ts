/** The attributes that every element of the shop has. */
export interface ElementAttributes {
  /** The language of the page (`lang`) counts without it, and Hungarian without that. */
  readonly locale?: 'hu' | 'en';
  /** Forints without it. */
  readonly currency?: 'HUF' | 'EUR' | 'USD';
  /** As in the shop without it. */
  readonly 'vat-mode'?: 'net' | 'gross';
  /** `auto` is the setting of the visitor's system. Light without it. */
  readonly theme?: 'light' | 'dark' | 'auto';
}

/** Of `<feszek-part>`. */
export interface PartAttributes extends ElementAttributes {
  /** Slice and part, such as `catalog/products`. */
  readonly name: string;
  /** The parameters of the part as a query, such as `skus=VAC-1,VAC-2`. */
  readonly params?: string;
}

/** Of `<feszek-products>`. */
export interface ProductsAttributes extends ElementAttributes {
  /** Up to 24 article numbers, separated by commas. */
  readonly skus: string;
}

/** Of `<feszek-product>`. */
export interface ProductAttributes extends ElementAttributes {
  readonly sku: string;
}

/** Of `<feszek-cart>`. */
export type CartAttributes = ElementAttributes;
