import type { Locale } from '@feszek/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { MailContent } from '../content.ts';

/** Mails of the last thirty days, and those that are not sent yet. Their jobs have attempts and errors. */
export interface OutboxTables {
  outbox_mail: {
    id: Generated<number>;
    message_id: string;
    kind: string;
    about: string | null;
    recipient: string;
    locale: Locale;
    content: JSONColumnType<MailContent, string, string>;
    /** Whether its buttons open an account: they are removed once it is sent. */
    has_secret_link: Generated<boolean>;
    created_at: Date;
    sent_at: Date | null;
  };
}

declare module '../../database/schema.ts' {
  interface Database extends OutboxTables {}
}
