import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { analyse, isStopWord, wordsToStem } from './analysis.ts';
import type { Analysis, Stems } from './analysis.ts';
import { stemCandidates } from './hungarian.ts';
import { recentKnowledge } from './knowledge.ts';
import type { Knowledge, Phrase } from './knowledge.ts';
import { loadStems } from './stems.ts';
import { fold, isNumber, wordsOf } from './text.ts';
import { completeWord, correctWord, findWords } from './vocabulary.ts';
import type { KnownWord, Spelling } from './vocabulary.ts';

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
}

/** A thing that was asked for. */
export interface Term {
  readonly alternatives: readonly Alternative[];
}

/** What a visitor's words mean. */
export interface Understanding {
  /** The language whose words they are. */
  readonly locale: Locale;
  readonly terms: readonly Term[];
  /** The words as they were understood where a mistake was forgiven. */
  readonly corrected: string | null;
  /** Whether a word could not be understood at all. */
  readonly hasUnknown: boolean;
}

const MOST_WORDS = 8;
const MOST_COMPLETIONS = 12;
const SHORTEST_START = 2;
const SHORTEST_STEM = 3;
const MOST_SPELLINGS = 6;
const COST_OF_ENDING = 0.4;
const OTHER = { hu: 'en', en: 'hu' } as const;

/** An alternative before it is known which of its words the shop has. */
type Guess = Alternative<string>;

interface Token {
  readonly word: string;
  readonly folded: string;
  readonly analysis: Analysis;
  /** Folded words under which the vocabulary may know it, the likeliest first. */
  readonly candidates: readonly string[];
}

interface Reading {
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

async function read(db: Kysely<Database>, words: readonly string[], locale: Locale): Promise<Reading> {
  const knowledge = await recentKnowledge(db, locale);
  const stems = await loadStems(db, locale, words.flatMap((word) => wordsToStem(word, locale)));
  const tokens = words.map((word) => tokenOf(word, locale, stems, knowledge));
  const joined = tokens.slice(1).map((token, index) => `${tokens[index]?.folded ?? ''}${token.analysis.whole}`);
  const wanted = [...new Set([...tokens.flatMap(({ candidates, analysis }) => [...candidates, ...analysis.parts]), ...joined])];
  return { locale, knowledge, tokens, vocabulary: await findWords(db, locale, wanted) };
}

function own(...lexemes: readonly string[]): Guess {
  return { slots: lexemes.map((lexeme) => [lexeme]), isOwn: true };
}

function other(phrase: Phrase): Guess {
  return { slots: phrase.map((lexeme) => [lexeme]), isOwn: false };
}

function synonymsOf(key: string, { synonyms }: Knowledge): Guess[] {
  const meaning = synonyms.get(key);
  return meaning ? [...meaning.same, ...meaning.narrower].filter((phrase) => phrase.length > 0).map(other) : [];
}

/** A compound by its parts, the last of them also by its synonyms of one word. */
function byParts(parts: readonly string[], knowledge: Knowledge): Guess[] {
  if (parts.length === 0) return [];
  const slots = parts.map((part) => [part, ...synonymsOf(part, knowledge).flatMap(({ slots: [first = [], ...rest] }) => (rest.length === 0 ? first : []))]);
  return [{ slots, isOwn: false }];
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
  const joined = first && second ? vocabulary.get(`${first.folded}${second.analysis.whole}`) : undefined;
  if (!first || !second || !joined || isNumber(first.word)) return undefined;
  const apart = [first.analysis.whole, second.analysis.whole];
  return { alternatives: [own(joined.lexeme), { ...own(...apart), isOwn: false }, ...synonymsOf(joined.lexeme, knowledge)], length: 2 };
}

interface Piece {
  readonly tokens: readonly Token[];
  readonly alternatives: readonly Guess[];
}

function pieces(reading: Reading): Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < reading.tokens.length; ) {
    const phrase = phraseAt(reading, at);
    const token = reading.tokens[at];
    if (!token) break;
    const length = phrase?.length ?? 1;
    found.push({ tokens: reading.tokens.slice(at, at + length), alternatives: phrase?.alternatives ?? alternativesOf(token, reading) });
    at += length;
  }
  return found;
}

