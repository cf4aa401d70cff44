import type { Locale } from '@feszek/contract';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Trx } from '../../database/Trx.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import type { MailContent } from '../content.ts';
import type { MailDocument } from '../documents.ts';
import type { MailAttachment } from '../transport.ts';
import { MAIL_JOB } from './mailJob.ts';

export interface NewMail {
  readonly to: string;
  readonly locale: Locale;
  /** For people who search for it: `order_confirmed`. */
  readonly kind: string;
  /** The subject, such as `order:10001`. */
  readonly about?: string;
  /** Whether its buttons carry a token. They are removed from the stored mail once it is sent. */
  readonly hasSecretLink?: boolean;
  /** The address that replies go to, if it is not the sender's. */
  readonly replyTo?: string;
  /** The path of the one-click unsubscription, with its token: for mails of the newsletter. */
  readonly unsubscribePath?: string;
  readonly attachments?: readonly MailAttachment[];
  /** Documents that are made when the mail is sent: they are large, and many mails have the same. */
  readonly documents?: readonly MailDocument[];
  readonly content: MailContent;
}

/**
 * Enqueues a mail. It is sent as soon as the transaction is committed, and never if it is rolled back.
 *
 * A new kind of mail is a function in the folder of its domain, which takes the facts and the recipient's language and returns
 * a `MailContent`. There is no list of kinds:
 *
 * ```ts
 * export function quoteAnswered({ number, total }: AnsweredQuote, locale: Locale): MailContent {
 *   const texts = TEXTS[locale];
 *   return {
 *     subject: texts.subject(number),
 *     preview: texts.preview(total),
 *     blocks: [{ type: 'heading', text: texts.title }, { type: 'button', label: texts.open, href: routePath('offer', locale) }],
 *   };
 * }
 *
 * await enqueueMail(trx, clock, { to, locale, kind: 'quote_answered', about: `quote:${id}`, content: quoteAnswered(quote, locale) });
 * ```
 *
 * @param trx the transaction of its cause
 */
export async function enqueueMail(trx: Trx, clock: Clock, { to, locale, kind, about, hasSecretLink = false, replyTo, unsubscribePath, attachments = [], documents = [], content }: NewMail): Promise<void> {
  const { id } = await trx
    .insertInto('outbox_mail')
    .values({
      message_id: randomUUID(), kind, about: about ?? null, recipient: to, locale, content: JSON.stringify(content), has_secret_link: hasSecretLink, reply_to: replyTo ?? null,
      unsubscribe_path: unsubscribePath ?? null, documents: JSON.stringify(documents), created_at: clock.now(), sent_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const files = attachments.map((attachment, position) => ({ ...attachment, mail_id: id, position }));
  if (files.length > 0) await trx.insertInto('outbox_attachment').values(files).execute();
  await enqueueJob(trx, clock, MAIL_JOB, String(id));
}
