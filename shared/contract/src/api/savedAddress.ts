import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { invoiceDataSchema } from './cart.ts';

/**
 * Body of `POST /api/account/addresses` and `PUT /api/account/addresses/{id}`. There is one default for billing and one for
 * delivery: an address stays the default until another one becomes it.
 */
export const savedAddressInputSchema = invoiceDataSchema.concat(
  object({ is_default_billing: boolean().default(false), is_default_delivery: boolean().default(false) }),
);
export type SavedAddressInput = InferType<typeof savedAddressInputSchema>;

/** An address of a user. */
export const savedAddressSchema = object({
  id: number().required(),
  is_company: boolean().required(),
  name: string().required(),
  country_id: number().required(),
  address: string().required(),
  city: string().required(),
  zipcode: string().required(),
  /** Empty for a person. */
  tax_number: string().defined(),
  is_default_billing: boolean().required(),
  is_default_delivery: boolean().required(),
});
export type SavedAddress = InferType<typeof savedAddressSchema>;

/** Response of `GET /api/account/addresses` and of every change: the defaults first, then the oldest. */
export const savedAddressesSchema = array(savedAddressSchema.required()).required();
export type SavedAddresses = InferType<typeof savedAddressesSchema>;
