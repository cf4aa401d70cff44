import { LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { analyse, wordsToStem } from './analysis.ts';
import type { Analysis, Stems } from './analysis.ts';
import { stemCandidates } from './hungarian.ts';
import { recentKnowledge } from './knowledge.ts';
import type { Knowledge, Phrase } from './knowledge.ts';
import { loadStems } from './stems.ts';
import { fold, isNumber } from './text.ts';
import type { Alternative } from './understanding.ts';
import { findWords } from './vocabulary.ts';
import type { KnownWord } from './vocabulary.ts';
import { ROOMS } from './words/rooms.ts';
import { TASTE_WORDS } from './words/taste.ts';

const SHORTEST_STEM = 3;
/** Units of a number of pieces. */
const COUNT_WORDS = new Set(['db', 'drb', 'darab', 'darabos', 'pcs', 'piece', 'pieces']);

/** An alternative whose words are not yet looked up in the index. */
export type Guess = Alternative<string>;

/** A word of the query. */
export interface Token {
  readonly word: string;
  readonly folded: string;
  readonly analysis: Analysis;
  /** Folded forms to look up in the vocabulary, most likely first. */
  readonly candidates: readonly string[];
}

/** The words of a query, analysed in one language. */
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

function isRoom(tokens: readonly Token[], locale: Locale): boolean {
  return ROOMS[locale].has(tokens.map(({ folded }) => folded).join(' ')) || ROOMS[locale].has(tokens.map(({ analysis }) => analysis.whole).join(' '));
}

/** The compounds that two words may form: `étkező asztal`; `konyhai asztal` as `konyhaasztal`. */
function compoundsOf(first: Token | undefined, second: Token, locale: Locale): string[] {
  if (!first) return [];
  const starts = locale === 'hu' && isRoom([first], locale) ? [first.folded, first.analysis.whole] : [first.folded];
  return [...new Set(starts)].map((start) => `${start}${second.analysis.whole}`);
}

/** Moves a room before its noun (`asztal a konyhába`). */
function roomsFirst(tokens: readonly Token[], locale: Locale): readonly Token[] {
  if (locale !== 'hu') return tokens;
  const sorted = [...tokens];
  for (let at = 1; at < sorted.length; at += 1) {
    const [thing, room] = [sorted[at - 1], sorted[at]];
    if (thing && room && room.folded !== room.analysis.whole && isRoom([room], locale) && !isRoom([thing], locale)) sorted.splice(at - 1, 2, room, thing);
  }
  return sorted;
}

/** Analyses words in a language and looks them up in the vocabulary. */
export async function read(db: Kysely<Database>, words: readonly string[], locale: Locale): Promise<Reading> {
  const knowledge = await recentKnowledge(db, locale);
  const stems = await loadStems(db, locale, words.flatMap((word) => wordsToStem(word, locale)));
  const tokens = roomsFirst(words.map((word) => tokenOf(word, locale, stems, knowledge)), locale);
  const joined = tokens.slice(1).flatMap((token, index) => compoundsOf(tokens[index], token, locale));
  const wanted = [...new Set([...tokens.flatMap(({ candidates, analysis }) => [...candidates, ...analysis.parts]), ...joined])];
  return { locale, knowledge, tokens, vocabulary: await findWords(db, locale, wanted) };
}

/** The typed words as an alternative. */
export function own(...lexemes: readonly string[]): Guess {
  return { slots: lexemes.map((lexeme) => [lexeme]), isOwn: true, isTyped: true };
}

/** A synonym as an alternative. */
export function other(phrase: Phrase): Guess {
  return { slots: phrase.map((lexeme) => [lexeme]), isOwn: false };
}

/** All synonyms and narrower terms. */
export function synonymsOf(key: string, { synonyms }: Knowledge): Guess[] {
  const meaning = synonyms.get(key);
  return meaning ? [...meaning.same, ...meaning.narrower].filter((phrase) => phrase.length > 0).map(other) : [];
}

/** A compound as its parts, each with its synonyms of one word. */
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

/** A phrase at a position: one of the synonyms, or a compound written as two words. */
function phraseAt(reading: Reading, start: number): { readonly alternatives: readonly Guess[]; readonly length: number } | undefined {
  const { tokens, knowledge, vocabulary } = reading;
  for (let length = Math.min(knowledge.longestPhrase, tokens.length - start); length > 1; length -= 1) {
    const wholes = tokens.slice(start, start + length).map(({ analysis }) => analysis.whole);
    const synonyms = synonymsOf(wholes.join(' '), knowledge);
    if (synonyms.length > 0) return { alternatives: [own(...wholes), ...synonyms], length };
  }
  const [first, second] = [tokens[start], tokens[start + 1]];
  const wholes = second ? compoundsOf(first, second, reading.locale) : [];
  const [lexeme] = wholes.flatMap((whole) => vocabulary.get(whole)?.lexeme ?? (knowledge.synonyms.has(whole) ? whole : []));
  if (!first || !second || lexeme === undefined || isNumber(first.word)) return undefined;
  return { alternatives: [own(lexeme), ...byParts([first.analysis.whole, second.analysis.whole], knowledge), ...synonymsOf(lexeme, knowledge)], length: 2 };
}

/** A word or a phrase of a query. */
export interface Piece {
  readonly tokens: readonly Token[];
  readonly alternatives: readonly Guess[];
  readonly isOptional: boolean;
  /** Whether it names a room. */
  readonly isRoom: boolean;
}

/** Whether a word expresses a preference or a number of pieces. */
export function isOfTaste({ folded, analysis, word }: Token, next: Token | undefined): boolean {
  return LOCALES.some((locale) => TASTE_WORDS[locale].has(folded) || TASTE_WORDS[locale].has(analysis.whole)) || COUNT_WORDS.has(folded) || (isNumber(word) && COUNT_WORDS.has(next?.folded ?? ''));
}

/** The words and phrases of a query with their alternatives. */
export function pieces(reading: Reading): Piece[] {
  const found: Piece[] = [];
  const isAllTaste = reading.tokens.every((token, index) => isOfTaste(token, reading.tokens[index + 1]));
  for (let at = 0; at < reading.tokens.length; ) {
    const phrase = phraseAt(reading, at);
    const token = reading.tokens[at];
    if (!token) break;
    const length = phrase?.length ?? 1;
    const isOptional = !phrase && !isAllTaste && isOfTaste(token, reading.tokens[at + 1]);
    const tokens = reading.tokens.slice(at, at + length);
    found.push({ tokens, alternatives: phrase?.alternatives ?? alternativesOf(token, reading), isOptional, isRoom: isRoom(tokens, reading.locale) });
    at += length;
  }
  return found;
}
