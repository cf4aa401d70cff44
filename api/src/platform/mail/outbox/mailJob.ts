import type { Locale } from '@feszek/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/connect.ts';
import { PermanentJobError } from '../../jobs/JobRegistry.ts';
import type { JobContext, JobRegistry } from '../../jobs/JobRegistry.ts';
import type { MailContent } from '../content.ts';
import type { MailDocument, WriteDocument } from '../documents.ts';
import { mailLink } from '../mailLink.ts';
import { renderHtml } from '../renderHtml.ts';
import type { MailSeller } from '../footer.ts';
import { renderText } from '../renderText.ts';
import { RefusedMailError } from '../transport.ts';
import type { MailAttachment, MailTransport } from '../transport.ts';

/** The job that sends a mail; its key is the mail's id. */
export const MAIL_JOB = 'mail';
/** With the delays between them these are two days. */
export const MAIL_ATTEMPTS = 20;
const BACK_OFF = { firstMs: 30_000, longestMs: 4 * 60 * 60_000 };

export interface MailJobParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly transport: MailTransport;
  /** Public origin of the shop. */
  readonly shopUrl: string;
  readonly seller?: MailSeller | undefined;
  /** Makes the documents of mails; without it a mail with one is not sent. */
  readonly writeDocument?: WriteDocument | undefined;
  /** Whether links with a token stay in the stored mail: a developer opens them on a page (see `showsMails`). */
  readonly keepsLinks?: boolean;
}

function withoutButtons(content: MailContent): MailContent {
  return { ...content, blocks: content.blocks.filter(({ type }) => type !== 'button') };
}

function writeDocuments({ writeDocument }: MailJobParts, documents: readonly MailDocument[], locale: Locale): Promise<MailAttachment[]> {
  return Promise.all(documents.map((document) => {
    if (!writeDocument) throw new Error('No program makes the documents of mails');
    return writeDocument(document, locale);
  }));
}

/**
 * Sends a mail that was not sent yet. If the process ends between the mail server's confirmation and its record, the mail is
 * sent a second time, with the same Message-ID.
 *
 * @throws PermanentJobError for a mail that the server refuses for good
 */
async function sendMail(parts: MailJobParts, key: string, { log }: JobContext): Promise<void> {
  const { db, clock, transport, shopUrl, seller, keepsLinks } = parts;
  const mail = await db.selectFrom('outbox_mail').selectAll().where('id', '=', Number(key)).executeTakeFirst();
  if (!mail || mail.sent_at) return;
  const { id, kind, about, message_id: messageId, recipient: to, locale: language, content, created_at: date, reply_to: replyTo, unsubscribe_path: unsubscribePath } = mail;
  const files = await db.selectFrom('outbox_attachment').select(['name', 'type', 'content']).where('mail_id', '=', id).orderBy('position').execute();
  const attachments = [...files, ...(await writeDocuments(parts, mail.documents, language))];
  try {
    await transport.send({
      messageId, to, language, subject: content.subject, html: renderHtml(content, language, shopUrl, seller), text: renderText(content, language, shopUrl, seller), date, attachments,
      ...(replyTo !== null && { replyTo }),
      ...(unsubscribePath !== null && { unsubscribeUrl: mailLink(unsubscribePath, shopUrl) }),
    });
  } catch (error) {
    throw error instanceof RefusedMailError ? new PermanentJobError(error.message, { cause: error }) : error;
  }
  const stored = mail.has_secret_link && !keepsLinks ? { content: JSON.stringify(withoutButtons(content)) } : {};
  await db.updateTable('outbox_mail').set({ sent_at: clock.now(), ...stored }).where('id', '=', id).execute();
  log.info({ mail_id: id, kind, about }, 'mail sent');
}

/** Registers the job that sends mails. */
export function registerMailJob(jobs: JobRegistry, parts: MailJobParts): void {
  jobs.register({ kind: MAIL_JOB, attempts: MAIL_ATTEMPTS, backOff: BACK_OFF, run: (key, context) => sendMail(parts, key, context) });
}
