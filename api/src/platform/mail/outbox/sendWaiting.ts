import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/connect.ts';
import type { Database } from '../../database/schema.ts';
import { renderHtml } from '../renderHtml.ts';
import { renderText } from '../renderText.ts';
import { RefusedMailError } from '../transport.ts';
import type { MailTransport } from '../transport.ts';

/** Mails in one run; the next run takes the rest. */
const BATCH = 50;
/** A process that has not said by then what became of its mail has died; the mail is sent once more. */
const CLAIM_MS = 120_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 4 * 60 * 60_000;
/** With the pauses between them these are two days. */
export const MOST_ATTEMPTS = 20;

export interface OutboxParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly transport: MailTransport;
  readonly config: { readonly shopUrl: string };
}

type MailRow = Selectable<Database['outbox_mail']>;

/** Takes the mail that has waited longest, for a while: no other process takes it as well. */
async function claim({ db, clock }: OutboxParts): Promise<MailRow | undefined> {
  const now = clock.now();
  return db
    .updateTable('outbox_mail')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: new Date(now.getTime() + CLAIM_MS) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('outbox_mail').select('id').where('state', '=', 'waiting').where('next_attempt_at', '<=', now).orderBy('next_attempt_at').orderBy('id').limit(1).forUpdate().skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

async function send({ config: { shopUrl }, transport }: OutboxParts, { message_id: messageId, recipient: to, locale, content, created_at: date }: MailRow): Promise<void> {
  const html = renderHtml(content, locale, shopUrl);
  await transport.send({ messageId, to, language: locale, subject: content.subject, html, text: renderText(content, locale, shopUrl), date });
}

/** Puts a mail off after an attempt that failed, or gives it up. */
async function putOff({ db, clock, log }: OutboxParts, { id, kind, about, attempts }: MailRow, error: unknown): Promise<void> {
  const isGivenUp = error instanceof RefusedMailError || attempts >= MOST_ATTEMPTS;
  const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  const next_attempt_at = new Date(clock.now().getTime() + pause);
  await db.updateTable('outbox_mail').set({ last_error, ...(isGivenUp ? { state: 'given_up' as const } : { next_attempt_at }) }).where('id', '=', id).execute();
  const facts = { err: error, mail_id: id, kind, about, attempts };
  if (isGivenUp) log.error(facts, 'mail given up: its recipient will not get it');
  else log.warn({ ...facts, next_attempt_at }, 'mail could not be sent; it will be tried again');
}

/**
 * Sends what waits in the outbox. Safe with several processes: each mail is claimed by one of them. Should that one die
 * between sending and saying so, the mail goes out a second time, under the same Message-ID.
 *
 * @returns how many mails were sent
 */
export async function sendWaiting(parts: OutboxParts): Promise<number> {
  const { db, clock, log } = parts;
  let count = 0;
  for (let taken = 0; taken < BATCH; taken += 1) {
    const mail = await claim(parts);
    if (!mail) break;
    try {
      await send(parts, mail);
    } catch (error) {
      await putOff(parts, mail, error);
      continue;
    }
    await db.updateTable('outbox_mail').set({ state: 'sent', sent_at: clock.now(), last_error: null }).where('id', '=', mail.id).execute();
    log.info({ mail_id: mail.id, kind: mail.kind, about: mail.about }, 'mail sent');
    count += 1;
  }
  return count;
}
