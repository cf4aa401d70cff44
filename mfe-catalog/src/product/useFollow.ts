import { useBrowser } from '@feszek/kit';
import { useState } from 'react';
import type { MouseEvent } from 'react';

/** Longer than the time-out of loading a product, in milliseconds. */
const TIMEOUT_MS = 30_000;

export interface Follow {
  /** The address that is being loaded; `null` without one. */
  readonly target: string | null;
  /**
   * Handles the click on a link to another choice on the same page. Without scripts the link loads the page.
   *
   * @param isShown - the page shows the choice already
   */
  follow(event: MouseEvent, href: string, isShown?: boolean): void;
}

/** Follows links in place: the address changes, focus and scroll position stay. */
export function useFollow(): Follow {
  const browser = useBrowser();
  const [target, setTarget] = useState<string | null>(null);

  async function go(href: string): Promise<void> {
    setTarget(href);
    try {
      await browser().bus.ask('navigation.go', { href, replace: true, kind: 'in-place' }, TIMEOUT_MS);
    } catch {
      // The shell has reported the error. The browser shows the page, or its own message.
      window.location.assign(href);
    } finally {
      setTarget(null);
    }
  }

  return {
    target,
    follow(event, href, isShown = false) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!isShown) void go(href);
    },
  };
}
