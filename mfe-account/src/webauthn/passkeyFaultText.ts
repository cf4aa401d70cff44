import { apiErrorMessage } from '@feszek/api-client';
import type { Locale } from '@feszek/contract';
import type { T } from '../i18n.ts';
import { PasskeyFault } from './PasskeyFault.ts';

const TEXTS = {
  cancelled: 'passkeys.cancelled', aborted: 'passkeys.cancelled', exists: 'passkeys.exists', unsupported: 'passkeys.unsupported', failed: 'passkeys.failed',
} as const;

/** The text of a passkey that was not created or used, by the browser or by the API. */
export function passkeyFaultText(error: unknown, locale: Locale, t: T): string {
  return error instanceof PasskeyFault ? t(TEXTS[error.reason]) : apiErrorMessage(error, locale);
}
