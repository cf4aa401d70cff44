/** How many things of a kind are remembered. */
export const REMEMBERED = 12;

/** A list that this browser remembers, the latest first. Nothing of it is sent anywhere. */
export interface RememberedList<Item extends string | number> {
  read(): readonly Item[];
  /** Puts a thing first; what it pushes out at the end is forgotten. */
  add(item: Item): void;
  remove(items: readonly Item[]): void;
  clear(): void;
  /** Tells of every change that this page makes; returns what ends that. */
  subscribe(listener: () => void): () => void;
}

/** Two spellings of one thing that differ in capitals alone are the same. */
function isSame(a: string | number, b: string | number): boolean {
  return String(a).toLowerCase() === String(b).toLowerCase();
}

/**
 * A list in the browser's storage. Where the storage is refused, full, or holds what somebody else has written, the list
 * is empty: a page must never fail over what it remembers.
 *
 * @param key - the list's name in the storage
 * @param isItem - knows what may stand in the list, since anybody can write into the storage
 */
export function rememberedList<Item extends string | number>(key: string, isItem: (value: unknown) => value is Item): RememberedList<Item> {
  const name = `feszek.${key}`;
  const listeners = new Set<() => void>();

  function read(): readonly Item[] {
    try {
      const kept: unknown = JSON.parse(window.localStorage.getItem(name) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isItem).slice(0, REMEMBERED) : [];
    } catch {
      return [];
    }
  }

  function write(items: readonly Item[]): void {
    try {
      if (items.length > 0) window.localStorage.setItem(name, JSON.stringify(items.slice(0, REMEMBERED)));
      else window.localStorage.removeItem(name);
    } catch {
      // Refused or full: the list stays as it was.
    }
    for (const listener of listeners) listener();
  }

  return {
    read,
    add: (item) => write([item, ...read().filter((other) => !isSame(other, item))]),
    remove: (items) => write(read().filter((kept) => !items.some((item) => isSame(item, kept)))),
    clear: () => write([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
