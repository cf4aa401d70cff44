import type { ContactTopic, Locale } from '@feszek/contract';
import type { Generated } from 'kysely';

/** Messages of the contact form. */
export interface ContactTables {
  contact_message: {
    /** The number in the receipt. */
    id: Generated<number>;
    created_at: Date;
    locale: Locale;
    topic: ContactTopic;
    name: string;
    /** In lower case. */
    email: string;
    /** As the sender wrote it. */
    order_number: string;
    message: string;
    /** Hash of the sender's network address, see `clientKey`. */
    client_key: string;
    closed_at: Date | null;
  };
  contact_file: { message_id: number; name: string; type: string; content: Buffer };
}

declare module '../platform/database/schema.ts' {
  interface Database extends ContactTables {}
}
