import type { FrontLimits } from '../config.ts';
import { addressKey } from '../http/addressKey.ts';
import { TokenBuckets } from '../http/TokenBuckets.ts';
import { isSearch } from './PageRequest.ts';
import type { PageRequest } from './PageRequest.ts';

/**
 * Counts the pages that are composed for each visitor, and separately those with search results, which cost the most. The
 * slices load public pages without the visitor's address, so the API cannot count these.
 */
export class VisitorBudgets {
  readonly #pages: TokenBuckets;
  readonly #searches: TokenBuckets;

  constructor({ pages, searches }: Pick<FrontLimits, 'pages' | 'searches'>) {
    this.#pages = new TokenBuckets(pages);
    this.#searches = new TokenBuckets(searches);
  }

  /**
   * Counts a page that has to be composed.
   *
   * @returns 0, or the seconds after which the visitor may send the request again
   */
  charge(page: Pick<PageRequest, 'visitor' | 'match' | 'search'>): number {
    if (page.visitor === undefined) return 0;
    const key = addressKey(page.visitor);
    return this.#pages.spend(key) || (isSearch(page) ? this.#searches.spend(key) : 0);
  }
}
