import { LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { SearchControl } from '../searchBorder.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isStopWord } from './analysis.ts';
import { headOf } from './head.ts';
import { correct, knownPart } from './mistakes.ts';
import { isOfTaste, pieces, read } from './reading.ts';
import type { Guess, Piece, Reading, Token } from './reading.ts';
import { fold, isNumber, wordsOf } from './text.ts';
import { completeWord, findWords } from './vocabulary.ts';
import { ENGLISH_PREPOSITIONS } from './words/english.ts';
import { SALE_WORDS } from './words/taste.ts';

/** A word as the documents hold it, and the best class in which one of them does: 0 for what it is, 4 for a mere mention. */
export interface Lexeme {
  readonly text: string;
  readonly strength: number;
  /** In how many documents it stood when the index was made. */
  readonly frequency: number;
}

/** Lexemes that are taken for one another. */
export type Slot<Item = Lexeme> = readonly Item[];

/** One way in which a term can be met: every slot by one of its lexemes. The last slot says what it is. */
export interface Alternative<Item = Lexeme> {
  readonly slots: readonly Slot<Item>[];
  /** Whether it is what was typed, rather than a synonym or the parts of a compound. */
  readonly isOwn: boolean;
  /** Whether its slots are parts of what was typed. */
  readonly isTyped?: boolean;
  /** Whether it is what the word may become. */
  readonly isBegun?: boolean;
  /** Against that of others; 1 where left out. */
  readonly weight?: number;
}

/** A thing that was asked for. */
export interface Term {
  readonly alternatives: readonly Alternative[];
  /** Whether it is the one of several things that says what is looked for. */
  readonly isHead?: boolean;
  /** Whether what does not meet it is no worse an answer. */
  readonly isOptional?: boolean;
  /** Whether it says where the thing that is looked for is to stand. */
  readonly isRoom?: boolean;
}

/** What a visitor's words mean. */
export interface Understanding {
  /** The language whose words they are. */
  readonly locale: Locale;
  readonly terms: readonly Term[];
  /** The words as they were understood where a mistake was forgiven. */
  readonly corrected: string | null;
  /** Whether a word could not be understood, or a part of it at most. */
  readonly hasUnknown: boolean;
  /** Whether only what is reduced is looked for. */
  readonly isReduced: boolean;
}

const MOST_WORDS = 8;
/** Words whose spelling is corrected in one query: correcting takes more time than all the rest, and more unknown words are no slip. */
const MOST_CORRECTED = 4;
const MOST_COMPLETIONS = 12;
const SHORTEST_START = 2;
const OTHER = { hu: 'en', en: 'hu' } as const;

function isOfSale(word: string): boolean {
  return LOCALES.some((locale) => SALE_WORDS[locale].has(fold(word)));
}

async function completions(db: Kysely<Database>, token: Token | undefined, locale: Locale): Promise<Guess[]> {
  if (!token || token.folded.length < SHORTEST_START || isNumber(token.word)) return [];
  const words = await completeWord(db, locale, token.folded, MOST_COMPLETIONS);
  const telling = words.filter(({ strength }) => strength <= 1);
  const lexemes = [...new Set((telling.length > 0 ? telling : words).map(({ lexeme }) => lexeme))];
  return lexemes.length > 0 ? [{ slots: [lexemes], isOwn: true, isTyped: true, isBegun: true }] : [];
}

/** What of the guesses the shop's documents hold. A term of which they hold nothing stays, without alternatives. */
async function held(db: Kysely<Database>, locale: Locale, guesses: readonly (readonly Guess[])[]): Promise<Term[]> {
  const texts = guesses.flatMap((alternatives) => alternatives.flatMap(({ slots }) => slots.flat()));
  const words = await findWords(db, locale, [...new Set(texts)]);
  const known = (slot: Slot<string>) =>
    [...new Set(slot)].flatMap((text) => {
      const word = words.get(text);
      return word ? { text, strength: word.strength, frequency: word.frequency } : [];
    });
  return guesses.map((alternatives) => ({
    alternatives: alternatives.map((guess) => ({ ...guess, slots: guess.slots.map(known) })).filter(({ slots }) => slots.every((slot) => slot.length > 0)),
  }));
}

/** Whether the visitor is still typing the last word. */
export type Typing = 'typing' | 'done';

/** What a piece of the query was understood as. */
interface Meant {
  readonly guesses: readonly Guess[];
  /** As it is shown to the visitor. */
  readonly shown: string;
  readonly isCorrected: boolean;
  readonly isUnknown: boolean;
}

async function meaningOf(db: Kysely<Database>, piece: Piece, reading: Reading, typing: Typing, mayCorrect: () => boolean): Promise<Meant> {
  const { tokens, alternatives: known } = piece;
  const started = tokens.length === 1 && (typing === 'typing' || known.length === 0) ? await completions(db, tokens[0], reading.locale) : [];
  const alternatives = [...known, ...started];
  const shown = tokens.map(({ word }) => word).join(' ');
  if (alternatives.length > 0 || !tokens[0]) return { guesses: alternatives, shown, isCorrected: false, isUnknown: false };
  const isNoMistake = piece.isRoom || isOfTaste(tokens[0], undefined);
  const corrected = isNoMistake || !mayCorrect() ? undefined : await correct(db, tokens[0], reading);
  if (corrected) return { guesses: corrected.alternatives, shown: corrected.shown, isCorrected: true, isUnknown: false };
  return { guesses: await knownPart(db, tokens[0], reading), shown, isCorrected: false, isUnknown: true };
}

/** The words as a reading in the visitor's language has them, or in the other one where only that knows them all. */
async function readBest(db: Kysely<Database>, words: readonly string[], locale: Locale): Promise<{ readonly reading: Reading; readonly parts: readonly Piece[] }> {
  const reading = await read(db, words, locale);
  const parts = pieces(reading);
  const isUnknown = ({ alternatives, isOptional }: Piece) => alternatives.length === 0 && !isOptional;
  if (!parts.some(isUnknown)) return { reading, parts };
  const foreign = await read(db, words.filter((word) => !isStopWord(word, OTHER[locale])), OTHER[locale]);
  const foreignParts = pieces(foreign);
  return foreignParts.length > 0 && !foreignParts.some(isUnknown) ? { reading: foreign, parts: foreignParts } : { reading, parts };
}

interface Told {
  readonly piece: Piece;
  readonly meaning: Meant;
}

function marked(terms: readonly Term[], told: readonly Told[], { locale }: Reading, typed: readonly string[]): Term[] {
  const preposition = typed.findIndex((word) => ENGLISH_PREPOSITIONS.has(word));
  // Beside rooms alone, what a word may become is what is looked for.
  const isOnlyThing = told.filter(({ piece }) => !piece.isRoom && !piece.isOptional).length === 1;
  const named = terms.map(({ alternatives }, index) => {
    const last = told[index]?.piece.tokens.at(-1);
    const isAfterPreposition = preposition >= 0 && typed.indexOf(last?.word ?? '') > preposition;
    const isNoun = alternatives.some(({ slots, isBegun }) => (isOnlyThing || isBegun !== true) && slots.at(-1)?.some(({ strength }) => strength === 0) === true);
    return { typed: last?.folded ?? '', whole: last?.analysis.whole ?? '', isNoun, isAfterPreposition };
  });
  const head = terms.length > 1 ? headOf(named, locale) : undefined;
  const isThing = head !== undefined && told[head]?.piece.isRoom === false;
  return terms.map((term, index) => {
    const { isOptional = false, isRoom = false } = told[index]?.piece ?? {};
    return { ...term, ...(index === head && { isHead: true }), ...(isOptional && { isOptional }), ...(isThing && isRoom && { isRoom }) };
  });
}

/** In English, what something is for may stand behind it: a `table for kitchen` is a kitchen table. */
function purposeFirst(words: readonly string[]): readonly string[] {
  const at = words.lastIndexOf('for');
  return at > 0 && at < words.length - 1 ? [...words.slice(at + 1), ...words.slice(0, at)] : words;
}

/**
 * Finds out what a visitor's words mean in a language; words of the other language are understood where this one does
 * not know them. Nothing in them can be an error.
 *
 * @param control ends it between two words, and says whether spelling may be corrected
 */
export async function understand(db: Kysely<Database>, query: string, locale: Locale, typing: Typing, { signal, mayCorrect = () => true }: SearchControl = {}): Promise<Understanding> {
  const said = wordsOf(query);
  const typed = locale === 'en' && typing === 'done' ? purposeFirst(said) : said;
  const isReduced = typed.some(isOfSale);
  const words = typed.filter((word) => !isStopWord(word, locale) && !isOfSale(word)).slice(0, MOST_WORDS);
  if (words.length === 0) return { locale, terms: [], corrected: null, hasUnknown: typed.length > 0 && !isReduced, isReduced };
  const { reading, parts } = await readBest(db, words, locale);
  const meant: Told[] = [];
  let corrections = 0;
  const mayCorrectOne = () => {
    if (corrections >= MOST_CORRECTED || !mayCorrect()) return false;
    corrections += 1;
    return true;
  };
  for (const [index, piece] of parts.entries()) {
    signal?.throwIfAborted();
    const meaning = piece.isOptional && piece.alternatives.length === 0 ? undefined : await meaningOf(db, piece, reading, index === parts.length - 1 ? typing : 'done', mayCorrectOne);
    if (meaning) meant.push({ piece, meaning });
  }
  signal?.throwIfAborted();
  const told = meant.filter(({ meaning }) => meaning.guesses.length > 0);
  const terms = await held(db, reading.locale, told.map(({ meaning }) => meaning.guesses));
  return {
    locale: reading.locale,
    terms: marked(terms, told, reading, typed),
    corrected: meant.some(({ meaning }) => meaning.isCorrected) ? meant.map(({ meaning }) => meaning.shown).join(' ') : null,
    hasUnknown: meant.some(({ meaning }) => meaning.isUnknown),
    isReduced,
  };
}
