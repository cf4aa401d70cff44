import type { Both, SourceBlock, SourceRoom } from '@feszek/content-folder';
import type { SocialNetwork } from '@feszek/contract';
import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { Json, Texts } from '../platform/database/columns.ts';

/** The texts of an article or a page. */
interface TextColumns {
  title: Json<Texts>;
  description: Json<Texts>;
  /** Markdown, for the export. */
  body: Json<Texts>;
  blocks: Json<Both<readonly SourceBlock[]>>;
  /** The hash of each picture by its path in the content folder. */
  pictures: Json<Readonly<Record<string, string>>>;
}

/** Articles, pages, menus, questions with their answers, social posts, the home page, and rules of addresses. */
export interface ContentTables {
  content_topic: {
    key: string;
    position: number;
    title: Json<Texts>;
    slug_hu: string;
    slug_en: string;
    /** Hungarian slugs of categories. */
    categories: readonly string[];
  };
  article: TextColumns & {
    id: GeneratedAlways<number>;
    key: string;
    topic: string;
    published_at: Date;
    updated_at: Date | null;
    expires_at: Date | null;
    /** The path of the picture in the content folder. */
    cover: string | null;
    cover_alt: Json<Texts>;
    related: readonly string[];
    slug_hu: string;
    slug_en: string;
    words: Json<Both<number>>;
    /** SKUs of the products that it shows. */
    skus: readonly string[];
  };
  content_page: TextColumns & {
    id: GeneratedAlways<number>;
    key: string;
    published_at: Date | null;
    expires_at: Date | null;
    /** `null` for the page of a named route. */
    slug_hu: string | null;
    slug_en: string | null;
    /** Of the last import; `null` for a page without versions. */
    version: string | null;
    changed_at: Date;
  };
  content_page_version: TextColumns & { page: string; version: string; changed_at: Date };
  social_post: {
    id: number;
    position: number;
    network: SocialNetwork;
    url: string;
    published_at: Date;
    picture: string;
    hash: string;
    alt: Json<Texts>;
    text: Json<Texts>;
  };
  /** One row: what the home page shows beside the goods. */
  home_page: {
    id: number;
    /** With the hash of its picture. */
    room: JSONColumnType<(SourceRoom & { readonly hash: string }) | null, string | null, string | null>;
    /** The key of an article. */
    story: string | null;
  };
  route_rule: {
    path: string;
    position: number;
    status: 301 | 302 | 410;
    target: string | null;
  };
  content_publication: { id: number; applied_until: Date };
  menu_item: {
    id: number;
    menu: 'header' | 'footer';
    parent_id: number | null;
    position: number;
    title: Json<Texts>;
    /** Such as `route:faq`, `page:privacy`, `category:nappali`, `collection:tisza` or `https://…`; `null` for a heading of other links. */
    target: string | null;
  };
  /** The collection or the article beside a top category, which is named by its Hungarian slug. */
  menu_feature: { category: string; position: number; target: string };
  faq_topic: { id: number; position: number; title: Json<Texts> };
  faq_question: { id: number; topic_id: number; position: number; question: Json<Texts>; answer: Json<Texts> };
}

declare module '../platform/database/schema.ts' {
  interface Database extends ContentTables {}
}
