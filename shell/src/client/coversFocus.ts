/** Whether an element that floats above the page covers what has the keyboard's focus. */
export function coversFocus(floating: Element): boolean {
  const focused = document.activeElement;
  if (!focused || floating.contains(focused) || !focused.matches(':focus-visible')) return false;
  const [own, other] = [floating.getBoundingClientRect(), focused.getBoundingClientRect()];
  return own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom;
}
