import type { Article, ArticleCard, ContentBlock, Image, Locale } from '@feszek/contract';
import { tableOfContents } from '../contents/tableOfContents.ts';
import type { ContentsEntry } from '../contents/tableOfContents.ts';

/** The data of an article's screen. */
export interface ArticleView {
  readonly title: string;
  readonly description: string;
  readonly topic: ArticleCard['topic'];
  /** ISO times. */
  readonly published_at: string;
  readonly updated_at: string | null;
  readonly reading_minutes: number;
  readonly cover: Image | null;
  /** Path of the picture beside links to the article. */
  readonly shareImage: string;
  readonly addresses: Readonly<Record<Locale, string>>;
  readonly contents: readonly ContentsEntry[];
  readonly blocks: readonly ContentBlock[];
  readonly related: readonly ArticleCard[];
  readonly isPreview: boolean;
}

/** Selects the fields that the screen of an article shows. */
export function articleViewOf(article: Article): ArticleView {
  const { title, description, topic, published_at, updated_at, reading_minutes, cover, share_image: shareImage, addresses, blocks, related, is_preview } = article;
  return { title, description, topic, published_at, updated_at, reading_minutes, cover, shareImage, addresses, contents: tableOfContents(blocks), blocks, related, isPreview: is_preview };
}
