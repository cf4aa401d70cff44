import { loadFonts } from './loadFonts.ts';

/**
 * The page's first script, before anything is drawn: a click on `[data-replay]` that comes before its slice is awake is
 * kept, and the slice plays it again once it is mounted (see the kit's `replayClicks`).
 */
window.feszekEarlyClicks = [];

document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-replay]') : null;
    if (!(button instanceof HTMLElement) || button.closest('[data-ready]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.setAttribute('aria-busy', 'true');
    if (!window.feszekEarlyClicks?.includes(button)) window.feszekEarlyClicks?.push(button);
  },
  true,
);

loadFonts();
