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
  /** Whether its words are an article number's: nobody means them by half a word, or by another one that is misspelt. */
  readonly isCode?: boolean;
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
  isCode: boolean;
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
  /** How `whole` and `parts` are written: a stem that is no word, as the word that it was first met in. */
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

/** The words of a text that say something; the same texts come again and again too. */
export function meaningfulWords(text: string, { locale, parted }: Pick<Language, 'locale' | 'parted'>): readonly string[] {
  const known = parted.get(text);
  if (known) return known;
  const words = wordsOf(text).filter((word) => !isStopWord(word, locale));
  parted.set(text, words);
  return words;
}

/** PostgreSQL keeps values aside only of rows that are longer than two kilobytes: half of that in each language. */
const KEPT_ASIDE_BYTES = 1060;
/** Beside its letters: its entry, its class, and the number of its places. */
const BYTES_OF_LEXEME = 8;
const BYTES_OF_PLACE = 2;
/** PostgreSQL drops more. */
const MOST_PLACES = 255;

/** Where a word stands: how much it tells, and how much the parts of a compound tell that only qualify it. */
interface Place {
  readonly strength: number;
  readonly rest: number;
  readonly isCode: boolean;
}

/** Adds to a word of the vocabulary what was met elsewhere. */
export function joinEntries(entry: VocabularyEntry, met: Pick<VocabularyEntry, 'strength' | 'isCode'>): void {
  entry.strength = Math.min(entry.strength, met.strength);
  entry.isCode &&= met.isCode;
}

/** Gathers the words of one document in one language. */
export class DocumentWords {
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

  /** The noun of a name goes into the best class, with its own last part; everything else into the next one. */
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
   * The document as PostgreSQL's text search takes it. Nobody asks for the places of its lexemes: there are so many of them
   * that the words are kept aside, and thrice as fast a scan of what is left.
   */
  toVector(): string {
    const lexemes = [...this.#classes];
    const bytes = lexemes.reduce((sum, [lexeme]) => sum + Buffer.byteLength(lexeme) + BYTES_OF_LEXEME, 0);
    const missing = Math.ceil((KEPT_ASIDE_BYTES - bytes) / (BYTES_OF_PLACE * Math.max(1, lexemes.length)));
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

  #entry(met: Omit<VocabularyEntry, 'frequency'>): void {
    const entry = this.#vocabulary.get(met.word);
    if (entry) joinEntries(entry, met);
    else this.#vocabulary.set(met.word, { ...met, frequency: 1 });
  }
}

/** A word without its endings, with the accents that it is written with. */
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
