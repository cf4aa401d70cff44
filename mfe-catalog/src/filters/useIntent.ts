import { intendNavigation } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { listingHref } from '../list-query/listingQuery.ts';
import type { ListingQuery } from '../list-query/listingQuery.ts';

/** A pointer that rests this long on a choice counts as intent, in milliseconds. */
const INTENT_MS = 60;

/**
 * Lets the shell load the list of a choice on which the pointer rests, or that is being pressed.
 *
 * @param after - the choice after a checkbox is clicked, by its name and value; `undefined` if nothing is to be loaded
 * @returns the handlers of the form with the checkboxes
 */
export function useIntent(after: (name: string, value: string) => ListingQuery | undefined) {
  const { pathname } = useShop();
  const browser = useBrowser();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function intend({ target }: PointerEvent): void {
    const box = target instanceof Element ? target.closest('label')?.querySelector<HTMLInputElement>('input[type="checkbox"]:enabled') : null;
    const query = box && after(box.name, box.value);
    if (query) intendNavigation(browser().bus, listingHref(pathname, query));
  }

  return {
    onPointerDown: intend,
    onPointerOver(event: PointerEvent) {
      clearTimeout(timer.current);
      if (event.pointerType === 'mouse') timer.current = setTimeout(() => intend(event), INTENT_MS);
    },
  };
}
