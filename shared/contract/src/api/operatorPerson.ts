import { boolean, number, object } from 'yup';
import type { InferType } from 'yup';
import { contactFields } from './contact.ts';

/** Parameters of `/operator/persons/{email}`: an email address, with an account or without one. */
export const personParamsSchema = object({ email: contactFields.email });

/** Response of `DELETE /operator/persons/{email}`: how much was deleted. */
export const erasedPersonSchema = object({
  has_account: boolean().required(),
  /** Orders that lost everything but their billing data. */
  orders: number().required(),
  quotes: number().required(),
  reviews: number().required(),
  /** Carts of guests who had entered the address. */
  carts: number().required(),
  messages: number().required(),
  mails: number().required(),
});
export type ErasedPerson = InferType<typeof erasedPersonSchema>;
