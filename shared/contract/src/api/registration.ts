import { boolean, object, ref, string } from 'yup';
import type { InferType } from 'yup';
import { isValidTaxNumber, normalizeTaxNumber, taxNumberExample } from '../customer/taxNumber.ts';
import { botCheckToken, newPassword } from './auth.ts';
import { contactFields } from './contact.ts';
import { lineText } from './lineText.ts';
import { LIMITS } from './limits.ts';

const accepted = boolean().required('must_accept').oneOf([true], 'must_accept');

export const personName = lineText().required('required').max(LIMITS.name, 'too_long');

/** A company's tax number without a country: a Hungarian number, or the VAT number of another member state. */
export const companyTaxNumber = string()
  .trim()
  .transform((value: unknown) => (typeof value === 'string' ? normalizeTaxNumber(value) : value))
  .max(LIMITS.taxNumber, 'too_long')
  .test('tax_number', (value, { createError }) => !value || isValidTaxNumber(undefined, value) || createError({ message: 'tax_number', params: { example: taxNumberExample() } }));

/** Body of `POST /api/auth/register`. The name and the tax number of a company are required for a company only. */
export const registrationInputSchema = object({
  is_company: boolean().default(false),
  name: personName,
  company_name: lineText()
    .default('')
    .when('is_company', { is: true, then: (schema) => schema.required('required').max(LIMITS.name, 'too_long'), otherwise: (schema) => schema.transform(() => '') }),
  tax_number: string()
    .default('')
    .when('is_company', { is: true, then: () => companyTaxNumber.default('').required('required'), otherwise: (schema) => schema.transform(() => '') }),
  email: contactFields.email,
  password: newPassword,
  password_confirmation: string().required('required').oneOf([ref('password')], 'password_mismatch'),
  is_terms_accepted: accepted,
  is_privacy_accepted: accepted,
  is_newsletter_subscription: boolean().default(false),
  bot_check_token: botCheckToken,
});
export type RegistrationInput = InferType<typeof registrationInputSchema>;
