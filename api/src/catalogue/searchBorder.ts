import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { View } from '../http/requestView.ts';

/** What a search found. */
export interface FoundProducts {
  /** Each product once, best first. */
  readonly ids: readonly number[];
  /** The words as they were understood where a typing mistake was forgiven; `null` where they were taken as typed. */
  readonly corrected: string | null;
  /** Nothing holds these words: the products are the nearest to them. */
  readonly isNearest: boolean;
}

/** How a list finds products by words. */
export type SearchProducts = (db: Kysely<Database>, query: string, view: View) => Promise<FoundProducts>;
