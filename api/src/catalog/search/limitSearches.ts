import { SharedCache } from '@feszek/cache';
import type { FoundProducts, SearchProducts } from '../searchBorder.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { SearchGate } from './SearchGate.ts';

/** Short enough that another process's change is visible without a noticeable delay. */
const FRESH = { kind: 'public', maxAge: 5, staleWhileRevalidate: 0, tags: [] } as const;

/** Maximum bytes of all cached results, of one id, and of the rest of a result. */
const CACHE_BYTES = 8 * 1024 * 1024;
const ID_BYTES = 8;
const RESULT_BYTES = 256;

/** The form in which equal queries are compared: lower case, single spaces. */
function normalQuery(query: string): string {
  return query.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
}

/**
 * A search with a concurrency limit, whose results are cached for five seconds. Equal concurrent searches are coalesced.
 * While searches are waiting, spelling is not corrected, because that takes most of the time; such a result is not cached.
 *
 * @param changes - of products, which remove all results
 */
export function limitSearches(search: SearchProducts, gate: SearchGate, changes: Changes): SearchProducts {
  const cache = new SharedCache<FoundProducts>(CACHE_BYTES);
  changes.onChange(() => cache.clear());

  return async (db, query, view, { signal: caller = new AbortController().signal } = {}) => {
    const key = `${view.locale} ${view.currency} ${normalQuery(query)}`;
    const cached = cache.get(key);
    if (cached?.isFresh) return cached.value;
    return cache.produce(key, caller, ({ signal, keep }) => gate.run(signal, async () => {
      let isLimited = false;
      const mayCorrect = () => {
        isLimited ||= gate.isCrowded;
        return !isLimited;
      };
      const found = await search(db, query, view, { signal, mayCorrect });
      if (!isLimited) keep(found, RESULT_BYTES + (found.ids?.length ?? 0) * ID_BYTES, FRESH);
      return found;
    }));
  };
}
