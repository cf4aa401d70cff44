import { fold } from './text.ts';

/** Known words: folded, with the way they are written. */
export type Lexicon = ReadonlyMap<string, string>;

const CASES = [
  'kent', 'nkent', 'ban', 'ben', 'bol', 'nak', 'nek', 'rol', 'hoz', 'hez', 'nal', 'nel', 'tol', 'ert', 'val', 'vel', 'kor',
  'ba', 'be', 'ra', 're', 'ig', 'va', 've', 'at', 'et', 'ot', 'on', 'en', 'an', 't', 'n',
];
const OWNERS = [
  'jaitok', 'jeitek', 'jaink', 'jeink', 'aitok', 'eitek', 'jatok', 'jetek', 'jaim', 'jeim', 'jaid', 'jeid', 'jaik', 'jeik',
  'atok', 'etek', 'otok', 'itok', 'itek', 'aink', 'eink', 'jai', 'jei', 'juk', 'aim', 'eim', 'aid', 'eid', 'aik', 'eik', 'ink', 'unk', 'tok', 'tek',
  'ai', 'ei', 'ja', 'je', 'uk', 'ak', 'ek', 'ok', 'am', 'em', 'om', 'ad', 'ed', 'od', 'im', 'id', 'ik', 'nk', 'a', 'e', 'i', 'k', 'm', 'd',
];
const ADJECTIVES = ['szinu', 'atlan', 'etlen', 'tlan', 'tlen', 'szeru', 'fele', 'nyi', 'ju', 'as', 'es', 'os', 'u', 'i', 's'];
const SHORTEST_STEM = 2;
const DOUBLED = /(sz|zs|cs|gy|ny|ty|ly|[bcdfghjklmnpqrstvwxyz])(?:al|el)$/;

function without(words: Iterable<string>, endings: readonly string[]): string[] {
  return [...words].flatMap((word) => endings.filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM).map((ending) => word.slice(0, -ending.length)));
}

/** `-val`, `-vel` take on the consonant before them: `székkel`, `polccal`, `ágyakkal`, `kekszszel`, `mésszel`. */
function withoutWith(word: string): string[] {
  const [, consonant] = DOUBLED.exec(word) ?? [];
  if (consonant === undefined) return [];
  const stem = word.slice(0, -consonant.length - 2);
  if (stem.endsWith(consonant)) return [stem];
  return consonant.length === 2 && stem.endsWith(consonant.charAt(0)) ? [stem.slice(0, -1) + consonant] : [];
}

/** What a folded word may be without its endings, the longest first; the word itself is the first. */
export function stemCandidates(word: string): string[] {
  const bare = new Set([word, ...withoutWith(word), ...without([word], CASES)]);
  const single = new Set([...bare, ...without(bare, OWNERS)]);
  // `székeinkéivel`: what belongs to somebody's possession; rare enough for one more round to be all.
  const all = new Set([...single, ...without(single, ADJECTIVES)]);
  return [...all].sort((a, b) => b.length - a.length);
}

/** The dictionary's word of a stem: as it is, with the vowel that endings drop, or with the v that they bring. */
function dictionaryWord(stem: string, lexicon: Lexicon): string | undefined {
  if (lexicon.has(stem)) return stem;
  if (/[^aeiou][^aeiou]$/.test(stem)) {
    const whole = ['o', 'e'].map((vowel) => stem.slice(0, -1) + vowel + stem.slice(-1)).find((word) => lexicon.has(word));
    if (whole !== undefined) return whole;
  }
  if (!stem.endsWith('v') || stem.length > 4) return undefined;
  const before = stem.slice(0, -1);
  return [before, before.replace(/a$/, 'o')].find((word) => lexicon.has(word));
}

/** The known word that a folded word is a form of. */
export function lemmaOf(word: string, lexicon: Lexicon): string | undefined {
  for (const stem of stemCandidates(word)) {
    const known = dictionaryWord(stem, lexicon);
    if (known !== undefined) return known;
  }
  return undefined;
}

const SHORTEST_PART = 3;
/** Two letters that begin compounds; others would split what is one word. */
const SHORT_PARTS = new Set(['fa', 'ko', 'mu', 'tv', 'po']);
const MOST_PARTS = 4;

function isPart(text: string): boolean {
  return text.length >= SHORTEST_PART || SHORT_PARTS.has(text);
}

/** The first part of a compound: a word, or an adjective made of one (`könyves`, `fali`). */
function firstPart(text: string, lexicon: Lexicon): string | undefined {
  if (lexicon.has(text)) return text;
  return without([text], ['es', 'as', 'os', 's', 'i']).find((stem) => stem.length >= SHORTEST_PART && lexicon.has(stem));
}

/**
 * The known words that a folded compound is put together from, its own form last: few and long parts are preferred.
 *
 * @returns `undefined` where it is not made of known words
 */
export function splitCompound(word: string, lexicon: Lexicon, most = MOST_PARTS): string[] | undefined {
  let best: string[] | undefined;
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (!isPart(left) || right.length < SHORTEST_PART) continue;
    const first = firstPart(left, lexicon);
    if (first === undefined) continue;
    const last = lemmaOf(right, lexicon);
    const rest = last !== undefined && last.length >= SHORTEST_PART ? [last] : most > 2 ? splitCompound(right, lexicon, most - 1) : undefined;
    if (rest && (!best || rest.length + 1 < best.length)) best = [first, ...rest];
  }
  return best;
}

/** A lexicon of words as they are written. */
export function lexiconOf(words: Iterable<string>): Map<string, string> {
  return new Map([...words].map((word) => [fold(word), word]));
}
