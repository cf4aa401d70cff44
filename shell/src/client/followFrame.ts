/**
 * Gives the body the `data-frame` of a screen, which the style sheet of the frame follows: of the screen that is shown, and of each
 * later state. A style sheet that looked for the screen with `:has()` would style much of the page again after each new element.
 *
 * @param place - contains the screen
 */
export function followFrame(place: Element): void {
  const follow = () => {
    const frame = place.querySelector('[data-frame]')?.getAttribute('data-frame') ?? null;
    if (frame === document.body.getAttribute('data-frame')) return;
    if (frame === null) document.body.removeAttribute('data-frame');
    else document.body.setAttribute('data-frame', frame);
  };
  // Before the browser paints the change, and within the same view transition.
  new MutationObserver(follow).observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-frame'] });
}
