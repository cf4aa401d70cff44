import type { MailState } from '@feszek/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { MAIL_JOB } from './mailJob.ts';

/** Mails with the state of their jobs. A mail that is neither sent nor waits for its job is given up. */
export function selectMails(db: Db) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('outbox_mail')
        .leftJoin('job', (join) => join.on('job.kind', '=', MAIL_JOB).on(({ eb, cast, ref }) => eb('job.key', '=', cast<string>(ref('outbox_mail.id'), 'text'))))
        .selectAll('outbox_mail')
        .select(['job.attempts', 'job.last_error', 'job.state as job_state', 'job.run_at as next_attempt_at'])
        .select(
          sql<MailState>`case when outbox_mail.sent_at is not null then 'sent' when job.state in ('waiting', 'running') then 'waiting' else 'given_up' end`.as('state'),
        )
        .as('mail'),
    )
    .selectAll('mail');
}
