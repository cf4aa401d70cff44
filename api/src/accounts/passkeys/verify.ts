import type { NewPasskeyInput, PasskeyAssertion } from '@feszek/contract';
import { ApiError } from '../../platform/http/errors.ts';
import type { NewPasskey, StoredPasskey } from './passkeys.ts';
import type { RelyingParty } from './relyingParty.ts';
import { ALGORITHMS, loadWebAuthn } from './webauthn.ts';

function expected({ id, origin }: RelyingParty, challenge: string) {
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
}

/** The library throws an `Error` for each reason to refuse. The log contains it as the cause. */
async function refused<Result>(verified: Promise<Result>): Promise<Result> {
  try {
    return await verified;
  } catch (error) {
    throw new ApiError('passkey_refused', { cause: error });
  }
}

/**
 * Verifies a browser's answer to `passkeyCreationOptions`.
 *
 * @throws ApiError `passkey_refused`
 */
export async function verifyNewPasskey(party: RelyingParty, challenge: string, { credential }: NewPasskeyInput): Promise<Omit<NewPasskey, 'name'>> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await refused(
    verifyRegistrationResponse({ ...expected(party, challenge), response: { ...credential, clientExtensionResults: {} }, supportedAlgorithmIDs: [...ALGORITHMS] }),
  );
  if (!verified) throw new ApiError('passkey_refused');
  const { credential: { id, publicKey, counter, transports = [] }, credentialBackedUp } = registrationInfo;
  return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports, is_backed_up: credentialBackedUp };
}

/** The data of the device when its passkey is used. */
export interface PasskeyUse {
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/**
 * Verifies the use of a stored passkey. The counter is not compared: the library does so before it verifies the signature, and
 * only a device with the private key may cause a report (see `recordUse`).
 *
 * @throws ApiError `passkey_refused`
 */
export async function verifyAssertion(party: RelyingParty, challenge: string, stored: StoredPasskey, assertion: PasskeyAssertion): Promise<PasskeyUse> {
  const credential = { id: stored.credential_id, publicKey: Uint8Array.from(Buffer.from(stored.public_key, 'base64url')), counter: 0, transports: stored.transports };
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await refused(
    verifyAuthenticationResponse({ ...expected(party, challenge), response: { ...assertion, clientExtensionResults: {} }, credential }),
  );
  if (!verified) throw new ApiError('passkey_refused');
  return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
}
