import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { View } from '../platform/http/requestView.ts';

/** The result of a search. */
export interface FoundProducts {
  /** Each product once, best first; `undefined` for every product. */
  readonly ids: readonly number[] | undefined;
  /** The corrected query; `null` if nothing was corrected. */
  readonly corrected: string | null;
  /** Whether no product matches the whole query: the products are the nearest ones. */
  readonly isNearest: boolean;
  /** Whether only reduced products are requested. */
  readonly isReduced: boolean;
}

/** Limits of a search. */
export interface SearchControl {
  /** Ends the search, also a statement that runs, which throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Whether spelling may be corrected now; called before each word. Always true if left out. */
  readonly mayCorrect?: () => boolean;
}

/** Finds the products of a list by text. */
export type SearchProducts = (db: Kysely<Database>, query: string, view: View, control?: SearchControl) => Promise<FoundProducts>;