/** The forms in which a misspelt word is looked for. */
function spellingsOf({ folded, analysis }: Token, locale: Locale): Spelling[] {
  const stems = locale === 'hu' ? stemCandidates(folded).slice(1) : [analysis.whole];
  return [{ text: folded, cost: 0 }, ...stems.slice(0, MOST_SPELLINGS).map((text) => ({ text, cost: COST_OF_ENDING }))];
}

interface Corrected {
  readonly shown: string;
  readonly alternatives: readonly Guess[];
}

/** A misspelt compound by its halves, one of them spelt well. */
async function correctCompound(db: Kysely<Database>, { folded }: Token, { locale, knowledge }: Reading): Promise<Corrected | undefined> {
  if (locale !== 'hu') return undefined;
  for (let at = folded.length - 4; at >= 3; at -= 1) {
    const [left, right] = [folded.slice(0, at), folded.slice(at)];
    const known = knowledge.lexicon.get(left);
    const meant = known === undefined ? undefined : await correctWord(db, locale, [{ text: right, cost: 0 }, ...stemCandidates(right).slice(1, MOST_SPELLINGS).map((text) => ({ text, cost: COST_OF_ENDING }))]);
    if (known !== undefined && meant && meant.strength <= 1) return { shown: `${known}${meant.shown}`, alternatives: [own(`${left}${meant.lexeme}`), ...byParts([left, meant.lexeme], knowledge)] };
  }
  return undefined;
}

async function correct(db: Kysely<Database>, token: Token, reading: Reading): Promise<Corrected | undefined> {
  if (isNumber(token.word)) return undefined;
  const meant = await correctWord(db, reading.locale, spellingsOf(token, reading.locale));
  if (!meant) return correctCompound(db, token, reading);
  return { shown: meant.shown, alternatives: [own(meant.lexeme), ...synonymsOf(meant.lexeme, reading.knowledge)] };
}

async function completions(db: Kysely<Database>, token: Token | undefined, locale: Locale): Promise<Guess[]> {
  if (!token || token.folded.length < SHORTEST_START || isNumber(token.word)) return [];
  const words = await completeWord(db, locale, token.folded, MOST_COMPLETIONS);
  const telling = words.filter(({ strength }) => strength <= 1);
  const lexemes = [...new Set((telling.length > 0 ? telling : words).map(({ lexeme }) => lexeme))];
  return lexemes.length > 0 ? [{ slots: [lexemes], isOwn: true }] : [];
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

/**
 * Finds out what a visitor's words mean in a language; words of the other language are understood where this one does
 * not know them. Nothing in them can be an error.
 */
export async function understand(db: Kysely<Database>, query: string, locale: Locale, typing: Typing): Promise<Understanding> {
  const typed = wordsOf(query);
  const words = typed.filter((word) => !isStopWord(word, locale)).slice(0, MOST_WORDS);
  if (words.length === 0) return { locale, terms: [], corrected: null, hasUnknown: typed.length > 0 };
  let reading = await read(db, words, locale);
  let parts = pieces(reading);
  const isUnknown = ({ alternatives }: Piece) => alternatives.length === 0;
  if (parts.some(isUnknown)) {
    const foreign = await read(db, words.filter((word) => !isStopWord(word, OTHER[locale])), OTHER[locale]);
    const foreignParts = pieces(foreign);
    if (foreignParts.length > 0 && !foreignParts.some(isUnknown)) [reading, parts] = [foreign, foreignParts];
  }
  const guesses: (readonly Guess[])[] = [];
  const shown: string[] = [];
  let [isCorrected, hasUnknown] = [false, false];
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const started = isLast && (typing === 'typing' || isUnknown(part)) ? await completions(db, part.tokens.at(-1), reading.locale) : [];
    const alternatives = [...part.alternatives, ...(part.tokens.length === 1 ? started : [])];
    const meant = alternatives.length > 0 || !part.tokens[0] ? undefined : await correct(db, part.tokens[0], reading);
    isCorrected ||= meant !== undefined;
    hasUnknown ||= alternatives.length === 0 && !meant;
    shown.push(meant?.shown ?? part.tokens.map(({ word }) => word).join(' '));
    if (meant) guesses.push(meant.alternatives);
    else if (alternatives.length > 0) guesses.push(alternatives);
  }
  const terms = await held(db, reading.locale, guesses);
  return { locale: reading.locale, terms, corrected: isCorrected ? shown.join(' ') : null, hasUnknown };
}
