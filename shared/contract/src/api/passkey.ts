import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LIMITS } from './limits.ts';

/** The maximum lengths of the parts of a browser's answer, in characters of base64url. Certificates make an attestation the longest. */
const ID_LENGTH = 1400;
const PART_LENGTH = 16_384;

const TYPE = ['public-key'] as const;
const type = string().oneOf(TYPE, 'unknown_value').required('required');
const base64url = (max: number) => string().required('required').max(max, 'too_long').matches(/^[\w-]+$/, 'invalid_type');
const transports = array(string().max(LIMITS.name, 'too_long').required()).max(LIMITS.transports, 'too_many');
const credential = object({ id: base64url(ID_LENGTH), rawId: base64url(ID_LENGTH), type });

/** A passkey of the account. */
export const passkeySchema = object({
  id: number().required(),
  name: string().required(),
  /** Whether the passkey is stored in more than one place, such as in the cloud of its provider. */
  is_backed_up: boolean().required(),
  created_at: string().required(),
  last_used_at: string().nullable().defined(),
});
export type Passkey = InferType<typeof passkeySchema>;

/** Response of every call of `/api/account/passkeys` but that for options: the oldest first. */
export const passkeysSchema = array(passkeySchema.required()).required();
export type Passkeys = InferType<typeof passkeysSchema>;

/** Body of `PUT /api/account/passkeys/{id}`. */
export const passkeyNameInputSchema = object({ name: string().trim().required('required').max(LIMITS.passkeyName, 'too_long') });
export type PasskeyNameInput = InferType<typeof passkeyNameInputSchema>;

const describedCredential = object({ id: string().required(), type, transports: array(string().required()).required() });

/** Response of `POST /api/account/passkeys/options`. Source: WebAuthn, `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreationOptionsSchema = object({
  challenge: string().required(),
  rp: object({ id: string().required(), name: string().required() }),
  user: object({ id: string().required(), name: string().required(), displayName: string().required() }),
  pubKeyCredParams: array(object({ alg: number().required(), type })).required(),
  timeout: number().required(),
  attestation: string().oneOf(['none'] as const).required(),
  excludeCredentials: array(describedCredential).required(),
  authenticatorSelection: object({
    residentKey: string().oneOf(['required'] as const).required(),
    requireResidentKey: boolean().required(),
    userVerification: string().oneOf(['required'] as const).required(),
  }),
});
export type PasskeyCreationOptions = InferType<typeof passkeyCreationOptionsSchema>;

/**
 * Response of `POST /api/auth/passkey/options` and `POST /api/account/reauthentication/passkey/options`. The sign-in lists no
 * passkeys: the browser offers those that it has. Source: WebAuthn, `PublicKeyCredentialRequestOptionsJSON`.
 */
export const passkeyRequestOptionsSchema = object({
  challenge: string().required(),
  rpId: string().required(),
  timeout: number().required(),
  allowCredentials: array(describedCredential).required(),
  userVerification: string().oneOf(['required'] as const).required(),
});
export type PasskeyRequestOptions = InferType<typeof passkeyRequestOptionsSchema>;

/** Body of `POST /api/account/passkeys`: what the browser returns for a new passkey. */
export const newPasskeyInputSchema = object({
  credential: credential.shape({
    response: object({ clientDataJSON: base64url(PART_LENGTH), attestationObject: base64url(PART_LENGTH), transports: transports.default([]) }),
  }),
});
export type NewPasskeyInput = InferType<typeof newPasskeyInputSchema>;

const assertion = credential.shape({
  response: object({
    clientDataJSON: base64url(PART_LENGTH),
    authenticatorData: base64url(PART_LENGTH),
    signature: base64url(PART_LENGTH),
    /** The user of the passkey, as its device stores them; empty if the device does not send it. */
    userHandle: string().max(ID_LENGTH, 'too_long').default(''),
  }),
});

/** Body of `POST /api/account/reauthentication/passkey`: what the browser returns for a use of a passkey. */
export const passkeyAssertionInputSchema = object({ credential: assertion });
export type PasskeyAssertion = InferType<typeof assertion>;

/** Body of `POST /api/auth/passkey`. The options are those of a sign-in with the password. */
export const passkeySignInInputSchema = object({ credential: assertion, is_remembered: boolean().default(false), cancels_deletion: boolean().default(false) });
export type PasskeySignInInput = InferType<typeof passkeySignInInputSchema>;
