import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { stemCandidates } from './hungarian.ts';
import type { Knowledge } from './knowledge.ts';
import { byParts, other, own, synonymsOf } from './reading.ts';
import type { Guess, Reading, Token } from './reading.ts';
import { isNumber } from './text.ts';
import { correctWord, findWords } from './vocabulary.ts';
import type { Spelling } from './vocabulary.ts';
import { BROAD_NOUNS } from './words/taste.ts';

const SHORTEST_STEM = 3;
const MOST_SPELLINGS = 6;
const COST_OF_ENDING = 0.4;

/** The forms in which a misspelt word is searched. */
function spellingsOf(text: string, stems: readonly string[], head: (text: string) => string): Spelling[] {
  return [{ text, cost: 0, head: head(text) }, ...stems.slice(0, MOST_SPELLINGS).map((stem) => ({ text: stem, cost: COST_OF_ENDING, head: head(stem) }))];
}

const SHORTEST_HEAD = 4;
/** The number of positions at which a misspelt compound is split; each is a search in the vocabulary. */
const MOST_SPLITS = 4;

/** The known head of a compound; empty if there is none. */
function headIn(text: string, { lexicon }: Knowledge): string {
  for (let at = SHORTEST_STEM; at <= text.length - SHORTEST_HEAD; at += 1) if (lexicon.has(text.slice(at))) return text.slice(at);
  return '';
}

const NO_HEAD = () => '';

/** A corrected word. */
export interface Corrected {
  readonly shown: string;
  readonly alternatives: readonly Guess[];
}

/** Corrects the second half of a compound whose first half is known. */
async function correctCompound(db: Kysely<Database>, { folded }: Token, { locale, knowledge }: Reading, signal: AbortSignal | undefined): Promise<Corrected | undefined> {
  if (locale !== 'hu') return undefined;
  const places = Array.from({ length: Math.max(0, folded.length - 6) }, (_, index) => folded.length - 4 - index);
  for (const at of places.filter((place) => knowledge.lexicon.has(folded.slice(0, place))).slice(0, MOST_SPLITS)) {
    const [left, right] = [folded.slice(0, at), folded.slice(at)];
    const known = knowledge.lexicon.get(left) ?? left;
    const correction = await correctWord(db, locale, spellingsOf(right, stemCandidates(right).slice(1), NO_HEAD), [], signal);
    if (correction && correction.strength <= 1) return { shown: `${known}${correction.shown}`, alternatives: [own(`${left}${correction.lexeme}`), ...byParts([left, correction.lexeme], knowledge)] };
  }
  return undefined;
}

/**
 * Corrects an unknown word. A word of the dictionary is not corrected.
 *
 * @param signal cancels the search for corrections
 */
export async function correct(db: Kysely<Database>, token: Token, reading: Reading, signal?: AbortSignal): Promise<Corrected | undefined> {
  const { folded, analysis } = token;
  if (isNumber(token.word) || (analysis.isKnown && reading.locale === 'hu')) return undefined;
  const spellings =
    reading.locale === 'hu' ? spellingsOf(folded, stemCandidates(folded).slice(1), (text) => headIn(text, reading.knowledge)) : spellingsOf(folded, [analysis.whole], NO_HEAD);
  const correction = await correctWord(db, reading.locale, spellings, reading.knowledge.synonymWords, signal);
  if (!correction) return correctCompound(db, token, reading, signal);
  return { shown: correction.shown, alternatives: [own(correction.lexeme), ...synonymsOf(correction.lexeme, reading.knowledge)] };
}

/** The known parts of an unknown word: the parts of a compound, otherwise its longest known ending or beginning. */
export async function knownPart(db: Kysely<Database>, { folded, analysis }: Token, { locale, knowledge }: Reading): Promise<Guess[]> {
  if (isNumber(folded)) return [];
  const cuts = Array.from({ length: Math.max(0, folded.length - SHORTEST_HEAD) }, (_, index) => index + 1);
  const ends = cuts.map((at) => folded.slice(at));
  const starts = cuts.map((at) => folded.slice(0, -at));
  const words = await findWords(db, locale, [...analysis.parts, ...ends, ...starts]);
  const isKnown = (text: string) => (words.has(text) || knowledge.synonyms.has(text)) && !BROAD_NOUNS.has(text);
  const isSpecific = (text: string) => isKnown(text) && (words.get(text)?.strength ?? 0) <= 1;
  const guessOf = (text: string) => [other([words.get(text)?.lexeme ?? text]), ...synonymsOf(words.get(text)?.lexeme ?? text, knowledge)];
  const parts = analysis.parts.filter(isKnown);
  if (parts.length > 0) return parts.flatMap(guessOf);
  const found = ends.find(isSpecific) ?? starts.find(isSpecific);
  return found === undefined ? [] : guessOf(found);
}
