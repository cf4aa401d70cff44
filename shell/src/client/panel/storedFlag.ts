export interface StoredFlag {
  readonly isSet: () => boolean;
  readonly set: (value: boolean) => void;
}

/** A choice that lasts as long as the tab. Without storage it is not kept. */
export function storedFlag(name: string): StoredFlag {
  const key = `feszek-panel-${name}`;
  let value = false;
  try {
    value = sessionStorage.getItem(key) !== null;
  } catch {
    // Storage is blocked.
  }
  return {
    isSet: () => value,
    set(next) {
      value = next;
      try {
        if (next) sessionStorage.setItem(key, '1');
        else sessionStorage.removeItem(key);
      } catch {
        // Storage is blocked or full.
      }
    },
  };
}
