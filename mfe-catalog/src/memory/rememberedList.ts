import { createStore } from '@feszek/store';
import type { ReadableStore } from '@feszek/store';

/** Maximum number of items of a list. */
export const REMEMBERED = 12;

/** A list in the browser's storage, the newest item first. It is never sent. On the server it is empty. */
export interface RememberedList<Item extends string | number> extends ReadableStore<readonly Item[]> {
  /** Moves or adds an item to the start. A full list loses its oldest item. */
  add(item: Item): void;
  remove(items: readonly Item[]): void;
  clear(): void;
}

/** Whether two items are equal, ignoring case. */
function isSame(a: string | number, b: string | number): boolean {
  return String(a).toLowerCase() === String(b).toLowerCase();
}

function parseList(text: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    // Something else has written under this name.
    return [];
  }
}

/**
 * Creates a list in the browser's storage. If the storage is blocked, full or damaged, the list is empty, so that no page
 * fails because of it.
 *
 * @param name - the list's name in the storage, which `STORAGE_KEYS` contains
 * @param isItem - validates stored items, because any script of the page can write into the storage
 */
export function rememberedList<Item extends string | number>(name: string, isItem: (value: unknown) => value is Item): RememberedList<Item> {
  const changes = createStore(0);
  const initialState: readonly Item[] = [];
  let text: string | null = null;
  let items = initialState;

  function readText(): string | null {
    try {
      return window.localStorage.getItem(name);
    } catch {
      return null;
    }
  }

  /** Reads the storage each time, because another tab may have changed it. The same text returns the same array. */
  function read(): readonly Item[] {
    const now = readText();
    if (now !== text) {
      text = now;
      items = now === null ? initialState : parseList(now).filter(isItem).slice(0, REMEMBERED);
    }
    return items;
  }

  function write(next: readonly Item[]): void {
    try {
      if (next.length > 0) window.localStorage.setItem(name, JSON.stringify(next.slice(0, REMEMBERED)));
      else window.localStorage.removeItem(name);
    } catch {
      // Blocked or full: the list stays unchanged.
    }
    changes.set(changes.state + 1);
  }

  return {
    initialState,
    get state() {
      return read();
    },
    subscribe: changes.subscribe,
    add: (item) => write([item, ...read().filter((other) => !isSame(other, item))]),
    remove: (removed) => write(read().filter((kept) => !removed.some((item) => isSame(item, kept)))),
    clear: () => write([]),
  };
}
