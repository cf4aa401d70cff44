/** Whether the button would cover what has the keyboard's focus. */
function coversFocus(button: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === button || !focused.matches(':focus-visible')) return false;
  button.hidden = false;
  const [own, other] = [button.getBoundingClientRect(), focused.getBoundingClientRect()];
  return own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom;
}

/**
 * The button that leads back to the top of a long page. It is shown once the visitor has scrolled by the height of the window,
 * unless it would cover the focus; the style sheet hides it below 960 px (specification, chapter 9).
 */
export function initScrollToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  if (!button) return;
  const update = () => { button.hidden = window.scrollY < window.innerHeight || coversFocus(button); };
  window.addEventListener('scroll', update, { passive: true });
  document.addEventListener('focusin', update);
  update();
  button.addEventListener('click', () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
