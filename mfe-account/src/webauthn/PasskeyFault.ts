/**
 * Why a browser has not created or used a passkey: the visitor has cancelled it, or it took too long; the page has stopped it;
 * the device has a passkey for the account already; browser or device have no passkeys; anything else.
 */
export type PasskeyFaultReason = 'cancelled' | 'aborted' | 'exists' | 'unsupported' | 'failed';

/** A browser has not created or used a passkey. */
export class PasskeyFault extends Error {
  readonly reason: PasskeyFaultReason;

  constructor(reason: PasskeyFaultReason, cause?: unknown) {
    super(`A passkey was not used: ${reason}`, { cause });
    this.name = 'PasskeyFault';
    this.reason = reason;
  }
}
