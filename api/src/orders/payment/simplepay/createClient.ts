import { randomBytes } from 'node:crypto';
import type { InferType, ObjectSchema } from 'yup';
import type { SimplePayMerchant } from '../config.ts';
import { readText } from '../readText.ts';
import { SimplePayError } from './errorCodes.ts';
import { faultSchema } from './messages.ts';
import { isSignedBySimplePay, signSimplePay, SIMPLEPAY_SIGNATURE } from './signature.ts';

const TIMEOUT_MS = 10_000;
/** The largest answer that is read, in bytes. SimplePay's are a few kilobytes. */
const MAX_ANSWER_BYTES = 1024 * 1024;
/** SimplePay requires the name of the client. */
const SDK_VERSION = 'Feszek_SimplePay_v2:1.0';

/**
 * A message as SimplePay expects it: it can refuse the signature of a body whose slashes are not escaped.
 */
export function writeMessage(message: object): string {
  return JSON.stringify(message).replaceAll('/', '\\/');
}

export type CallSimplePay = <Shape extends ObjectSchema<object>>(merchant: SimplePayMerchant, call: string, message: object, answer: Shape) => Promise<InferType<Shape>>;

/**
 * Makes signed calls to SimplePay, and accepts only signed answers.
 *
 * @param apiUrl the base URL of the calls
 */
export function createSimplePayClient(apiUrl: string): CallSimplePay {
  return async ({ merchant, key }, call, message, answer) => {
    const body = writeMessage({ salt: randomBytes(16).toString('hex'), merchant, sdkVersion: SDK_VERSION, ...message });
    const response = await fetch(`${apiUrl}/${call}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [SIMPLEPAY_SIGNATURE]: signSimplePay(key, body) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await readText(response, MAX_ANSWER_BYTES);
    if (!response.ok) throw new Error(`SimplePay answered ${call} with ${response.status}`);
    const parsed: unknown = JSON.parse(text);
    // A call that SimplePay could not read is refused without a signature.
    if (faultSchema.isValidSync(parsed)) throw new SimplePayError(call, faultSchema.cast(parsed).errorCodes.map(String));
    if (!isSignedBySimplePay(key, text, response.headers.get(SIMPLEPAY_SIGNATURE))) throw new Error(`The answer to ${call} is not signed by SimplePay`);
    return answer.validateSync(parsed);
  };
}
