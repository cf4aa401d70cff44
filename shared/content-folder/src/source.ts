import type { ContentData, ContentForm, Locale, NoticeKind, Showroom, ShowroomMap, SocialNetwork } from '@feszek/contract';

/** A value in each language. */
export type Both<Value> = Readonly<Record<Locale, Value>>;

/** The seller's data that a text may contain. */
export const SELLER_FIELDS = [
  'name', 'address', 'tax_number', 'registration_number', 'registration_court', 'email', 'phone', 'hosting_name', 'hosting_address', 'hosting_email', 'bank_account',
] as const;
export type SellerField = (typeof SELLER_FIELDS)[number];

/** A piece of text as it is stored: targets of links and the seller's data are resolved when it is shown. */
export type SourceInline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly inlines: readonly SourceInline[] }
  /** `target`: `route:`, `page:`, `article:`, `category:`, `collection:`, `sku:`, or a whole address. */
  | { readonly type: 'link'; readonly target: string; readonly inlines: readonly SourceInline[] }
  | { readonly type: 'seller'; readonly field: SellerField }
  | { readonly type: 'break' };

export interface SourceItem {
  readonly blocks: readonly SourceBlock[];
}

export type Alignment = 'left' | 'center' | 'right' | null;

/** A block as it is stored, see `ContentBlock` of the contract. */
export type SourceBlock =
  | { readonly type: 'heading'; readonly level: number; readonly id: string; readonly text: string }
  | { readonly type: 'paragraph'; readonly inlines: readonly SourceInline[] }
  | { readonly type: 'list'; readonly is_ordered: boolean; readonly start: number; readonly items: readonly SourceItem[] }
  | { readonly type: 'quote'; readonly blocks: readonly SourceBlock[] }
  | {
      readonly type: 'table';
      readonly columns: readonly { readonly align: Alignment; readonly inlines: readonly SourceInline[] }[];
      readonly rows: readonly { readonly cells: readonly { readonly inlines: readonly SourceInline[] }[] }[];
    }
  /** `file`: the path of the picture in the content folder. */
  | { readonly type: 'picture'; readonly file: string; readonly alt: string; readonly caption: string | null }
  | { readonly type: 'products'; readonly skus: readonly string[] }
  | { readonly type: 'notice'; readonly kind: NoticeKind; readonly blocks: readonly SourceBlock[] }
  | { readonly type: 'steps'; readonly steps: readonly SourceItem[] }
  | { readonly type: 'accordion'; readonly items: readonly (SourceItem & { readonly id: string; readonly title: string })[] }
  | { readonly type: 'map'; readonly showroom: string }
  | { readonly type: 'form'; readonly name: ContentForm }
  | { readonly type: 'data'; readonly name: ContentData };

/** The text of an article or a page in one language. */
export interface SourceText {
  readonly title: string;
  /** `null` for the page of a named route. */
  readonly slug: string | null;
  readonly description: string;
  /** The Markdown below the front matter, with `\n` as the end of lines. */
  readonly body: string;
  readonly blocks: readonly SourceBlock[];
}

/** A date such as `2026-03-14`, or with the time in Hungary, `2026-03-14T08:30`. */
export type Moment = string;

export interface SourceArticle {
  readonly key: string;
  readonly topic: string;
  readonly published: Moment;
  readonly updated: Moment | null;
  readonly expires: Moment | null;
  /** The path of its picture in the content folder. */
  readonly cover: string | null;
  readonly coverAlt: Both<string>;
  readonly related: readonly string[];
  readonly text: Both<SourceText>;
}

export interface SourceTopic {
  readonly key: string;
  readonly title: Both<string>;
  readonly slug: Both<string>;
  /** Hungarian slugs of categories. */
  readonly categories: readonly string[];
}

export interface SourcePage {
  readonly key: string;
  readonly published: Moment | null;
  readonly expires: Moment | null;
  /** The date from which this version applies; `null` for a page without versions. */
  readonly version: string | null;
  readonly text: Both<SourceText>;
}

export interface SourceFaqTopic {
  readonly title: Both<string>;
  readonly questions: readonly { readonly question: Both<string>; readonly answer: Both<string> }[];
}

export interface SourceMenuItem {
  readonly title: Both<string>;
  /** See `SourceInline`; `null` for a heading of other links. */
  readonly target: string | null;
  readonly children: readonly SourceMenuItem[];
}

/** A collection or an article that the menu shows beside a top category. */
export interface SourceMenuFeature {
  /** The Hungarian slug of the category. */
  readonly category: string;
  /** `collection:` or `article:`, see `SourceInline`. */
  readonly target: string;
}

export interface SourceMenus {
  readonly header: readonly SourceMenuItem[];
  readonly footer: readonly SourceMenuItem[];
  readonly featured: readonly SourceMenuFeature[];
}

export interface SourceShowroomPicture {
  /** The path of the picture in the content folder. */
  readonly path: string;
  readonly alt: Both<string>;
}

export interface SourceShowroom {
  readonly key: string;
  readonly name: Both<string>;
  readonly address: string;
  readonly city: string;
  readonly zipcode: string;
  readonly phone: string;
  readonly email: string;
  readonly openingHours: Showroom['opening_hours'];
  readonly map: ShowroomMap | null;
  /** `null` for a showroom that was imported before showrooms had pictures. */
  readonly picture: SourceShowroomPicture | null;
}

export interface SourceSocialPost {
  readonly network: SocialNetwork;
  readonly url: string;
  /** The path of its picture in the content folder. */
  readonly picture: string;
  readonly alt: Both<string>;
  readonly text: Both<string>;
  readonly published: Moment;
}

/** A product in the picture of a room. */
export interface SourceRoomPoint {
  readonly sku: string;
  /** Its position, in percent of the picture's width and height. */
  readonly x: number;
  readonly y: number;
}

/** A picture of a room with the products in it. */
export interface SourceRoom {
  readonly title: Both<string>;
  readonly text: Both<string>;
  /** The path of the picture in the content folder. */
  readonly picture: string;
  readonly alt: Both<string>;
  /** In the order of reading. */
  readonly points: readonly SourceRoomPoint[];
}

/** What the home page shows beside the goods. */
export interface SourceHome {
  readonly room: SourceRoom | null;
  /** The key of the article that is shown as a story; `null` for none. */
  readonly story: string | null;
}

export interface SourceRedirect {
  /** The normalised path, see `normalizePath`. */
  readonly from: string;
  readonly status: 301 | 302 | 410;
  /** `null` with 410. */
  readonly to: string | null;
}

/** The sections of a content folder. A section that the folder does not have is absent. */
export interface ContentSections {
  readonly topics?: readonly SourceTopic[];
  readonly articles?: readonly SourceArticle[];
  readonly pages?: readonly SourcePage[];
  readonly faq?: readonly SourceFaqTopic[];
  readonly menus?: SourceMenus;
  readonly showrooms?: readonly SourceShowroom[];
  readonly social?: readonly SourceSocialPost[];
  readonly home?: SourceHome;
  readonly redirects?: readonly SourceRedirect[];
}

/** A place in a content folder that names something: a page, a product. */
export interface Reference {
  readonly file: string;
  readonly line: number;
  readonly kind: 'article' | 'page' | 'category' | 'collection' | 'sku' | 'topic' | 'showroom';
  readonly name: string;
}
