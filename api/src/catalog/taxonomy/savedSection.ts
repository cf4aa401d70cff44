import type { TaxonomyResult } from '@feszek/contract';

/** What was done with one section of a file. */
export interface SavedSection {
  readonly counts: TaxonomyResult['categories'];
  /** Ids of what is new or different. */
  readonly changedIds: readonly number[];
}
