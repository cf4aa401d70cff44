import { plainText } from '@feszek/content-folder';
import { imageUrl, LOCALE_TAGS, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { element, escapeXml } from '../../catalog/feeds/xml.ts';
import type { Database } from '../../platform/database/schema.ts';
import { articleAddress } from '../articles/articleAddress.ts';
import { shownArticles, toCard } from '../articles/articleCards.ts';

/** Articles in a feed. */
const MOST_ARTICLES = 50;

const TEXTS: Readonly<Record<Locale, { readonly title: string; readonly description: string }>> = {
  hu: { title: 'Fészek Napló', description: 'Tanácsok lakberendezéshez, bútorokhoz és lakástextilekhez.' },
  en: { title: 'Fészek Journal', description: 'Advice on furnishing, furniture and home textiles.' },
};

export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly topic: string;
  readonly text: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date | null;
  /** The address of the picture, if there is one. */
  readonly image: string | undefined;
}

export interface BlogFeed {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly homeUrl: string;
  readonly items: readonly FeedItem[];
}

/** The newest articles in one language. */
export async function loadBlogFeed(db: Kysely<Database>, now: Date, shopUrl: string, locale: Locale): Promise<BlogFeed> {
  const rows = await shownArticles(db, now).select('article.blocks').limit(MOST_ARTICLES).execute();
  const items = rows.map((row) => {
    const card = toCard(row, locale);
    return {
      url: `${shopUrl}${articleAddress(row, locale)}`,
      title: card.title, description: card.description, topic: card.topic.title, text: plainText(row.blocks[locale]), publishedAt: row.published_at, updatedAt: row.updated_at,
      image: card.cover ? `${shopUrl}${imageUrl(card.cover.path, 1280)}` : undefined,
    };
  });
  return { locale, ...TEXTS[locale], homeUrl: `${shopUrl}${routePath('blog', locale)}`, items };
}

function rssItem({ url, title, description, topic, publishedAt, image }: FeedItem): string {
  const picture = image === undefined ? '' : `<media:content url="${escapeXml(image)}" medium="image" type="image/webp"/>`;
  return `<item>${element('title', title)}${element('link', url)}<guid isPermaLink="true">${escapeXml(url)}</guid>${element('pubDate', publishedAt.toUTCString())}${element('category', topic)}${element('description', description)}${picture}</item>\n`;
}

/** RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function toRss({ locale, title, description, homeUrl, items }: BlogFeed, feedUrl: string): string {
  const changed = items[0] ? element('lastBuildDate', items[0].publishedAt.toUTCString()) : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>
${element('title', title)}${element('link', homeUrl)}${element('description', description)}${element('language', LOCALE_TAGS[locale].toLowerCase())}${changed}
<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>
${items.map(rssItem).join('')}</channel></rss>
`;
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function toJsonFeed({ locale, title, description, homeUrl, items }: BlogFeed, feedUrl: string): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title, description, home_page_url: homeUrl, feed_url: feedUrl, language: LOCALE_TAGS[locale],
    items: items.map((item) => ({
      id: item.url, url: item.url, title: item.title, summary: item.description, content_text: item.text, tags: [item.topic],
      date_published: item.publishedAt.toISOString(),
      ...(item.updatedAt && { date_modified: item.updatedAt.toISOString() }),
      ...(item.image !== undefined && { image: item.image }),
    })),
  };
}
