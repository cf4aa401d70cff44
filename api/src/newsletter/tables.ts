import type { Locale, NewsletterSource, NewsletterTopic } from '@feszek/contract';
import type { Generated } from 'kysely';
import type { Json } from '../platform/database/columns.ts';
import type { NewsletterEvent } from './events.ts';

/** Subscriptions of the newsletter, and their changes for a marketing service. */
export interface NewsletterTables {
  newsletter_subscription: {
    id: Generated<number>;
    /** Unique, in lower case. */
    email: string;
    /** Empty if it is not given. */
    name: string;
    locale: Locale;
    topics: readonly NewsletterTopic[];
    state: 'pending' | 'active' | 'unsubscribed';
    /** Part of the signatures of links. A new key makes earlier links invalid. */
    link_key: string;
    source: NewsletterSource;
    /** The date of the text of the consent. */
    consent_version: string;
    requested_at: Date;
    confirmed_at: Date | null;
    unsubscribed_at: Date | null;
    /** When the latest mail with a link was sent, for the pause between mails. */
    mailed_at: Date | null;
  };
  newsletter_change: {
    id: Generated<number>;
    subscription_id: number;
    type: NewsletterEvent['type'];
    payload: Json<NewsletterEvent['data']>;
    created_at: Date;
    delivered_at: Generated<Date | null>;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends NewsletterTables {}
}
