/** Longer words are cut to this length. */
const LONGEST_WORD = 40;

/** Texts that contain nothing to fold. */
const PLAIN = /^[\x20-\x7e]*$/;

/** A text in lower case without accents, for comparison. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ø', 'o').replaceAll('æ', 'ae');
}

/**
 * The words of a text in lower case, with their accents: sequences of letters or digits, and decimal numbers. All other
 * characters separate words, including operators of search languages. The suffix of a Hungarian number (`160-as`) is
 * removed.
 */
export function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().replaceAll(/(\d)-[aeoö]s(?!\p{L})/gu, '$1').match(/\d+[.,]\d+(?!\d)|\d+|\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.map((word) => word.replace(/^(\d+)[.,](\d+)$/, '$1p$2').slice(0, LONGEST_WORD));
}

export function isNumber(word: string): boolean {
  return /^\d/.test(word);
}
