import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { analyse, isStopWord, wordsToStem } from './analysis.ts';
import { lexiconOf } from './hungarian.ts';
import type { Lexicon } from './hungarian.ts';
import { loadStems } from './stems.ts';
import { fold, isNumber, wordsOf } from './text.ts';
import { GOODS, UNLIKE_GOODS } from './words/goods.ts';
import { HUNGARIAN_WORDS } from './words/hungarian.ts';

/** The lexemes of a synonym, all of which must match. The last one is the head. */
export type Phrase = readonly string[];

export interface Meaning {
  readonly same: readonly Phrase[];
  readonly narrower: readonly Phrase[];
}

/** Dictionary and synonyms of a language. */
export interface Knowledge {
  readonly lexicon: Lexicon;
  /** By the phrase's lexemes, joined by blanks. */
  readonly synonyms: ReadonlyMap<string, Meaning>;
  /** Words of the longest phrase among the synonyms. */
  readonly longestPhrase: number;
  /** Single-word synonyms, which documents need not contain: folded, with lexeme and spelling. */
  readonly synonymWords: ReadonlyMap<string, SynonymWord>;
  /** All goods of `words/goods.ts`, as lexemes joined by blanks. */
  readonly goods: ReadonlySet<string>;
  /** Those of them that are like nothing else. */
  readonly unlikeGoods: ReadonlySet<string>;
}

export interface SynonymWord {
  readonly lexeme: string;
  readonly shown: string;
}

interface Group {
  readonly words: readonly string[];
  readonly narrower: readonly string[];
}

/** The rows from which the dictionary and the synonyms are built. */
interface Sources {
  readonly groups: readonly Group[];
  readonly categories: readonly string[];
}

async function loadSources(db: Kysely<Database>, locale: Locale): Promise<Sources> {
  const groups = await db.selectFrom('search_synonym').where('locale', '=', locale).select(['words', 'narrower']).orderBy('id').execute();
  const categories = await db.selectFrom('category').select('title').orderBy('id').execute();
  return { groups, categories: categories.map(({ title }) => title[locale]) };
}

async function buildLexicon(db: Kysely<Database>, locale: Locale, { groups, categories }: Sources): Promise<Lexicon> {
  const lexicon = lexiconOf(locale === 'hu' ? HUNGARIAN_WORDS : []);
  const texts = [...categories, ...groups.flatMap(({ words, narrower }) => [...words, ...narrower])];
  const words = [...new Set(texts.flatMap(wordsOf))].filter((word) => !isNumber(word) && word.length > 2 && !isStopWord(word, locale));
  const stems = await loadStems(db, locale, words.flatMap((word) => wordsToStem(word, locale)));
  // Titles are plural. Synonyms are in their base form, and a stemmer may take their last letter for a suffix.
  const baseForms = new Set(groups.flatMap(({ words: same, narrower }) => [...same, ...narrower]).flatMap(wordsOf));
  const own = words.filter((word) => !analyse(word, locale, stems, lexicon).isKnown).map((word) => (baseForms.has(word) && locale === 'hu' ? word : (stems.get(word) ?? word)));
  for (const [folded, word] of lexiconOf(own)) lexicon.set(folded, word);
  return lexicon;
}

async function buildKnowledge(db: Kysely<Database>, locale: Locale, sources: Sources): Promise<Knowledge> {
  const lexicon = await buildLexicon(db, locale, sources);
  const { groups } = sources;
  const phrases = [...groups.flatMap(({ words, narrower }) => [...words, ...narrower]), ...GOODS[locale], ...UNLIKE_GOODS[locale]];
  const stems = await loadStems(db, locale, phrases.flatMap(wordsOf).flatMap((word) => wordsToStem(word, locale)));
  const phraseOf = (text: string): Phrase =>
    wordsOf(text).filter((word) => !isStopWord(word, locale)).map((word) => analyse(word, locale, stems, lexicon).whole);
  const synonyms = new Map<string, { same: Phrase[]; narrower: Phrase[] }>();
  for (const group of groups) {
    const [words, narrower] = [group.words.map(phraseOf), group.narrower.map(phraseOf)];
    for (const phrase of words) {
      const key = phrase.join(' ');
      const meaning = synonyms.get(key) ?? { same: [], narrower: [] };
      meaning.same.push(...words.filter((other) => other.join(' ') !== key));
      meaning.narrower.push(...narrower);
      synonyms.set(key, meaning);
    }
  }
  const single = groups.flatMap(({ words }) => words).flatMap((text) => {
    const [lexeme, ...others] = phraseOf(text);
    return lexeme === undefined || others.length > 0 || isNumber(lexeme) ? [] : [[fold(text), { lexeme, shown: text }] as const];
  });
  const longestPhrase = Math.max(1, ...[...synonyms.keys()].map((key) => key.split(' ').length));
  const lexemesOf = (texts: readonly string[]) => new Set(texts.map((text) => phraseOf(text).join(' ')));
  const unlikeGoods = lexemesOf(UNLIKE_GOODS[locale]);
  const goods = new Set([...unlikeGoods, ...lexemesOf(GOODS[locale])]);
  return { lexicon, synonyms, longestPhrase, synonymWords: new Map(single), goods, unlikeGoods };
}

/** Loads the dictionary and the synonyms of a language. */
export async function loadKnowledge(db: Kysely<Database>, locale: Locale): Promise<Knowledge> {
  return buildKnowledge(db, locale, await loadSources(db, locale));
}

const FRESH_MS = 5000;

interface CachedKnowledge {
  until: number;
  source: string;
  knowledge: Promise<Knowledge>;
}
const cache = new WeakMap<Kysely<Database>, Map<Locale, CachedKnowledge>>();

async function renew(db: Kysely<Database>, locale: Locale, before: CachedKnowledge | undefined): Promise<CachedKnowledge> {
  const sources = await loadSources(db, locale);
  const source = JSON.stringify(sources);
  const knowledge = before?.source === source ? before.knowledge : buildKnowledge(db, locale, sources);
  return { until: performance.now() + FRESH_MS, source, knowledge };
}

/** Loads the same, cached for five seconds: a changed synonym has effect after that time. */
export async function recentKnowledge(db: Kysely<Database>, locale: Locale): Promise<Knowledge> {
  const byLocale = cache.get(db) ?? new Map<Locale, CachedKnowledge>();
  cache.set(db, byLocale);
  let found = byLocale.get(locale);
  if (!found || found.until < performance.now()) {
    found = await renew(db, locale, found);
    byLocale.set(locale, found);
  }
  return found.knowledge;
}
