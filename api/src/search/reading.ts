import { LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { analyse, wordsToStem } from './analysis.ts';
import type { Analysis, Stems } from './analysis.ts';
import { stemCandidates } from './hungarian.ts';
import { recentKnowledge } from './knowledge.ts';
import type { Knowledge, Phrase } from './knowledge.ts';
import { loadStems } from './stems.ts';
import { fold, isNumber } from './text.ts';
import type { Alternative } from './understand.ts';
import { findWords } from './vocabulary.ts';
import type { KnownWord } from './vocabulary.ts';
import { TASTE_WORDS } from './words/taste.ts';

const SHORTEST_STEM = 3;
/** What follows after a number of pieces. */
const COUNT_WORDS = new Set(['db', 'drb', 'darab', 'darabos', 'pcs', 'piece', 'pieces']);

/** An alternative before it is known which of its words the shop has. */
export type Guess = Alternative<string>;

/** A word of the query. */
export interface Token {
  readonly word: string;
  readonly folded: string;
  readonly analysis: Analysis;
  /** Folded words under which the vocabulary may know it, the likeliest first. */
  readonly candidates: readonly string[];
}

/** The words of a query as one language has them. */
export interface Reading {
  readonly locale: Locale;
  readonly knowledge: Knowledge;
  readonly tokens: readonly Token[];
  readonly vocabulary: ReadonlyMap<string, KnownWord>;
}

function tokenOf(word: string, locale: Locale, stems: Stems, { lexicon }: Knowledge): Token {
  const folded = fold(word);
  const analysis = analyse(word, locale, stems, lexicon);
  const cut = locale === 'hu' && !analysis.isKnown && !isNumber(word) ? stemCandidates(folded).filter((stem) => stem.length >= SHORTEST_STEM) : [];
  return { word, folded, analysis, candidates: [...new Set([folded, analysis.whole, ...cut])] };
}

/** Reads words in a language, with what the shop's vocabulary knows of them. */
export async function read(db: Kysely<Database>, words: readonly string[], locale: Locale): Promise<Reading> {
  const knowledge = await recentKnowledge(db, locale);
  const stems = await loadStems(db, locale, words.flatMap((word) => wordsToStem(word, locale)));
  const tokens = words.map((word) => tokenOf(word, locale, stems, knowledge));
  const joined = tokens.slice(1).map((token, index) => `${tokens[index]?.folded ?? ''}${token.analysis.whole}`);
  const wanted = [...new Set([...tokens.flatMap(({ candidates, analysis }) => [...candidates, ...analysis.parts]), ...joined])];
  return { locale, knowledge, tokens, vocabulary: await findWords(db, locale, wanted) };
}

/** What was typed. */
export function own(...lexemes: readonly string[]): Guess {
  return { slots: lexemes.map((lexeme) => [lexeme]), isOwn: true, isTyped: true };
}

/** Another way to say it. */
export function other(phrase: Phrase): Guess {
  return { slots: phrase.map((lexeme) => [lexeme]), isOwn: false };
}

/** Everything else that means the same, and what is narrower. */
export function synonymsOf(key: string, { synonyms }: Knowledge): Guess[] {
  const meaning = synonyms.get(key);
  return meaning ? [...meaning.same, ...meaning.narrower].filter((phrase) => phrase.length > 0).map(other) : [];
}

/** A compound by its parts, the last of them also by its synonyms of one word. */
export function byParts(parts: readonly string[], knowledge: Knowledge): Guess[] {
  if (parts.length === 0) return [];
  const slots = parts.map((part) => [part, ...synonymsOf(part, knowledge).flatMap(({ slots: [first = [], ...rest] }) => (rest.length === 0 ? first : []))]);
  return [{ slots, isOwn: false, isTyped: true }];
}

function alternativesOf({ analysis, candidates }: Token, { vocabulary, knowledge }: Reading): Guess[] {
  const known = [...new Set(candidates.slice(0, 2).flatMap((candidate) => vocabulary.get(candidate)?.lexeme ?? []))];
  const cut = known.length > 0 ? [] : candidates.flatMap((candidate) => vocabulary.get(candidate)?.lexeme ?? []).slice(0, 1);
  const lexemes = [...known, ...cut];
  const areParts = analysis.parts.length > 0 && analysis.parts.every((part) => vocabulary.has(part) || knowledge.synonyms.has(part));
  const keys = [...new Set([analysis.whole, ...lexemes])];
  return [...lexemes.map((lexeme) => own(lexeme)), ...(areParts ? byParts(analysis.parts, knowledge) : []), ...keys.flatMap((key) => synonymsOf(key, knowledge))];
}

/** Several words that mean one thing: a phrase of the synonyms, or a compound that was written apart. */
function phraseAt(reading: Reading, start: number): { readonly alternatives: readonly Guess[]; readonly length: number } | undefined {
  const { tokens, knowledge, vocabulary } = reading;
  for (let length = Math.min(knowledge.longestPhrase, tokens.length - start); length > 1; length -= 1) {
    const wholes = tokens.slice(start, start + length).map(({ analysis }) => analysis.whole);
    const synonyms = synonymsOf(wholes.join(' '), knowledge);
    if (synonyms.length > 0) return { alternatives: [own(...wholes), ...synonyms], length };
  }
  const [first, second] = [tokens[start], tokens[start + 1]];
  const whole = first && second ? `${first.folded}${second.analysis.whole}` : '';
  const lexeme = vocabulary.get(whole)?.lexeme ?? (knowledge.synonyms.has(whole) ? whole : undefined);
  if (!first || !second || lexeme === undefined || isNumber(first.word)) return undefined;
  return { alternatives: [own(lexeme), ...byParts([first.analysis.whole, second.analysis.whole], knowledge), ...synonymsOf(lexeme, knowledge)], length: 2 };
}

/** A word, or several that mean one thing. */
export interface Piece {
  readonly tokens: readonly Token[];
  readonly alternatives: readonly Guess[];
  readonly isOptional: boolean;
}

/** Whether a word says how somebody would like what he is looking for, or how many of it. */
export function isOfTaste({ folded, analysis, word }: Token, next: Token | undefined): boolean {
  return LOCALES.some((locale) => TASTE_WORDS[locale].has(folded) || TASTE_WORDS[locale].has(analysis.whole)) || COUNT_WORDS.has(folded) || (isNumber(word) && COUNT_WORDS.has(next?.folded ?? ''));
}

/** The things that the words speak of, each with the ways to say it. */
export function pieces(reading: Reading): Piece[] {
  const found: Piece[] = [];
  const isAllTaste = reading.tokens.every((token, index) => isOfTaste(token, reading.tokens[index + 1]));
  for (let at = 0; at < reading.tokens.length; ) {
    const phrase = phraseAt(reading, at);
    const token = reading.tokens[at];
    if (!token) break;
    const length = phrase?.length ?? 1;
    const isOptional = !phrase && !isAllTaste && isOfTaste(token, reading.tokens[at + 1]);
    found.push({ tokens: reading.tokens.slice(at, at + length), alternatives: phrase?.alternatives ?? alternativesOf(token, reading), isOptional });
    at += length;
  }
  return found;
}
