import { createHmac } from 'node:crypto';
import { isSameText } from '../../../platform/session/tokens.ts';

/** The header that carries the signature of every message, in both directions. */
export const SIMPLEPAY_SIGNATURE = 'signature';

/** Signs a message as SimplePay does: HMAC-SHA384 over the body, byte for byte, in base64. */
export function signSimplePay(key: string, body: Buffer | string): string {
  return createHmac('sha384', key).update(body).digest('base64');
}

/** Whether a message was signed with the merchant's key. */
export function isSignedBySimplePay(key: string, body: Buffer | string, signature: unknown): boolean {
  return typeof signature === 'string' && isSameText(signature, signSimplePay(key, body));
}
