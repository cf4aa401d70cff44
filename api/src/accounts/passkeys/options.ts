import { ACCOUNT_PERIODS, passkeyCreationOptionsSchema, passkeyRequestOptionsSchema } from '@feszek/contract';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { StoredPasskey } from './passkeys.ts';
import type { RelyingParty } from './relyingParty.ts';
import { ALGORITHMS, loadWebAuthn } from './webauthn.ts';

const timeout = ACCOUNT_PERIODS.passkeyChallenge;
const described = ({ credential_id: id, transports }: StoredPasskey) => ({ id, transports });

/** The handle of a user in base64url, as their devices send it back. */
export function userHandleOf(passkeyHandle: string): string {
  return Buffer.from(passkeyHandle).toString('base64url');
}

/**
 * What a browser needs to create a passkey that signs in without an email address and a password: the device stores it
 * together with the user, and verifies the user by PIN, fingerprint or face.
 *
 * @param existing passkeys of the user, whose devices refuse to create another one
 */
export async function passkeyCreationOptions(party: RelyingParty, user: Selectable<Database['app_user']>, existing: readonly StoredPasskey[]): Promise<PasskeyCreationOptions> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: Uint8Array.from(Buffer.from(user.passkey_handle)),
    userName: user.email,
    userDisplayName: user.name,
    excludeCredentials: existing.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [...ALGORITHMS],
    timeout,
  });
  return passkeyCreationOptionsSchema.validateSync(options, { stripUnknown: true });
}

/**
 * What a browser needs to use a passkey.
 *
 * @param allowed the passkeys that may be used; empty if the user is not known yet
 */
export async function passkeyRequestOptions(party: RelyingParty, allowed: readonly StoredPasskey[]): Promise<PasskeyRequestOptions> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID: party.id, allowCredentials: allowed.map(described), userVerification: 'required', timeout });
  return passkeyRequestOptionsSchema.validateSync(options, { stripUnknown: true });
}
