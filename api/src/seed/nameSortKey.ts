import type { Locale } from '@feszek/contract';

/** Hungarian letters in their order. Long vowels count as short ones unless nothing else differs. */
const HUNGARIAN = ['a', 'b', 'c', 'cs', 'd', 'dz', 'dzs', 'e', 'f', 'g', 'gy', 'h', 'i', 'j', 'k', 'l', 'ly', 'm', 'n', 'ny', 'o', 'ö', 'p', 'q', 'r', 's', 'sz', 't', 'ty', 'u', 'ü', 'v', 'w', 'x', 'y', 'z', 'zs'];
const SHORT: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ő: 'ö', ú: 'u', ű: 'ü' };
/** The longest letter first, and doubled ones (`ssz`) as two of the same. */
const LETTER = /(d)(?=dz)|(c)(?=cs)|(g)(?=gy)|(l)(?=ly)|(n)(?=ny)|(s)(?=sz)|(t)(?=ty)|(z)(?=zs)|dzs|cs|dz|gy|ly|ny|sz|ty|zs|\p{L}|\p{N}|\s+/gu;
const DOUBLED: Readonly<Record<string, string>> = { c: 'cs', g: 'gy', l: 'ly', n: 'ny', s: 'sz', t: 'ty', z: 'zs' };

function weight(letter: string): string {
  const index = HUNGARIAN.indexOf(letter);
  return index < 0 ? letter : String.fromCharCode('a'.charCodeAt(0) + Math.floor(index / 26)) + String.fromCharCode('a'.charCodeAt(0) + (index % 26));
}

function hungarianKey(name: string): string {
  const lower = name.toLocaleLowerCase('hu');
  const short = lower.replace(/[áéíóőúű]/g, (vowel) => SHORT[vowel] ?? vowel);
  const key = short.replace(LETTER, (found, ...rest) => {
    const doubled = rest.slice(0, 8).some((group) => typeof group === 'string');
    if (!doubled) return found.trim() === '' ? ' ' : weight(found);
    if (found === 'd') return weight(short.startsWith('dzs', Number(rest[8]) + 1) ? 'dzs' : 'dz');
    return weight(DOUBLED[found] ?? found);
  });
  return `${key}\u0001${lower}`;
}

/**
 * A text that puts names into the order of a language when compared byte by byte: the embedded database has no
 * Hungarian collation.
 */
export function nameSortKey(name: string, locale: Locale): string {
  if (locale === 'hu') return hungarianKey(name);
  return `${name.normalize('NFD').replace(/\p{Mark}/gu, '').toLowerCase()}\u0001${name}`;
}
