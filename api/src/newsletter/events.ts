import type { Locale, NewsletterSource, NewsletterTopic } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';
import type { Database } from '../platform/database/schema.ts';
import { enqueueJob } from '../platform/jobs/enqueueJob.ts';
import { dataSheetLink, oneClickPath, unsubscribeLink } from './links.ts';
import type { NewsletterParts } from './newsletterParts.ts';

export type Subscription = Selectable<Database['newsletter_subscription']>;

/** A change of a subscription, as a marketing service gets it. */
export interface NewsletterEvent {
  readonly type: 'subscribed' | 'changed' | 'unsubscribed' | 'deleted';
  readonly data: {
    readonly subscription_id: number;
    readonly email: string;
    readonly name: string;
    readonly locale: Locale;
    readonly topics: readonly NewsletterTopic[];
    readonly source: NewsletterSource;
    readonly consent_version: string;
    /** ISO times. */
    readonly requested_at: string;
    readonly confirmed_at: string | null;
    readonly unsubscribed_at: string | null;
    /** Paths of the shop, for the mails of the service. */
    readonly links: { readonly one_click: string; readonly unsubscribe: string; readonly data_sheet: string };
  };
}

/** The job that delivers a change; its key is the change's id. */
export const DELIVERY_JOB = 'newsletter-delivery';

function eventData(parts: NewsletterParts, row: Subscription): NewsletterEvent['data'] {
  const { id, email, name, locale, topics, source, consent_version } = row;
  return {
    subscription_id: id, email, name, locale, topics, source, consent_version,
    requested_at: row.requested_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
    links: { one_click: oneClickPath(parts, row), unsubscribe: unsubscribeLink(parts, row), data_sheet: dataSheetLink(parts, row) },
  };
}

/** Records a change for the marketing service in the transaction of its cause. Does nothing in a shop without one. */
export async function recordChange(trx: Trx, parts: NewsletterParts, row: Subscription, type: NewsletterEvent['type']): Promise<void> {
  if (!parts.hasService) return;
  const { id } = await trx
    .insertInto('newsletter_change')
    .values({ subscription_id: row.id, type, payload: JSON.stringify(eventData(parts, row)), created_at: parts.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueJob(trx, parts.clock, DELIVERY_JOB, String(id));
}
