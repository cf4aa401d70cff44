import type { Locale } from '@feszek/contract';
import { randomUUID } from 'node:crypto';
import type { Trx } from '../../database/Trx.ts';
import type { Clock } from '../../clock.ts';
import type { MailContent } from '../content.ts';

export interface NewMail {
  readonly to: string;
  readonly locale: Locale;
  /** What sort of mail it is, for people who look for it: `order_confirmed`. */
  readonly kind: string;
  /** What it tells of, such as `order:10001`. */
  readonly about?: string;
  readonly content: MailContent;
}

/**
 * Lets a mail leave as soon as the transaction is committed, and never if it is not. A moment later it is sent, at least
 * once, by whichever process looks first (see `sendWaiting`).
 *
 * A new kind of mail is a function in the folder of what it is about, which takes what it needs to know and the reader's
 * language and returns a `MailContent`. Nothing else knows the kinds:
 *
 * ```ts
 * export function quoteAnswered({ number, total }: AnsweredQuote, locale: Locale): MailContent {
 *   const words = WORDS[locale];
 *   return {
 *     subject: words.subject(number),
 *     preview: words.preview(total),
 *     blocks: [{ type: 'heading', text: words.title }, { type: 'button', label: words.open, href: routePath('offer', locale) }],
 *   };
 * }
 *
 * await enqueueMail(trx, clock, { to, locale, kind: 'quote_answered', about: `quote:${id}`, content: quoteAnswered(quote, locale) });
 * ```
 *
 * @param trx the transaction of what the mail tells of
 */
export async function enqueueMail(trx: Trx, clock: Clock, { to, locale, kind, about, content }: NewMail): Promise<void> {
  const now = clock.now();
  await trx
    .insertInto('outbox_mail')
    .values({ message_id: randomUUID(), kind, about: about ?? null, recipient: to, locale, content: JSON.stringify(content), next_attempt_at: now, created_at: now, last_error: null, sent_at: null })
    .execute();
}
