import { useCallback } from 'react';

/**
 * The reference for a sticky card. `--card-size` is the height of the card: with it, the style lets a card that is taller than
 * the window stick at its end, so that scrolling the page reaches all of it.
 *
 * An element of the card above the window that takes the focus is scrolled into view (WCAG 2.2, 2.4.11). The card does not
 * stick while the focus is there, because a sticky card does not move when the page is scrolled up.
 */
export function useStickyCard() {
  return useCallback((card: HTMLElement | null) => {
    if (!card) return;
    const observer = new ResizeObserver(() => card.style.setProperty('--card-size', `${card.offsetHeight}px`));
    observer.observe(card);
    const reveal = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.getBoundingClientRect().top >= 0) return;
      card.dataset['revealed'] = '';
      target.scrollIntoView({ block: 'nearest' });
    };
    const stick = () => delete card.dataset['revealed'];
    card.addEventListener('focusin', reveal);
    card.addEventListener('focusout', stick);
    return () => {
      observer.disconnect();
      card.removeEventListener('focusin', reveal);
      card.removeEventListener('focusout', stick);
    };
  }, []);
}
