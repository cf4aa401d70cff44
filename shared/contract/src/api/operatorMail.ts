import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LOCALES } from '../locale.ts';
import { LIMITS } from './limits.ts';

/** States of a mail: waiting for its next attempt, sent, or given up. */
export const MAIL_STATES = ['waiting', 'sent', 'given_up'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Number of mails in one list. */
const LISTED = { byDefault: 20, most: 500 } as const;

/** Query of `GET /operator/mails`. */
export const operatorMailsQuerySchema = object({
  state: string().oneOf(MAIL_STATES, 'unknown_value'),
  to: string().max(LIMITS.email, 'too_long'),
  limit: number().integer('whole_number').min(1, 'too_small').max(LISTED.most, 'too_large').default(LISTED.byDefault),
});

const listedMailSchema = object({
  id: number().required(),
  kind: string().required(),
  /** The subject of the mail, such as `order:10001`. */
  about: string().nullable().defined(),
  recipient: string().required(),
  locale: string().oneOf(LOCALES).required(),
  subject: string().defined(),
  state: string().oneOf(MAIL_STATES).required(),
  /** How often it was tried; `null` for one that was sent. */
  attempts: number().nullable().defined(),
  created_at: string().required(),
  sent_at: string().nullable().defined(),
  /** Time of the next attempt; `null` for a mail that is not waiting. */
  next_attempt_at: string().nullable().defined(),
  last_error: string().nullable().defined(),
});

/** Response of `GET /operator/mails`: the newest first. */
export const operatorMailsSchema = array(listedMailSchema.required()).required();
export type OperatorMails = InferType<typeof operatorMailsSchema>;

/** Response of `GET /operator/mails/{id}` and of `POST /operator/mails/{id}/resent`; `text` is the mail without its HTML. */
export const operatorMailSchema = listedMailSchema.concat(object({ text: string().defined() }));
export type OperatorMail = InferType<typeof operatorMailSchema>;
