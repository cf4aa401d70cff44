import type { TaxonomyResult } from '@feszek/contract';

/** The result of saving one section of a file. */
export interface SavedSection {
  readonly counts: TaxonomyResult['categories'];
  /** Ids of new or changed entries. */
  readonly changedIds: readonly number[];
}
