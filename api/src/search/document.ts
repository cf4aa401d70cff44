import type { Locale } from '@feszek/contract';
import { analyse, isStopWord } from './analysis.ts';
import type { Analysis, Stems } from './analysis.ts';
import type { Lexicon } from './hungarian.ts';
import { fold, isNumber, wordsOf } from './text.ts';

/** How much a word tells about a document, best first: what it is, its title, its looks, its features, its description. */
export const CLASSES = ['h', 'a', 'b', 'c', 'd'] as const;
export type WordClass = (typeof CLASSES)[number];

/** A text of a document and how much its words tell. */
export interface Field {
  readonly wordClass: WordClass;
  readonly text: string;
}

/** What a document is called: its noun tells what it is. */
export interface Name {
  readonly text: string;
  /** Words of which one is the noun where it occurs, such as the category's. */
  readonly nouns?: ReadonlySet<string>;
}

export interface VocabularyEntry {
  readonly word: string;
  shown: string;
  readonly lexeme: string;
  strength: number;
  frequency: number;
}

/** Ends the part of a name in which its noun stands. */
const NOUN_ENDS = { hu: /[,(]|\s\d|⌀/, en: /[,(]|\s\d|⌀|\s(?:with|of|on|for|in)\s/ } as const;
const AND = { hu: /,|\sés\s/, en: /,|\sand\s/ } as const;

export interface Language {
  readonly locale: Locale;
  readonly stems: Stems;
  readonly lexicon: Lexicon;
  /** Words that were analysed before: the same ones come again and again. */
  readonly analysed: Map<string, AnalysedWord>;
  /** Texts that were parted into words before. */
  readonly parted: Map<string, readonly string[]>;
}

/** A word with all that the vocabulary says of it. */
export interface AnalysedWord extends Analysis {
  readonly folded: string;
  /** How `whole` and `parts` are written. */
  readonly shownWhole: string;
  readonly shownParts: readonly string[];
}

function analyseOnce(word: string, { locale, stems, lexicon, analysed }: Language): AnalysedWord {
  const known = analysed.get(word);
  if (known) return known;
  const analysis = analyse(word, locale, stems, lexicon);
  const { whole, parts } = analysis;
  const made = { ...analysis, folded: fold(word), shownWhole: lexicon.get(whole) ?? startOf(word, whole), shownParts: parts.map((part) => lexicon.get(part) ?? part) };
  analysed.set(word, made);
  return made;
}

/** The words of a text that say something; the same texts come again and again too. */
export function meaningfulWords(text: string, { locale, parted }: Pick<Language, 'locale' | 'parted'>): readonly string[] {
  const known = parted.get(text);
  if (known) return known;
  const words = wordsOf(text).filter((word) => !isStopWord(word, locale));
  parted.set(text, words);
  return words;
}

/** Gathers the words of one document in one language. */
export class DocumentWords {
  readonly #language: Language;
  readonly #classes = new Map<string, number>();
  readonly #vocabulary = new Map<string, VocabularyEntry>();

  constructor(language: Language) {
    this.#language = language;
  }

  add({ wordClass, text }: Field): this {
    const strength = CLASSES.indexOf(wordClass);
    for (const word of this.#meaningful(text)) this.#put(word, this.#analyse(word), strength, strength);
    return this;
  }

  /** The noun of a name goes into the best class, with its own last part; everything else into the next one. */
  addName({ text, nouns }: Name): this {
    const words = this.#meaningful(text);
    const analyses = words.map((word) => this.#analyse(word));
    const found = analyses.map(({ whole, parts }) => nouns?.has(whole) === true || nouns?.has(parts.at(-1) ?? '') === true);
    const noun = nounOf(text, this.#language.locale);
    analyses.forEach((analysis, index) => {
      const word = words[index] ?? '';
      const isNoun = found.includes(true) ? found[index] === true : word === noun;
      this.#put(word, analysis, isNoun ? 0 : 1, 1);
    });
    return this;
  }

  /** The document as PostgreSQL's text search takes it, each lexeme with its place, which also makes it long enough to be kept aside. */
  toVector(): string {
    return [...this.#classes].map(([lexeme, strength], index) => `'${CLASSES[strength] ?? 'd'}${lexeme}':${index + 1}`).join(' ');
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

  #put(word: string, { whole, parts, folded, shownWhole, shownParts }: AnalysedWord, strength: number, rest: number): void {
    this.#lexeme(whole, strength);
    parts.forEach((part, index) => this.#lexeme(part, index === parts.length - 1 ? strength : rest));
    this.#entry(folded, word, whole, strength);
    this.#entry(whole, shownWhole, whole, strength);
    parts.forEach((part, index) => this.#entry(part, shownParts[index] ?? part, part, index === parts.length - 1 ? strength : rest));
  }

  #lexeme(lexeme: string, strength: number): void {
    this.#classes.set(lexeme, Math.min(strength, this.#classes.get(lexeme) ?? strength));
  }

  #entry(word: string, shown: string, lexeme: string, strength: number): void {
    const entry = this.#vocabulary.get(word);
    if (entry) entry.strength = Math.min(entry.strength, strength);
    else this.#vocabulary.set(word, { word, shown, lexeme, strength, frequency: 1 });
  }
}

/** A stem with the accents of the word that it begins. */
function startOf(word: string, stem: string): string {
  const start = word.slice(0, stem.length);
  return fold(start) === stem ? start : stem;
}

/** The word that says what a name is a name of. */
function nounOf(name: string, locale: Locale): string | undefined {
  const end = name.search(NOUN_ENDS[locale]);
  return wordsOf(end > 0 ? name.slice(0, end) : name).filter((word) => !isNumber(word)).at(-1);
}

/** Whether a category's title names one kind of thing: among „poharak és karaffák” a carafe is no glass. */
export function isOfOneKind(title: string, locale: Locale): boolean {
  return !AND[locale].test(title);
}

/** The nouns of a category's title (`Poharak és karaffák`), each as a whole and by its last part. */
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

/** Everything that a word shares with its misspellings: its runs of three letters, with its start and end. */
export function gramsOf(word: string): string[] {
  if (isNumber(word)) return [];
  const padded = `  ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)))];
}
