/** A Hungarian bank account number in its groups, or an IBAN with or without spaces. */
const ACCOUNT_NUMBER = /(\b(?:\d{8}(?:-\d{8}){1,2}|[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7})\b)/;

/** Splits a text at its account numbers, which must not wrap. Every second part is an account number. */
export function splitAtAccountNumbers(text: string): string[] {
  return text.split(ACCOUNT_NUMBER);
}
