import type { OperatorMail, OperatorMails } from '@feszek/contract';
import type { InferResult } from 'kysely';
import type { MailSeller } from '../../footer.ts';
import { renderText } from '../../renderText.ts';
import type { selectMails } from '../selectMails.ts';

type MailRow = InferResult<ReturnType<typeof selectMails>>[number];

/** A mail as the operator sees it in a list. */
export function toListedMail({ id, kind, about, recipient, locale, content, state, attempts, created_at, sent_at, next_attempt_at, last_error }: MailRow): OperatorMails[number] {
  return {
    id, kind, about, recipient, locale, subject: content.subject, state, attempts, last_error,
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    next_attempt_at: state === 'waiting' ? (next_attempt_at?.toISOString() ?? null) : null,
  };
}

/** A mail with its text. */
export function toOperatorMail(row: MailRow, shopUrl: string, seller?: MailSeller): OperatorMail {
  return { ...toListedMail(row), text: renderText(row.content, row.locale, shopUrl, seller) };
}
