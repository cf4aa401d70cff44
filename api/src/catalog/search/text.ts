/** More of a word than this says nothing. */
const LONGEST_WORD = 40;

/** What has nothing to fold: most numbers and English words. */
const PLAIN = /^[\x20-\x7e]*$/;

/** A text as it is compared: small letters without accents. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ø', 'o').replaceAll('æ', 'ae');
}

/**
 * The words of a text in small letters, with their accents: runs of letters and runs of digits, a decimal number being
 * one word. Everything else parts words, also what a search language would take for a sign. The `-as` of a Hungarian
 * number (`160-as`) is no word.
 */
export function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().replaceAll(/(\d)-[aeoö]s(?!\p{L})/gu, '$1').match(/\d+[.,]\d+(?!\d)|\d+|\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.map((word) => word.replace(/^(\d+)[.,](\d+)$/, '$1p$2').slice(0, LONGEST_WORD));
}

export function isNumber(word: string): boolean {
  return /^\d/.test(word);
}
