import { CONTENT_ROUTES } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { SitemapPage } from '../../catalog/feeds/sitemap.ts';
import type { Database } from '../../platform/database/schema.ts';
import { dayInHungary } from '../../platform/hungarianTime.ts';
import { articleAddresses } from '../articles/articleAddress.ts';
import { shownArticles } from '../articles/articleCards.ts';
import { pageAddresses } from '../pages/pageAddress.ts';
import { isShown } from '../publication/isShown.ts';
import { currentVersion } from '../publication/shownVersions.ts';

/** Articles and pages for the sitemap. The pages that do not need content are in the shell's part. */
export async function contentSitemapPages(db: Kysely<Database>, now: Date): Promise<readonly SitemapPage[]> {
  const articles = await shownArticles(db, now).execute();
  const pages = (await db.selectFrom('content_page').selectAll().where(({ eb, or }) => or([eb('slug_hu', 'is not', null), eb('key', 'in', [...CONTENT_ROUTES])])).orderBy('key').execute()).filter((page) => isShown(page, now));
  const current = await Promise.all(pages.map(async (page) => page.version === null || (await currentVersion(db, page.key, dayInHungary(now))) !== null));
  return [
    ...articles.map((article) => ({ paths: articleAddresses(article), changedAt: article.updated_at ?? article.published_at, pictures: article.cover_picture ? [article.cover_picture.path] : [] })),
    ...pages.filter((_, index) => current[index]).map((page) => ({ paths: pageAddresses(page), changedAt: page.changed_at })),
  ];
}
