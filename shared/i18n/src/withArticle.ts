const VOWEL = /^[aáeéiíoóöőuúüű]/i;

/** Letters whose own names begin with a vowel, as `SMS` is read letter by letter: es-em-es. */
const SPELLED_WITH_VOWEL = /^[FLMNRSXY](?![a-záéíóöőúüű])[BCDFGHJKLMNPQRSTVWXYZ]*(?![A-Za-zÁÉÍÓÖŐÚÜŰáéíóöőúüű])/;

/** 5 (öt…) always; 1 (egy, ezer, egymillió) without further digits, or before complete groups of three digits. */
function isNumberReadWithVowel(digits: string): boolean {
  return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1);
}

function isReadWithVowel(text: string): boolean {
  const digits = /^\d{1,3}(?:[ \u00A0.]\d{3})+|^\d+/.exec(text)?.[0].replaceAll(/\D/g, '');
  if (digits) return isNumberReadWithVowel(digits);
  return VOWEL.test(text) || SPELLED_WITH_VOWEL.test(text);
}

/**
 * Puts the Hungarian definite article before a word or number, as it is read aloud: `az asztal`, `a 3 fotel`,
 * `az 1 000 Ft`. For names that come from data; a fixed text has its article in the text.
 */
export function withArticle(text: string): string {
  const start = text.replace(/^[\s"„”'(]+/, '');
  return `${isReadWithVowel(start) ? 'az' : 'a'} ${text}`;
}
