import type { Locale } from '@feszek/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { MailContent } from '../content.ts';

/** Mails that are to leave, or have left. */
export interface OutboxTables {
  outbox_mail: {
    id: Generated<number>;
    message_id: string;
    kind: string;
    about: string | null;
    recipient: string;
    locale: Locale;
    content: JSONColumnType<MailContent, string, string>;
    state: Generated<'waiting' | 'sent' | 'given_up'>;
    attempts: Generated<number>;
    next_attempt_at: Date;
    last_error: string | null;
    created_at: Date;
    sent_at: Date | null;
  };
}

declare module '../../database/schema.ts' {
  interface Database extends OutboxTables {}
}
