import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@feszek/contract';
import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { PasskeyFault } from './PasskeyFault.ts';
import type { PasskeyFaultReason } from './PasskeyFault.ts';

/** Names of the browser's errors. Source: WebAuthn, "Create a New Credential" and "Use an Existing Credential". */
const REASONS = new Map<string, PasskeyFaultReason>([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'aborted'],
  ['InvalidStateError', 'exists'],
  ['NotSupportedError', 'unsupported'],
  ['ConstraintError', 'unsupported'],
  ['SecurityError', 'unsupported'],
]);

async function performed<Result>(ceremony: Promise<Result>): Promise<Result> {
  try {
    return await ceremony;
  } catch (error) {
    throw new PasskeyFault((error instanceof Error && REASONS.get(error.name)) || 'failed', error);
  }
}

/** @throws PasskeyFault if the browser has no passkeys */
export function requirePasskeys(): void {
  if (!browserSupportsWebAuthn()) throw new PasskeyFault('unsupported');
}

/** @throws PasskeyFault */
export function createPasskey(options: PasskeyCreationOptions): Promise<RegistrationResponseJSON> {
  return performed(startRegistration({ optionsJSON: options }));
}

/**
 * Lets the visitor use a passkey. Ends another use that waits.
 *
 * @param isSuggested whether the browser offers the passkeys among the suggestions of the email field, instead of at once
 * @throws PasskeyFault
 */
export function assertPasskey(options: PasskeyRequestOptions, isSuggested = false): Promise<AuthenticationResponseJSON> {
  return performed(startAuthentication({ optionsJSON: options, useBrowserAutofill: isSuggested }));
}

/** Ends the use of a passkey that waits for the visitor. It fails with `aborted`. */
export function abortPasskey(): void {
  WebAuthnAbortService.cancelCeremony();
}
