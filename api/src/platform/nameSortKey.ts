import type { Locale } from '@feszek/contract';

/** Hungarian letters in their order. Long vowels equal short ones, and letters of other languages equal their base letters, unless nothing else differs. */
const HUNGARIAN = ['a', 'b', 'c', 'cs', 'd', 'dz', 'dzs', 'e', 'f', 'g', 'gy', 'h', 'i', 'j', 'k', 'l', 'ly', 'm', 'n', 'ny', 'o', 'ö', 'p', 'q', 'r', 's', 'sz', 't', 'ty', 'u', 'ü', 'v', 'w', 'x', 'y', 'z', 'zs'];
const SHORT: ReadonlyMap<string, string> = new Map(Object.entries({ á: 'a', é: 'e', í: 'i', ó: 'o', ö: 'ö', ő: 'ö', ú: 'u', ü: 'ü', ű: 'ü' }));
/** Letters that Unicode does not decompose: letters with a stroke, and ligatures. */
const SPELT: ReadonlyMap<string, string> = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }));
/** Signs in the order of Unicode's collation (https://www.unicode.org/charts/collation): before all digits and letters. */
const SIGNS = `_-–—,;:!?.…·'‘’"“”„«»()[]{}§@*/\\&#%‰†•\`´^¨°©®+±÷×<=>|~¢$£¥€`;
/** The longest letter first, and doubled ones (`ssz`) as two equal ones. */
const LETTER = /(d)(?=dz)|(c)(?=cs)|(g)(?=gy)|(l)(?=ly)|(n)(?=ny)|(s)(?=sz)|(t)(?=ty)|(z)(?=zs)|dzs|cs|dz|gy|ly|ny|sz|ty|zs|\p{L}|\p{N}|\s+/gu;
const DOUBLED: ReadonlyMap<string, string> = new Map(Object.entries({ c: 'cs', g: 'gy', l: 'ly', n: 'ny', s: 'sz', t: 'ty', z: 'zs' }));

function weight(letter: string): string {
  const index = HUNGARIAN.indexOf(letter);
  return index < 0 ? letter : String.fromCharCode('a'.charCodeAt(0) + Math.floor(index / 26)) + String.fromCharCode('a'.charCodeAt(0) + (index % 26));
}

/** A letter of another language without its marks. */
function plain(letter: string): string {
  return SPELT.get(letter) ?? letter.normalize('NFD').replace(/\p{Mark}/gu, '');
}

/** Two characters for each sign: `!`, which sorts after the space only, and the sign's position among the others. */
function placeSigns(key: string): string {
  return key.replace(/[\p{P}\p{S}]/gu, (sign) => {
    const place = SIGNS.indexOf(sign);
    return `!${place < 0 ? sign : String.fromCharCode('0'.charCodeAt(0) + place)}`;
  });
}

function hungarianKey(name: string): string {
  const lower = name.normalize('NFC').toLocaleLowerCase('hu');
  const short = lower.replace(/\P{ASCII}/gu, (letter) => SHORT.get(letter) ?? plain(letter));
  const key = short.replace(LETTER, (found, ...rest) => {
    const doubled = rest.slice(0, 8).some((group) => typeof group === 'string');
    if (!doubled) return found.trim() === '' ? ' ' : weight(found);
    if (found === 'd') return weight(short.startsWith('dzs', Number(rest[8]) + 1) ? 'dzs' : 'dz');
    return weight(DOUBLED.get(found) ?? found);
  });
  return `${placeSigns(key)}\u0001${lower}`;
}

/**
 * A sort key that orders names of a language when compared byte by byte: the shop's own database server has no Hungarian
 * collation, and another server may lack it.
 */
export function nameSortKey(name: string, locale: Locale): string {
  if (locale === 'hu') return hungarianKey(name);
  const letters = name.toLowerCase().replace(/\P{ASCII}/gu, plain).replace(/\s+/g, ' ');
  return `${placeSigns(letters)}\u0001${name}`;
}
