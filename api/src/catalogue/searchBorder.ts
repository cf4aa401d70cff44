import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { View } from '../http/requestView.ts';

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

/** How a list finds products by words. */
export type SearchProducts = (db: Kysely<Database>, query: string, view: View) => Promise<FoundProducts>;
