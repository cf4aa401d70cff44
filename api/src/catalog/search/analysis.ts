import type { Locale } from '@feszek/contract';
import { lemmaOf, splitCompound } from './hungarian.ts';
import type { Lexicon } from './hungarian.ts';
import { fold, isNumber } from './text.ts';
import { ENGLISH_HEADS, ENGLISH_IRREGULAR, ENGLISH_MODIFIERS, ENGLISH_STOP_WORDS } from './words/english.ts';
import { HUNGARIAN_STOP_WORDS } from './words/hungarian.ts';

/** Stems by word, as PostgreSQL's own dictionary of the language gives them. */
export type Stems = ReadonlyMap<string, string>;

/** The index form of a word. */
export interface Analysis {
  /** The whole word without suffixes. */
  readonly whole: string;
  /** The parts of a compound, its head last; empty for a simple word. */
  readonly parts: readonly string[];
  /** Whether the dictionary contains the word; otherwise it was stemmed by rule. */
  readonly isKnown: boolean;
}

const modifiers = new Set(ENGLISH_MODIFIERS);
const heads = new Set(ENGLISH_HEADS);

function simple(whole: string, isKnown = true): Analysis {
  return { whole, parts: [], isKnown };
}

function hungarian(word: string, stems: Stems, lexicon: Lexicon): Analysis {
  const folded = fold(word);
  const lemma = lemmaOf(folded, lexicon);
  const parts = splitCompound(lemma ?? folded, lexicon);
  if (lemma !== undefined) return { whole: lemma, parts: parts ?? [], isKnown: true };
  const last = parts?.at(-1);
  if (!parts || last === undefined) return simple(fold(stems.get(word) ?? word), false);
  // Suffixes are removed from the last part only.
  const start = folded.lastIndexOf(last.slice(0, 3));
  return { whole: start > 0 ? folded.slice(0, start) + last : parts.join(''), parts, isKnown: true };
}

function english(word: string, stems: Stems, lexicon: Lexicon): Analysis {
  const folded = fold(word);
  const stemmed = (text: string) => {
    const regular = ENGLISH_IRREGULAR.get(text) ?? text;
    return fold(stems.get(regular) ?? regular);
  };
  for (let at = 3; at <= folded.length - 3; at += 1) {
    const [left, right] = [folded.slice(0, at), folded.slice(at)];
    if (modifiers.has(left) && heads.has(right)) return { whole: stemmed(folded), parts: [stemmed(left), stemmed(right)], isKnown: true };
  }
  return simple(stemmed(folded), lexicon.has(folded));
}

/** Words whose stems `analyse` looks up for a word. */
export function wordsToStem(word: string, locale: Locale): string[] {
  if (isNumber(word)) return [];
  if (locale === 'hu') return [word];
  const folded = fold(word);
  const regular = ENGLISH_IRREGULAR.get(folded) ?? folded;
  const parts = Array.from({ length: Math.max(0, folded.length - 5) }, (_, index) => index + 3)
    .filter((at) => modifiers.has(folded.slice(0, at)) && heads.has(folded.slice(at)))
    .flatMap((at) => [folded.slice(0, at), folded.slice(at)])
    .map((part) => ENGLISH_IRREGULAR.get(part) ?? part);
  return [regular, ...parts];
}

/** Analyses a word of a document or a query. */
export function analyse(word: string, locale: Locale, stems: Stems, lexicon: Lexicon): Analysis {
  if (isNumber(word)) return simple(word);
  return locale === 'hu' ? hungarian(word, stems, lexicon) : english(word, stems, lexicon);
}

export function isStopWord(word: string, locale: Locale): boolean {
  return (locale === 'hu' ? HUNGARIAN_STOP_WORDS : ENGLISH_STOP_WORDS).has(word);
}
