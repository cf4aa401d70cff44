import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { missingLegalPages } from './missingLegalPages.ts';

/** Throws `legal_pages_missing` if the shop lacks the page of its terms or of its privacy notice. */
export type RequireLegalPages = (db: Kysely<Database>, now: Date) => Promise<void>;

/** Refuses what needs a consent to a page that does not exist, and logs the keys of the missing pages. */
export function requireLegalPages(log: FastifyBaseLogger): RequireLegalPages {
  return async (db, now) => {
    const pages = await missingLegalPages(db, now);
    if (pages.length === 0) return;
    log.warn({ pages }, 'an order or a quote request was refused: its consents name pages that are not published (docs/guides/content.md)');
    throw new ApiError('legal_pages_missing');
  };
}
