import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '../platform/http/errors.ts';

/** The most common passwords of published leaks, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary.passwords);

/**
 * Refuses a new password that an attacker would try early (NIST SP 800-63B, 3.1.1.2): a common one, or the user's own
 * address.
 *
 * @param path the field of the form
 * @param email the user's address
 * @throws ApiError `validation_failed`
 */
export function requireUncommonPassword(password: string, path: string, email: string): void {
  const plain = password.toLowerCase();
  const address = email.toLowerCase();
  if (!COMMON.has(plain) && plain !== address && plain !== address.split('@', 1)[0]) return;
  throw new ApiError('validation_failed', { fields: [{ path, code: 'password_common' }] });
}
