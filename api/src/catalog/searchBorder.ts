import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { View } from '../platform/http/requestView.ts';

/** What a search found. */
export interface FoundProducts {
  /** Each product once, best first; `undefined` where every product is meant. */
  readonly ids: readonly number[] | undefined;
  /** The words as they were understood where a typing mistake was forgiven; `null` where they were taken as typed. */
  readonly corrected: string | null;
  /** Nothing holds these words: the products are the nearest to them. */
  readonly isNearest: boolean;
  /** Whether only what is reduced is meant. */
  readonly isReduced: boolean;
}

/** How far a search may go. */
export interface SearchControl {
  /** Ends the search between two of its steps; it throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Whether spelling may be corrected now; asked before each word. Always, where left out. */
  readonly mayCorrect?: () => boolean;
}

/** How a list finds products by words. */
export type SearchProducts = (db: Kysely<Database>, query: string, view: View, control?: SearchControl) => Promise<FoundProducts>;
