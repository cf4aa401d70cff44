import { string } from 'yup';
import { normalizePhone } from '../customer/phone.ts';
import { LIMITS } from './limits.ts';

/** yup accepts an address on any host name. An email address on the internet has a domain of at least two labels. */
const DOMAIN = /@[^@]+\.[^@.]{2,}$/;
/** An encoded word of mail headers (RFC 2047): mail programs would show other characters than the address has. */
const WITHOUT_ENCODED_WORD = /^(?!.*=\?)/;
const email = string().trim().required('required').max(LIMITS.email, 'too_long').email('email').matches(WITHOUT_ENCODED_WORD, 'email').matches(DOMAIN, { message: 'email', excludeEmptyString: true });
const phone = string()
  .trim()
  .required('required')
  .max(LIMITS.phone, 'too_long')
  .transform((value: unknown) => (typeof value === 'string' ? (normalizePhone(value) ?? value) : value))
  .test('phone', 'phone', (value) => !value || normalizePhone(value) !== undefined);

/** Email address and telephone number, as in the checkout and in the account. */
export const contactFields = { email, phone };
