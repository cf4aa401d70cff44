/** SimplePay's error codes that an operator can act on, as texts for the log. Source: its v2 documentation. */
const MEANINGS: ReadonlyMap<string, string> = new Map(Object.entries({
  5000: 'general error',
  5010: 'the merchant account is unknown',
  5011: 'the transaction is unknown',
  5012: 'the merchant account does not match',
  5013: 'the transaction exists already and cannot be started again',
  5014: 'the transaction is of another type',
  5015: 'the transaction is being paid',
  5016: 'the transaction has timed out',
  5017: 'the transaction was aborted',
  5018: 'the transaction is paid already',
  5110: 'the amount is not one that can be given back',
  5219: 'the email address is missing, or is none',
  5302: 'the signature is wrong (SIMPLEPAY_KEY_… of this currency)',
  5303: 'the signature is wrong (SIMPLEPAY_KEY_… of this currency)',
  5307: 'the currency does not belong to this merchant account',
  5309: 'the billing address has no name',
  5310: 'the billing address has no city',
  5311: 'the billing address has no postcode',
  5312: 'the billing address has no first line',
  5321: 'the message is malformed',
  5322: 'the country is none',
  5324: 'the amount is missing',
  5325: 'the address to come back to is none',
  5401: 'the salt is not 32 to 64 characters long',
}));

/** A call that SimplePay has refused, with its codes. */
export class SimplePayError extends Error {
  readonly codes: readonly string[];

  constructor(call: string, codes: readonly string[]) {
    super(`SimplePay refused ${call}: ${codes.map((code) => (MEANINGS.has(code) ? `${code} (${MEANINGS.get(code)})` : code)).join(', ')}`);
    this.name = 'SimplePayError';
    this.codes = codes;
  }
}
