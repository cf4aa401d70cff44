import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LOCALES } from '../locale.ts';
import { personName } from './registration.ts';
import { contactFields } from './contact.ts';
import { LIMITS } from './limits.ts';

/** Users in one list. */
const MOST_LISTED = 500;

/** Query of `GET /operator/users`. */
export const operatorUsersQuerySchema = object({
  /** A part of the name or of the email address; all users if it is empty. */
  q: string().trim().max(LIMITS.email, 'too_long').default(''),
  /** Only blocked users. */
  blocked: boolean().default(false),
  /** Only users whose accounts will be deleted. */
  closing: boolean().default(false),
  limit: number().integer('whole_number').min(1, 'too_small').max(MOST_LISTED, 'too_large').default(50),
});
export type OperatorUsersQuery = InferType<typeof operatorUsersQuerySchema>;

/** Body of `POST /operator/users`. The user gets a link to set their password. */
export const newOperatorUserSchema = object({
  email: contactFields.email,
  name: personName,
  locale: string().oneOf(LOCALES, 'unknown_value').default('hu'),
});
export type NewOperatorUser = InferType<typeof newOperatorUserSchema>;

/** A user, for the operator. */
export const operatorUserSchema = object({
  id: number().required(),
  email: string().required(),
  name: string().required(),
  /** Empty if there is none. */
  phone: string().defined(),
  locale: string().oneOf(LOCALES).required(),
  company: object({ name: string().required(), tax_number: string().required() }).nullable().defined().default(undefined),
  is_newsletter_subscription: boolean().required(),
  created_at: string().required(),
  /** `null` for a user who may sign in. */
  blocked_at: string().nullable().defined(),
  /** When the account will be deleted; `null` unless its user has requested it. */
  deletion_due_at: string().nullable().defined(),
  /** Number of orders. */
  orders: number().required(),
  /** Number of open sessions. */
  sessions: number().required(),
});
export type OperatorUser = InferType<typeof operatorUserSchema>;

/** Response of `GET /operator/users`: the newest first. */
export const operatorUsersSchema = array(operatorUserSchema.required()).required();
export type OperatorUsers = InferType<typeof operatorUsersSchema>;
