import type { Locale } from '@feszek/contract';
import type { Generated, JSONColumnType } from 'kysely';

/** Alternative text by language; the owner's name is used if one is missing. */
export type MediaAlt = Partial<Record<Locale, string>>;

/** Uploaded pictures, and where they are shown. */
export interface MediaTables {
  media: {
    /** SHA-256 of the uploaded file, in hexadecimal digits. */
    hash: string;
    /** `jpeg`, `png`, `webp`, `avif` or `tiff`. */
    type: string;
    bytes: number;
    /** In pixels, as the picture is shown. */
    width: number;
    height: number;
    /** The picture ten pixels wide in the frame of a card, as WebP in base64. */
    placeholder: string;
    created_at: Date;
    /** `null` while an owner shows it. */
    unused_since: Date | null;
  };
  /** Exactly one of `product_id`, `category_id`, `brand_id`, `page`, `content` and `review` is set. */
  media_use: {
    hash: string;
    product_id: number | null;
    category_id: number | null;
    brand_id: number | null;
    page: string | null;
    /** An article, a page or the social posts, by the path in the content folder: `articles/sofa-size`. */
    content: Generated<string | null>;
    /** An item of an order whose buyer reviews it: `10001-0`. */
    review: Generated<string | null>;
    /** Counted from 1; gaps are allowed. */
    position: number;
    alt: JSONColumnType<MediaAlt, string, string>;
    /** The focal point of a crop, in percent of the width and of the height. */
    focus_x: number;
    focus_y: number;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends MediaTables {}
}
