import type { FoundProducts, SearchProducts } from '../searchBorder.ts';
import type { Changes } from '../../platform/changes.ts';
import type { SearchGate } from './SearchGate.ts';

/** Short enough that another process's change shows at once to a person. */
const FRESH_MS = 5000;
const MOST_KEPT = 500;

interface Kept {
  readonly found: FoundProducts;
  readonly until: number;
}

/** The form in which equal queries are compared: lower case, single spaces. */
function normalQuery(query: string): string {
  return query.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
}

/**
 * A search that goes through the gate, and that keeps what it found for a moment. While searches wait for one another it
 * corrects no spelling, which takes the most time by far; what is found then is not kept.
 *
 * @param changes of products: what was found before them is forgotten
 */
export function limitSearches(search: SearchProducts, gate: SearchGate, changes: Changes): SearchProducts {
  const kept = new Map<string, Kept>();
  changes.onChange(() => kept.clear());

  const recall = (key: string) => {
    const found = kept.get(key);
    return found && found.until > performance.now() ? found.found : undefined;
  };

  return async (db, query, view, { signal = new AbortController().signal } = {}) => {
    const key = `${view.locale} ${view.currency} ${normalQuery(query)}`;
    return recall(key) ?? gate.run(signal, async () => {
      // The same may have been searched for while this one waited.
      const known = recall(key);
      if (known) return known;
      let isLimited = false;
      const mayCorrect = () => {
        isLimited ||= gate.isCrowded;
        return !isLimited;
      };
      const found = await search(db, query, view, { signal, mayCorrect });
      if (isLimited) return found;
      if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, { found, until: performance.now() + FRESH_MS });
      return found;
    });
  };
}
