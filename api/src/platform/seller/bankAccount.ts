const GROUP = 8;
const WEIGHTS = [9, 7, 3, 1];
const LETTER_VALUE = 55;

/** Whether the last digit of a part of a Hungarian account number is its check digit. Source: MNB decree 35/2017, annex 4. */
function isChecked(digits: string): boolean {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (WEIGHTS[index % WEIGHTS.length] ?? 0), 0) % 10 === 0;
}

/** Whether a text is an IBAN with right check digits. Source: ISO 13616. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  const digits = [...(text.slice(4) + text.slice(0, 4))].map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - LETTER_VALUE))).join('');
  return BigInt(digits) % 97n === 1n;
}

/**
 * A bank account number in its groups: a Hungarian number of 16 or 24 digits, or an IBAN.
 *
 * @returns `undefined` for another text, and for wrong check digits
 */
export function readBankAccount(text: string): string | undefined {
  const plain = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d+$/.test(plain)) {
    const isHungarian = (plain.length === 2 * GROUP || plain.length === 3 * GROUP) && isChecked(plain.slice(0, GROUP)) && isChecked(plain.slice(GROUP));
    return isHungarian ? plain.match(/\d{8}/g)?.join('-') : undefined;
  }
  return isIban(plain) ? plain.match(/.{1,4}/g)?.join(' ') : undefined;
}
