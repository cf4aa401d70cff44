import type { Locale } from '@feszek/contract';
import { analyse, isStopWord } from './analysis.ts';
import type { Analysis, Stems } from './analysis.ts';
import type { Lexicon } from './hungarian.ts';
import { fold, isNumber, wordsOf } from './text.ts';

/** Classes of fields, most specific first: name noun, title, looks, features, description. */
export const CLASSES = ['h', 'a', 'b', 'c', 'd'] as const;
export type WordClass = (typeof CLASSES)[number];

/** A text of a document and its class. */
export interface Field {
  readonly wordClass: WordClass;
  readonly text: string;
  /** Whether it is an article number, which is never completed or used as a correction. */
  readonly isCode?: boolean;
}

/** The name of a document. Its noun is the most specific word. */
export interface Name {
  readonly text: string;
  /** Words that are the noun if the name contains them, such as those of the category. */
  readonly nouns?: ReadonlySet<string>;
}

export interface VocabularyEntry {
  readonly word: string;
  shown: string;
  readonly lexeme: string;
  strength: number;
  frequency: number;
  isCode: boolean;
}

/** Ends the part of a name that contains its noun. */
const NOUN_ENDS = { hu: /[,(]|\s\d|⌀/, en: /[,(]|\s\d|⌀|\s(?:with|of|on|for|in)\s/ } as const;
const AND = { hu: /,|\sés\s/, en: /,|\sand\s/ } as const;

export interface Language {
  readonly locale: Locale;
  readonly stems: Stems;
  readonly lexicon: Lexicon;
  /** A cache of analysed words. */
  readonly analysed: Map<string, AnalysedWord>;
  /** A cache of texts split into words. */
  readonly splitTexts: Map<string, readonly string[]>;
}

/** A word with its entries of the vocabulary. */
export interface AnalysedWord extends Analysis {
  readonly folded: string;
  /** The spelling of `whole` and `parts`. A stem that is not a word is spelled as the first word that has it. */
  readonly shownWhole: string;
  readonly shownParts: readonly string[];
}

function analyseOnce(word: string, { locale, stems, lexicon, analysed }: Language): AnalysedWord {
  const known = analysed.get(word);
  if (known) return known;
  const analysis = analyse(word, locale, stems, lexicon);
  const { whole, parts } = analysis;
  const isWord = locale === 'hu' && analysis.isKnown;
  const made = { ...analysis, folded: fold(word), shownWhole: lexicon.get(whole) ?? (isWord ? startOf(word, whole) : word), shownParts: parts.map((part) => lexicon.get(part) ?? part) };
  analysed.set(word, made);
  return made;
}

/** The words of a text without stop words, cached. */
export function meaningfulWords(text: string, { locale, splitTexts }: Pick<Language, 'locale' | 'splitTexts'>): readonly string[] {
  const known = splitTexts.get(text);
  if (known) return known;
  const words = wordsOf(text).filter((word) => !isStopWord(word, locale));
  splitTexts.set(text, words);
  return words;
}

/** PostgreSQL moves values out of line (TOAST) only in rows longer than two kilobytes: half of that per language. */
const TOAST_BYTES = 1060;
/** In addition to its letters: its entry, its class, and the number of its positions. */
const BYTES_OF_LEXEME = 8;
const BYTES_OF_PLACE = 2;
/** PostgreSQL drops more. */
const MOST_PLACES = 255;

/** The class of a word, and of the qualifying parts of a compound. */
interface Place {
  readonly strength: number;
  readonly rest: number;
  readonly isCode: boolean;
}

/** Merges another occurrence of a word into its entry of the vocabulary. */
export function joinEntries(entry: VocabularyEntry, found: Pick<VocabularyEntry, 'strength' | 'isCode'>): void {
  entry.strength = Math.min(entry.strength, found.strength);
  entry.isCode &&= found.isCode;
}

/** Collects the terms of one document in one language. */
export class DocumentTerms {
  readonly #language: Language;
  readonly #classes = new Map<string, number>();
  readonly #vocabulary = new Map<string, VocabularyEntry>();

  constructor(language: Language) {
    this.#language = language;
  }

  add({ wordClass, text, isCode = false }: Field): this {
    const strength = CLASSES.indexOf(wordClass);
    for (const word of this.#meaningful(text)) this.#put(word, this.#analyse(word), { strength, rest: strength, isCode });
    return this;
  }

  /** Puts the noun of a name, and its last part, into the most specific class, and all other words into the next one. */
  addName({ text, nouns }: Name): this {
    const words = this.#meaningful(text);
    const analyses = words.map((word) => this.#analyse(word));
    const found = analyses.map(({ whole, parts }) => nouns?.has(whole) === true || nouns?.has(parts.at(-1) ?? '') === true);
    const noun = nounOf(text, this.#language.locale);
    analyses.forEach((analysis, index) => {
      const word = words[index] ?? '';
      const isNoun = found.includes(true) ? found[index] === true : word === noun;
      this.#put(word, analysis, { strength: isNoun ? 0 : 1, rest: 1, isCode: false });
    });
    return this;
  }

  /**
   * The document as a `tsvector`. The positions of its lexemes are not used. There are so many of them that PostgreSQL
   * stores the vector out of line, which makes a scan of the other columns three times as fast.
   */
  toVector(): string {
    const lexemes = [...this.#classes];
    const bytes = lexemes.reduce((sum, [lexeme]) => sum + Buffer.byteLength(lexeme) + BYTES_OF_LEXEME, 0);
    const missing = Math.ceil((TOAST_BYTES - bytes) / (BYTES_OF_PLACE * Math.max(1, lexemes.length)));
    const places = Array.from({ length: Math.min(MOST_PLACES, Math.max(1, missing)) }, (_, index) => index + 1).join();
    return lexemes.map(([lexeme, strength]) => `'${CLASSES[strength] ?? 'd'}${lexeme}':${places}`).join(' ');
  }

  vocabulary(): Iterable<VocabularyEntry> {
    return this.#vocabulary.values();
  }

  #meaningful(text: string): readonly string[] {
    return meaningfulWords(text, this.#language);
  }

  #analyse(word: string): AnalysedWord {
    return analyseOnce(word, this.#language);
  }

  #put(word: string, { whole, parts, folded, shownWhole, shownParts }: AnalysedWord, { strength, rest, isCode }: Place): void {
    const ofPart = (index: number) => (index === parts.length - 1 ? strength : rest);
    this.#lexeme(whole, strength);
    parts.forEach((part, index) => this.#lexeme(part, ofPart(index)));
    this.#entry({ word: folded, shown: word, lexeme: whole, strength, isCode });
    this.#entry({ word: whole, shown: shownWhole, lexeme: whole, strength, isCode });
    parts.forEach((part, index) => this.#entry({ word: part, shown: shownParts[index] ?? part, lexeme: part, strength: ofPart(index), isCode }));
  }

  #lexeme(lexeme: string, strength: number): void {
    this.#classes.set(lexeme, Math.min(strength, this.#classes.get(lexeme) ?? strength));
  }

  #entry(found: Omit<VocabularyEntry, 'frequency'>): void {
    const entry = this.#vocabulary.get(found.word);
    if (entry) joinEntries(entry, found);
    else this.#vocabulary.set(found.word, { ...found, frequency: 1 });
  }
}

/** A word without its suffixes, with its accents. */
function startOf(word: string, stem: string): string {
  const start = word.slice(0, stem.length);
  return fold(start) === stem ? start : stem;
}

/** The noun of a name. */
function nounOf(name: string, locale: Locale): string | undefined {
  const end = name.search(NOUN_ENDS[locale]);
  return wordsOf(end > 0 ? name.slice(0, end) : name).filter((word) => !isNumber(word)).at(-1);
}

/** Whether a category's title names one kind of thing: among „poharak és karaffák” a carafe is no glass. */
export function isOfOneKind(title: string, locale: Locale): boolean {
  return !AND[locale].test(title);
}

/** The nouns of a category's title (`Poharak és karaffák`), each whole and its last part. */
export function nounsOf(title: string, language: Language): Set<string> {
  const { locale } = language;
  const nouns = title.split(AND[locale]).flatMap((phrase) => nounOf(phrase, locale) ?? []);
  return new Set(
    nouns.flatMap((noun) => {
      const { whole, parts } = analyseOnce(noun, language);
      const last = parts.at(-1);
      return last === undefined ? [whole] : [whole, last];
    }),
  );
}

/** The trigrams of a word, with its start and end. */
export function gramsOf(word: string): string[] {
  if (isNumber(word)) return [];
  const padded = `  ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)))];
}
