import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { normalizePhone } from '../customer/phone.ts';
import { LOCALES } from '../locale.ts';
import { LIMITS } from './limits.ts';
import { companyTaxNumber, personName } from './registration.ts';

/** Response of `GET /api/account` and `PUT /api/account`. */
export const accountSchema = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  /** The new address that waits for its confirmation. */
  pending_email: string().nullable().defined(),
  /** Empty if there is none. */
  phone: string().defined(),
  /** The language of the mails. */
  locale: string().oneOf(LOCALES).required(),
  is_newsletter_subscription: boolean().required(),
  /** Whether the user can sign in with a password; otherwise only with a passkey. */
  has_password: boolean().required(),
  company: object({ name: string().required(), tax_number: string().required() }).nullable().defined().default(undefined),
  created_at: string().required(),
});
export type Account = InferType<typeof accountSchema>;

/** An optional telephone number; an empty text removes it. */
const optionalPhone = string()
  .trim()
  .max(LIMITS.phone, 'too_long')
  .transform((value: unknown) => (typeof value === 'string' ? (normalizePhone(value) ?? value) : value))
  .test('phone', 'phone', (value) => !value || normalizePhone(value) !== undefined)
  .default('');

/** Body of `PUT /api/account`. `company` is `null` for a person. */
export const accountInputSchema = object({
  name: personName,
  phone: optionalPhone,
  locale: string().oneOf(LOCALES, 'unknown_value').required('required'),
  is_newsletter_subscription: boolean().required('required'),
  company: object({ name: personName, tax_number: companyTaxNumber.required('required') }).nullable().default(null),
});
export type AccountInput = InferType<typeof accountInputSchema>;

/** A session of the account. Device and browser are empty if the browser does not send them. */
export const accountSessionSchema = object({
  id: number().required(),
  device: string().defined(),
  browser: string().defined(),
  /** The network address of the sign-in. */
  address: string().defined(),
  last_used_at: string().required(),
  is_current: boolean().required(),
});
export type AccountSession = InferType<typeof accountSessionSchema>;

/** Response of `GET /api/account/sessions`: the last used first. */
export const accountSessionsSchema = array(accountSessionSchema.required()).required();
export type AccountSessions = InferType<typeof accountSessionsSchema>;
