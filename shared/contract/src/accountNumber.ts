/** A Hungarian bank account's number in its groups, or an IBAN with or without spaces. */
const ACCOUNT_NUMBER = /(\b(?:\d{8}(?:-\d{8}){1,2}|[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7})\b)/;

/** Takes a text apart at the account numbers in it, which must not be broken over lines: every second part is one. */
export function splitAtAccountNumbers(text: string): string[] {
  return text.split(ACCOUNT_NUMBER);
}
