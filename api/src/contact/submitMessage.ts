import type { Locale } from '@feszek/contract';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { ApiError } from '../platform/http/errors.ts';
import { enqueueMail } from '../platform/mail/outbox/enqueueMail.ts';
import { messageMail, receiptMail } from './messageMails.ts';
import type { ContactForm } from './readForm.ts';

/** An arbitrary number for the advisory lock, unique in the database: messages are counted one after another. */
const CONTACT_LOCK = 20_261_134;
const HOUR_MS = 3_600_000;
/** Messages within an hour, from one network address and with one email address. */
export const MESSAGES_PER_HOUR = 5;

export interface SubmitParts {
  readonly db: Db;
  readonly clock: Clock;
  /** The address of the shop's staff. */
  readonly shopAddress: string;
}

export interface Sender {
  /** See `clientKey`. */
  readonly clientKey: string;
  readonly locale: Locale;
}

async function checkLimit(trx: Trx, now: Date, column: 'email' | 'client_key', value: string): Promise<void> {
  const recent = await trx.selectFrom('contact_message').select('created_at').where(column, '=', value).where('created_at', '>', new Date(now.getTime() - HOUR_MS)).orderBy('created_at').execute();
  const [oldest] = recent;
  if (!oldest || recent.length < MESSAGES_PER_HOUR) return;
  throw new ApiError('too_many_requests', { params: { seconds: Math.ceil((oldest.created_at.getTime() + HOUR_MS - now.getTime()) / 1000) } });
}

/**
 * Stores a message, mails it to the shop with its file, and a receipt to its sender.
 *
 * @returns the number of the message
 * @throws ApiError `too_many_requests`
 */
export function submitMessage({ db, clock, shopAddress }: SubmitParts, { input, file }: ContactForm, { clientKey, locale }: Sender): Promise<number> {
  const { topic, name, order_number, message } = input;
  const email = input.email.toLowerCase();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${CONTACT_LOCK})`.execute(trx);
    const now = clock.now();
    await checkLimit(trx, now, 'client_key', clientKey);
    await checkLimit(trx, now, 'email', email);
    const { id } = await trx
      .insertInto('contact_message')
      .values({ created_at: now, locale, topic, name, email, order_number, message, client_key: clientKey, closed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (file) await trx.insertInto('contact_file').values({ ...file, message_id: id }).execute();
    const about = `message:${id}`;
    await enqueueMail(trx, clock, { to: shopAddress, locale: 'hu', kind: 'message_to_answer', about, replyTo: email, content: messageMail(id, input), ...(file && { attachments: [file] }) });
    await enqueueMail(trx, clock, { to: email, locale, kind: 'message_received', about, content: receiptMail(id, topic, locale) });
    return id;
  });
}
