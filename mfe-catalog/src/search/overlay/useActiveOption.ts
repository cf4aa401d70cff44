import { useState } from 'react';
import type { KeyboardEvent } from 'react';

export interface ActiveOption {
  /** The active option, which Enter chooses; `-1` without one. */
  readonly index: number;
  /** Key handler of the field: Up and Down cycle through the options and the field, Home and End move within the options. */
  readonly handleKey: (event: KeyboardEvent) => void;
  /** Deactivates the option. */
  readonly reset: () => void;
}

/**
 * The keys of a combobox with a list below it (WAI-ARIA Authoring Practices, Combobox). The focus stays in the field.
 *
 * @param options - names of the options; an option that is no longer among them is no longer active
 * @param choose - called by Enter with the active option
 */
export function useActiveOption(options: readonly string[], choose: (index: number) => void): ActiveOption {
  const [active, setActive] = useState<string | null>(null);
  const index = active === null ? -1 : options.indexOf(active);
  const last = options.length - 1;
  const targets: ReadonlyMap<string, number> = new Map(Object.entries({
    ArrowDown: index === last ? -1 : index + 1,
    ArrowUp: index === -1 ? last : index - 1,
    // Without an active option these keys move in the text.
    ...(index >= 0 && { Home: 0, End: last, Escape: -1 }),
  }));

  return {
    index,
    reset: () => setActive(null),
    handleKey(event) {
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = targets.get(event.key);
      if (target !== undefined && options.length > 0) {
        event.preventDefault();
        setActive(options[target] ?? null);
      }
      if (event.key === 'Enter' && index >= 0) {
        event.preventDefault();
        choose(index);
      }
    },
  };
}
