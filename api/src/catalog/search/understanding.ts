import type { Locale } from '@feszek/contract';

/** An indexed word, and the most specific class in which a document contains it: 0 for a name, 4 for a description. */
export interface Lexeme {
  readonly text: string;
  readonly strength: number;
  /** The number of documents that contained it when the index was built. */
  readonly frequency: number;
}

/** Interchangeable lexemes. */
export type Slot<Item = Lexeme> = readonly Item[];

/** An alternative form of a term: every slot is matched by one of its lexemes. The last slot is the head. */
export interface Alternative<Item = Lexeme> {
  readonly slots: readonly Slot<Item>[];
  /** Whether it is the typed word, not a synonym or the parts of a compound. */
  readonly isOwn: boolean;
  /** Whether its slots are parts of the typed word. */
  readonly isTyped?: boolean;
  /** Whether it completes a word that is still being typed. */
  readonly isBegun?: boolean;
  /** Relative to other alternatives; 1 by default. */
  readonly weight?: number;
}

/** A part of a query: a word or a phrase. */
export interface Term {
  readonly alternatives: readonly Alternative[];
  /** Whether it is the head noun of the query. */
  readonly isHead?: boolean;
  /** Whether products that do not match it are results too. */
  readonly isOptional?: boolean;
  /** Whether it names the room for the product. */
  readonly isRoom?: boolean;
}

/** An analysed query. */
export interface Understanding {
  /** The language of the words. */
  readonly locale: Locale;
  readonly terms: readonly Term[];
  /** The corrected query; `null` if nothing was corrected. */
  readonly corrected: string | null;
  /** Whether a word is unknown, or known in part only. */
  readonly hasUnknown: boolean;
  /** Whether the query is about a kind of goods that the shop does not sell, although products may mention it. */
  readonly isUnsold: boolean;
  /** Whether nothing in the shop is like those goods: other words of the query lead to other things. */
  readonly isUnlike: boolean;
  /** Whether only reduced products are searched for. */
  readonly isReduced: boolean;
}
