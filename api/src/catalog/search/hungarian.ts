import { fold } from './text.ts';

/** A dictionary: folded words with their spelling. */
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

/** Removes `-val`, `-vel`, which assimilate to the consonant before them: `székkel`, `polccal`, `ágyakkal`, `kekszszel`, `mésszel`. */
function withoutWith(word: string): string[] {
  const [, consonant] = DOUBLED.exec(word) ?? [];
  if (consonant === undefined) return [];
  const stem = word.slice(0, -consonant.length - 2);
  if (stem.endsWith(consonant)) return [stem];
  return consonant.length === 2 && stem.endsWith(consonant.charAt(0)) ? [stem.slice(0, -1) + consonant] : [];
}

/** The possible forms of a folded word without suffixes, longest first, beginning with the word itself. */
export function stemCandidates(word: string): string[] {
  const bare = new Set([word, ...withoutWith(word), ...without([word], CASES)]);
  const single = new Set([...bare, ...without(bare, OWNERS)]);
  // Possessives of possessives (`székeinkéivel`) are rare, so one more round suffices.
  const all = new Set([...single, ...without(single, ADJECTIVES)]);
  return [...all].sort((a, b) => b.length - a.length);
}

/** The dictionary word of a stem: unchanged, with the vowel that suffixes drop, or without the v that they add. */
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

/** The dictionary word of which a folded word is an inflected form. */
export function lemmaOf(word: string, lexicon: Lexicon): string | undefined {
  for (const stem of stemCandidates(word)) {
    const known = dictionaryWord(stem, lexicon);
    if (known !== undefined) return known;
  }
  return undefined;
}

const SHORTEST_PART = 3;
/** First parts of two letters; others would split simple words. */
const SHORT_PARTS = new Set(['fa', 'ko', 'mu', 'tv', 'po']);
const MOST_PARTS = 4;

function isPart(text: string): boolean {
  return text.length >= SHORTEST_PART || SHORT_PARTS.has(text);
}

/** The first part of a compound: a dictionary word, or an adjective derived from one (`könyves`, `fali`). */
function firstPart(text: string, lexicon: Lexicon): string | undefined {
  if (lexicon.has(text)) return text;
  return without([text], ['es', 'as', 'os', 's', 'i']).find((stem) => stem.length >= SHORTEST_PART && lexicon.has(stem));
}

/**
 * Splits a folded compound into dictionary words, its head last. Prefers few and long parts.
 *
 * @returns `undefined` if a part is not in the dictionary
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

/** Builds a dictionary from words. */
export function lexiconOf(words: Iterable<string>): Map<string, string> {
  return new Map([...words].map((word) => [fold(word), word]));
}
