import type { ArticleCard, Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { cardPicture } from '../../media/share/shareCard.ts';
import type { ShareCard } from '../../media/share/shareCard.ts';
import type { Database } from '../../platform/database/schema.ts';
import { shownArticles, toCard } from './articleCards.ts';

/** What the picture beside a link to an article shows: its topic, its title and its cover. */
export function articleShareCard({ title, topic, cover }: Pick<ArticleCard, 'title' | 'topic' | 'cover'>): ShareCard {
  return { title, line: topic.title, isWhole: false, ...cardPicture(cover) };
}

/** The same by the article's key; `undefined` for an article that is not shown. */
export async function findArticleShareCard(db: Kysely<Database>, now: Date, key: string, locale: Locale): Promise<ShareCard | undefined> {
  const row = await shownArticles(db, now).where('article.key', '=', key).executeTakeFirst();
  return row && articleShareCard(toCard(row, locale));
}
