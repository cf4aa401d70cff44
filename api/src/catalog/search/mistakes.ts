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

/** The forms in which a misspelt word is looked for. */
function spellingsOf(text: string, stems: readonly string[], head: (text: string) => string): Spelling[] {
  return [{ text, cost: 0, head: head(text) }, ...stems.slice(0, MOST_SPELLINGS).map((stem) => ({ text: stem, cost: COST_OF_ENDING, head: head(stem) }))];
}

const SHORTEST_HEAD = 4;
/** Places where a misspelt compound is taken apart: each is a search through the vocabulary. */
const MOST_SPLITS = 4;

/** The known word that a compound ends in, with as much before it; empty where there is none. */
function headIn(text: string, { lexicon }: Knowledge): string {
  for (let at = SHORTEST_STEM; at <= text.length - SHORTEST_HEAD; at += 1) if (lexicon.has(text.slice(at))) return text.slice(at);
  return '';
}

const NO_HEAD = () => '';

/** What a misspelt word is likeliest meant to be. */
export interface Corrected {
  readonly shown: string;
  readonly alternatives: readonly Guess[];
}

/** A misspelt compound by its halves, one of them spelt well. */
async function correctCompound(db: Kysely<Database>, { folded }: Token, { locale, knowledge }: Reading): Promise<Corrected | undefined> {
  if (locale !== 'hu') return undefined;
  const places = Array.from({ length: Math.max(0, folded.length - 6) }, (_, index) => folded.length - 4 - index);
  for (const at of places.filter((place) => knowledge.lexicon.has(folded.slice(0, place))).slice(0, MOST_SPLITS)) {
    const [left, right] = [folded.slice(0, at), folded.slice(at)];
    const known = knowledge.lexicon.get(left) ?? left;
    const meant = await correctWord(db, locale, spellingsOf(right, stemCandidates(right).slice(1), NO_HEAD), []);
    if (meant && meant.strength <= 1) return { shown: `${known}${meant.shown}`, alternatives: [own(`${left}${meant.lexeme}`), ...byParts([left, meant.lexeme], knowledge)] };
  }
  return undefined;
}

/** What a word that nobody knows is likeliest meant to be; a word that the language has is no mistake. */
export async function correct(db: Kysely<Database>, token: Token, reading: Reading): Promise<Corrected | undefined> {
  const { folded, analysis } = token;
  if (isNumber(token.word) || (analysis.isKnown && reading.locale === 'hu')) return undefined;
  const spellings =
    reading.locale === 'hu' ? spellingsOf(folded, stemCandidates(folded).slice(1), (text) => headIn(text, reading.knowledge)) : spellingsOf(folded, [analysis.whole], NO_HEAD);
  const meant = await correctWord(db, reading.locale, spellings, reading.knowledge.spoken);
  if (!meant) return correctCompound(db, token, reading);
  return { shown: meant.shown, alternatives: [own(meant.lexeme), ...synonymsOf(meant.lexeme, reading.knowledge)] };
}

/** What of a word that nobody knows is known: of a compound its parts, else how the word ends or begins. */
export async function knownPart(db: Kysely<Database>, { folded, analysis }: Token, { locale, knowledge }: Reading): Promise<Guess[]> {
  if (isNumber(folded)) return [];
  const cuts = Array.from({ length: Math.max(0, folded.length - SHORTEST_HEAD) }, (_, index) => index + 1);
  const ends = cuts.map((at) => folded.slice(at));
  const starts = cuts.map((at) => folded.slice(0, -at));
  const words = await findWords(db, locale, [...analysis.parts, ...ends, ...starts]);
  const isKnown = (text: string) => (words.has(text) || knowledge.synonyms.has(text)) && !BROAD_NOUNS.has(text);
  const isTelling = (text: string) => isKnown(text) && (words.get(text)?.strength ?? 0) <= 1;
  const guessOf = (text: string) => [other([words.get(text)?.lexeme ?? text]), ...synonymsOf(words.get(text)?.lexeme ?? text, knowledge)];
  const parts = analysis.parts.filter(isKnown);
  if (parts.length > 0) return parts.flatMap(guessOf);
  const found = ends.find(isTelling) ?? starts.find(isTelling);
  return found === undefined ? [] : guessOf(found);
}
