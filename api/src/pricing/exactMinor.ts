import type { Currency } from '@feszek/contract';
import { toMajor, toMinor } from '@feszek/money';
import { ApiError } from '../platform/http/errors.ts';

/**
 * An amount that an operator has given, in minor units. It is not rounded.
 *
 * @param path - of the field with the amount
 * @param amount - in major units
 * @throws ApiError `validation_failed` if it has more decimals than its currency
 */
export function exactMinor(path: string, amount: number, currency: Currency): number {
  const minor = toMinor(amount, currency);
  if (toMajor(minor, currency) !== amount) throw new ApiError('validation_failed', { fields: [{ path, code: 'too_precise' }] });
  return minor;
}
