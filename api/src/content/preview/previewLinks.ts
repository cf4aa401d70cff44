import { addQuery, LOCALES } from '@feszek/contract';
import type { ContentPreviewLinks, Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { articleAddresses } from '../articles/articleAddress.ts';
import { pageAddresses } from '../pages/pageAddress.ts';
import type { PreviewSigner } from './PreviewSigner.ts';

interface Source {
  readonly db: Kysely<Database>;
  readonly previews: PreviewSigner;
  readonly shopUrl: string;
  readonly now: Date;
}

/** The subject of the signature, and the entry's addresses. */
async function findEntry(db: Kysely<Database>, key: string): Promise<{ readonly subject: string; readonly addresses: Record<Locale, string> } | undefined> {
  const article = await db.selectFrom('article').select(['key', 'slug_hu', 'slug_en']).where('key', '=', key).executeTakeFirst();
  if (article) return { subject: `article:${key}`, addresses: articleAddresses(article) };
  const page = await db.selectFrom('content_page').select(['key', 'slug_hu', 'slug_en']).where('key', '=', key).executeTakeFirst();
  return page && { subject: `page:${key}`, addresses: pageAddresses(page) };
}

/**
 * Links that show an article or a page whatever its publication date.
 *
 * @param key - of an article, or of a page
 * @throws ApiError `not_found`
 */
export async function previewLinks({ db, previews, shopUrl, now }: Source, key: string): Promise<ContentPreviewLinks> {
  const entry = await findEntry(db, key);
  if (!entry) throw new ApiError('not_found');
  const { token, expiresAt } = previews.sign(entry.subject, now);
  return { links: LOCALES.map((locale) => ({ locale, url: `${shopUrl}${addQuery(entry.addresses[locale], `preview=${token}`)}` })), expires_at: expiresAt.toISOString() };
}
