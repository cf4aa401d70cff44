import { CURRENCIES } from '@feszek/contract';
import { ValidationError } from 'yup';
import type { Clock } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import type { NotificationRequest, PaymentEvent, PaymentProvider } from '../provider.ts';
import { isSignedNow } from '../signature.ts';
import { createBankClient } from './createBankClient.ts';
import { readResult } from './readResult.ts';

export const SANDBOX = 'sandbox';
const TIMESTAMP_HEADER = 'x-sandbox-timestamp';
const SIGNATURE_HEADER = 'x-sandbox-signature';

export interface SandboxOptions {
  /** The origin of the program that runs the bank. */
  readonly bankUrl: string;
  /** Shared with the bank: authorizes calls, and signs notifications. */
  readonly secret: string;
}

function parse(rawBody: Buffer): PaymentEvent {
  try {
    return readResult(JSON.parse(rawBody.toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) throw new ApiError('malformed_request', { cause: error });
    throw error;
  }
}

/** A bank for trying out the shop. It behaves like a real one, but moves no money. */
export function createSandboxProvider({ bankUrl, secret }: SandboxOptions, clock: Clock): PaymentProvider {
  const bank = createBankClient(bankUrl, secret);
  return {
    name: SANDBOX,
    currencies: CURRENCIES,
    needsDataTransferStatement: false,
    start: async (payment) => ({ redirectUrl: await bank.start(payment) }),
    async parseNotification({ headers, rawBody }: NotificationRequest) {
      const signature = headers[SIGNATURE_HEADER];
      if (typeof signature !== 'string' || !isSignedNow(secret, clock.now().getTime(), headers[TIMESTAMP_HEADER], signature, rawBody)) {
        throw new ApiError('invalid_signature');
      }
      // The signature covers the time of sending, so each message has its own.
      return { eventId: signature, event: parse(rawBody) };
    },
    retrieve: ({ transactionId }) => bank.retrieve(transactionId),
    refund: async ({ transactionId }, refundId) => ({ providerRefundId: `sandbox-${await bank.refund(transactionId, refundId)}` }),
    // The sandbox returns the buyer to the page of the order.
    readReturn: () => undefined,
  };
}
