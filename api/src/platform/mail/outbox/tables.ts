import type { Locale } from '@feszek/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { MailContent } from '../content.ts';
import type { MailDocument } from '../documents.ts';

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
    /** `null`: the sender's address. */
    reply_to: string | null;
    /** The path of the one-click unsubscription, with its token; `null` for a mail that is not of the newsletter. */
    unsubscribe_path: string | null;
    /** What is attached when it is sent. */
    documents: JSONColumnType<readonly MailDocument[], string | undefined, string>;
    created_at: Date;
    sent_at: Date | null;
  };
  /** Files of mails; they are deleted with their mail. */
  outbox_attachment: { mail_id: number; position: number; name: string; type: string; content: Buffer };
}

declare module '../../database/schema.ts' {
  interface Database extends OutboxTables {}
}
