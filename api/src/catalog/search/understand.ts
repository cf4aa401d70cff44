import { LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { SearchControl } from '../searchBorder.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isStopWord } from './analysis.ts';
import { headOf } from './head.ts';
import type { Named } from './head.ts';
import type { Knowledge } from './knowledge.ts';
import { correct, knownPart } from './mistakes.ts';
import { isOfTaste, pieces, read } from './reading.ts';
import type { Guess, Piece, Reading, Token } from './reading.ts';
import { fold, isNumber, wordsOf } from './text.ts';
import type { Alternative, Slot, Term, Understanding } from './understanding.ts';
import { namesGood, unsoldGood } from './unsold.ts';
import type { NamedGood } from './unsold.ts';
import { completeWord, findWords } from './vocabulary.ts';
import { ENGLISH_PREPOSITIONS } from './words/english.ts';
import { HUNGARIAN_POSTPOSITIONS } from './words/hungarian.ts';
import { SALE_WORDS } from './words/taste.ts';

const MOST_WORDS = 8;
/** The number of words corrected in one query: a correction takes longer than all other steps, and more unknown words are not misspellings. */
const MOST_CORRECTED = 4;
const MOST_COMPLETIONS = 12;
const SHORTEST_START = 2;
/** In a finished query a shorter unknown word is not taken for the beginning of another: `bee` is no beech. */
const SHORTEST_OF_FINISHED = 4;
const OTHER = { hu: 'en', en: 'hu' } as const;

function isOfSale(word: string): boolean {
  return LOCALES.some((locale) => SALE_WORDS[locale].has(fold(word)));
}

async function completions(db: Kysely<Database>, token: Token | undefined, locale: Locale, typing: Typing): Promise<Guess[]> {
  if (!token || token.folded.length < (typing === 'typing' ? SHORTEST_START : SHORTEST_OF_FINISHED) || isNumber(token.word)) return [];
  const words = await completeWord(db, locale, token.folded, MOST_COMPLETIONS);
  const specific = words.filter(({ strength }) => strength <= 1);
  const lexemes = [...new Set((specific.length > 0 ? specific : words).map(({ lexeme }) => lexeme))];
  return lexemes.length > 0 ? [{ slots: [lexemes], isOwn: true, isTyped: true, isBegun: true }] : [];
}

/** Without alternatives that repeat an earlier one: several groups of synonyms contain the same words. */
function differing(alternatives: readonly Alternative[]): Alternative[] {
  return [...new Map(alternatives.toReversed().map((alternative) => [JSON.stringify(alternative), alternative])).values()].toReversed();
}

/** Removes alternatives that no document contains. A term may end up with an empty list. */
async function indexedTerms(db: Kysely<Database>, locale: Locale, guesses: readonly (readonly Guess[])[]): Promise<Term[]> {
  const texts = guesses.flatMap((alternatives) => alternatives.flatMap(({ slots }) => slots.flat()));
  const words = await findWords(db, locale, [...new Set(texts)]);
  const known = (slot: Slot<string>) =>
    [...new Set(slot)].flatMap((text) => {
      const word = words.get(text);
      return word ? { text, strength: word.strength, frequency: word.frequency } : [];
    });
  return guesses.map((alternatives) => ({ alternatives: differing(alternatives.map((guess) => ({ ...guess, slots: guess.slots.map(known) })).filter(({ slots }) => slots.every((slot) => slot.length > 0))) }));
}

/** Whether the visitor is still typing the last word. */
export type Typing = 'typing' | 'done';

/** The interpretation of a piece of the query. */
interface Interpretation {
  readonly guesses: readonly Guess[];
  /** The text shown to the visitor. */
  readonly shown: string;
  readonly isCorrected: boolean;
  readonly isUnknown: boolean;
}

async function interpret(db: Kysely<Database>, piece: Piece, reading: Reading, typing: Typing, { signal, mayCorrect = () => true }: SearchControl): Promise<Interpretation> {
  const { tokens, alternatives: known } = piece;
  const isGood = namesGood(tokens, undefined, [], reading.knowledge.goods);
  const started = tokens.length === 1 && (typing === 'typing' || (known.length === 0 && !isGood)) ? await completions(db, tokens[0], reading.locale, typing) : [];
  const alternatives = [...known, ...started];
  const shown = tokens.map(({ word }) => word).join(' ');
  if (alternatives.length > 0 || !tokens[0]) return { guesses: alternatives, shown, isCorrected: false, isUnknown: false };
  const isNoMistake = piece.isRoom || isGood || isOfTaste(tokens[0], undefined);
  const corrected = isNoMistake || !mayCorrect() ? undefined : await correct(db, tokens[0], reading, signal);
  if (corrected) return { guesses: corrected.alternatives, shown: corrected.shown, isCorrected: true, isUnknown: false };
  return { guesses: await knownPart(db, tokens[0], reading), shown, isCorrected: false, isUnknown: true };
}

/** Reads the words in the visitor's language, or in the other one if only its vocabulary contains all of them. */
async function readBest(db: Kysely<Database>, words: readonly string[], locale: Locale): Promise<{ readonly reading: Reading; readonly parts: readonly Piece[] }> {
  const reading = await read(db, words, locale);
  const parts = pieces(reading);
  const isUnknown = ({ alternatives, isOptional }: Piece) => alternatives.length === 0 && !isOptional;
  if (!parts.some(isUnknown)) return { reading, parts };
  const foreign = await read(db, words.filter((word) => !isStopWord(word, OTHER[locale])), OTHER[locale]);
  const foreignParts = pieces(foreign);
  return foreignParts.length > 0 && !foreignParts.some(isUnknown) ? { reading: foreign, parts: foreignParts } : { reading, parts };
}

interface InterpretedPiece {
  readonly piece: Piece;
  readonly interpretation: Interpretation;
}

/** Whether a preposition precedes a word of the query or a postposition follows it. */
function hasAdposition(word: string, typed: readonly string[], locale: Locale): boolean {
  const at = typed.indexOf(word);
  if (locale === 'hu') return HUNGARIAN_POSTPOSITIONS.has(typed[at + 1] ?? '');
  const preposition = typed.findIndex((each) => ENGLISH_PREPOSITIONS.has(each));
  return preposition >= 0 && at > preposition;
}

function nameTerms(terms: readonly Term[], interpreted: readonly InterpretedPiece[], { locale }: Reading, typed: readonly string[]): Named[] {
  // A completion can be the head only if all other pieces are rooms or optional.
  const isOnlyThing = interpreted.filter(({ piece }) => !piece.isRoom && !piece.isOptional).length === 1;
  return terms.map(({ alternatives }, index) => {
    const last = interpreted[index]?.piece.tokens.at(-1);
    const isNoun = alternatives.some(({ slots, isBegun }) => (isOnlyThing || isBegun !== true) && slots.at(-1)?.some(({ strength }) => strength === 0) === true);
    return { typed: last?.folded ?? '', whole: last?.analysis.whole ?? '', isNoun, hasAdposition: hasAdposition(last?.word ?? '', typed, locale) };
  });
}

function markTerms(terms: readonly Term[], named: readonly Named[], interpreted: readonly InterpretedPiece[], locale: Locale): Term[] {
  const head = terms.length > 1 ? headOf(named, locale) : undefined;
  const isThing = head !== undefined && interpreted[head]?.piece.isRoom === false;
  return terms.map((term, index) => {
    const { isOptional = false, isRoom = false } = interpreted[index]?.piece ?? {};
    return { ...term, ...(index === head && { isHead: true }), ...(isOptional && { isOptional }), ...(isThing && isRoom && { isRoom }) };
  });
}

/** The kind of goods that the query is about, if the shop does not sell it. Its term has no alternatives if no document contains the word. */
function unsoldIn(results: readonly InterpretedPiece[], termOf: (result: InterpretedPiece) => Term, reading: Reading, typed: readonly string[]): NamedGood | undefined {
  const terms = results.map((result) => ({ ...termOf(result), isOptional: result.piece.isOptional }));
  const things = nameTerms(terms, results, reading, typed).flatMap((name, index) => {
    const [result, term] = [results[index], terms[index]];
    const before = results[index - 1];
    if (!result || !term) return [];
    const { goods, unlikeGoods } = reading.knowledge;
    const isOneOf = (some: Knowledge['goods']) => namesGood(result.piece.tokens, before?.piece.tokens.at(-1), result.interpretation.guesses, some);
    const isOfUnknown = before?.interpretation.isUnknown === true && !namesGood(result.piece.tokens, undefined, result.interpretation.guesses, goods);
    return [{ ...name, term, isGood: isOneOf(goods), isUnlike: isOneOf(unlikeGoods), isOfUnknown }];
  });
  return unsoldGood(things, reading.locale);
}

/** Moves an English purpose to the front: `table for kitchen` is a kitchen table. */
function purposeFirst(words: readonly string[]): readonly string[] {
  const at = words.lastIndexOf('for');
  return at > 0 && at < words.length - 1 ? [...words.slice(at + 1), ...words.slice(0, at)] : words;
}

/**
 * Analyses a query in a language. Words are read in the other language if only its vocabulary contains all of them. Accepts any
 * text.
 *
 * @param control ends the analysis between two words, and decides whether spelling may be corrected
 */
export async function understand(db: Kysely<Database>, query: string, locale: Locale, typing: Typing, { signal, mayCorrect = () => true }: SearchControl = {}): Promise<Understanding> {
  const queryWords = wordsOf(query);
  const typed = locale === 'en' && typing === 'done' ? purposeFirst(queryWords) : queryWords;
  const isReduced = typed.some(isOfSale);
  const words = [...new Set(typed.filter((word) => !isStopWord(word, locale) && !isOfSale(word)))].slice(0, MOST_WORDS);
  if (words.length === 0) return { locale, terms: [], corrected: null, hasUnknown: typed.length > 0 && !isReduced, isUnsold: false, isUnlike: false, isReduced };
  const { reading, parts } = await readBest(db, words, locale);
  const results: InterpretedPiece[] = [];
  let corrections = 0;
  const mayCorrectOne = () => {
    if (corrections >= MOST_CORRECTED || !mayCorrect()) return false;
    corrections += 1;
    return true;
  };
  for (const [index, piece] of parts.entries()) {
    signal?.throwIfAborted();
    const interpretation = piece.isOptional && piece.alternatives.length === 0 ? undefined : await interpret(db, piece, reading, index === parts.length - 1 ? typing : 'done', { signal, mayCorrect: mayCorrectOne });
    if (interpretation) results.push({ piece, interpretation });
  }
  signal?.throwIfAborted();
  const interpreted = results.filter(({ interpretation }) => interpretation.guesses.length > 0);
  const known = await indexedTerms(db, reading.locale, interpreted.map(({ interpretation }) => interpretation.guesses));
  const named = nameTerms(known, interpreted, reading, typed);
  const terms = markTerms(known, named, interpreted, reading.locale);
  const unsold = unsoldIn(results, (result) => terms[interpreted.indexOf(result)] ?? { alternatives: [] }, reading, typed);
  return {
    locale: reading.locale,
    terms,
    corrected: results.some(({ interpretation }) => interpretation.isCorrected) ? results.map(({ interpretation }) => interpretation.shown).join(' ') : null,
    hasUnknown: results.some(({ interpretation }) => interpretation.isUnknown),
    isUnsold: unsold !== undefined,
    isUnlike: unsold !== undefined && (unsold.isUnlike || unsold.term.alternatives.length === 0),
    isReduced,
  };
}
