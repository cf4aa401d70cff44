import { coversFocus } from './coversFocus.ts';

/** From here on the button is shown after one window of scrolling, below it after two (specification, chapter 9). */
const WIDE = '(min-width: 960px)';

/**
 * The button that leads back to the top of a long page. It is shown once the visitor has scrolled by the height of the window,
 * in a narrow window by twice its height, unless it would cover the focus. The style sheet hides it in a narrow window while
 * the consent bar is shown.
 */
export function initScrollToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  if (!button) return;
  const update = () => {
    const windows = window.matchMedia(WIDE).matches ? 1 : 2;
    button.hidden = window.scrollY < windows * window.innerHeight;
    // A hidden button has no place on the page.
    if (!button.hidden) button.hidden = coversFocus(button);
  };
  window.addEventListener('scroll', update, { passive: true });
  document.addEventListener('focusin', update);
  // In the next frame the browser computes the layout in any case.
  requestAnimationFrame(update);
  button.addEventListener('click', () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
