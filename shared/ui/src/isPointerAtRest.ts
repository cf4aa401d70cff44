/**
 * Whether a `pointermove` is not the visitor's: browsers send one without a movement when a page is laid out under a pointer that
 * rests.
 */
export function isPointerAtRest(event: Event): boolean {
  return event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
}
