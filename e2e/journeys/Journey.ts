import type { Visitor } from './Visitor.ts';
import type { Language, Words } from './words.ts';

export interface VisitorOptions {
  /** A desktop by default. */
  readonly device?: 'desktop' | 'phone';
  readonly hasScripts?: boolean;
}

/** A journey through a shop. It fails if something is not where a visitor expects it. */
export interface Journey {
  readonly title: string;
  readonly visitor?: VisitorOptions;
  /** What not every shop has or allows: orders of a test, or a search of the questions. */
  readonly needs?: 'order' | 'question search';
  /** Whether a visitor uses the questions and the showrooms. */
  readonly isAboutQuestions?: true;
  run(visitor: Visitor, words: Words, language: Language): Promise<void>;
}
