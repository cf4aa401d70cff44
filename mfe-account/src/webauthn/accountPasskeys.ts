import type { ApiClient } from '@feszek/api-client';
import type { PasskeyCreationOptions, PasskeyRequestOptions, Passkeys } from '@feszek/contract';
import { assertPasskey, createPasskey, requirePasskeys } from './browserPasskeys.ts';

/**
 * Creates a passkey and adds it to the account.
 *
 * @returns the passkeys of the account
 * @throws PasskeyFault; what the API client throws
 */
export async function addPasskey(api: ApiClient): Promise<Passkeys> {
  requirePasskeys();
  const credential = await createPasskey(await api.post<PasskeyCreationOptions>('/api/account/passkeys/options'));
  return api.post<Passkeys>('/api/account/passkeys', { credential });
}

/**
 * Confirms with a passkey that it is the user.
 *
 * @throws PasskeyFault; what the API client throws
 */
export async function reauthenticateWithPasskey(api: ApiClient): Promise<void> {
  requirePasskeys();
  const credential = await assertPasskey(await api.post<PasskeyRequestOptions>('/api/account/reauthentication/passkey/options'));
  await api.post('/api/account/reauthentication/passkey', { credential });
}
