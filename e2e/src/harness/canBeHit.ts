import type { ElementHandle } from 'puppeteer-core';

/**
 * Whether a click on an element's middle goes to the element: not to an element above it, not to the snapshot of the page
 * during a view transition, which begins a frame after the page has changed, and not to its previous position
 * while the page scrolls.
 */
export async function canBeHit(element: ElementHandle, hasFrames: boolean): Promise<boolean> {
  const isMoving = hasFrames && (await element.evaluate((node) => new Promise<boolean>((resolve) => {
    const { top, left } = node.getBoundingClientRect();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const next = node.getBoundingClientRect();
      resolve(next.top !== top || next.left !== left);
    }));
  })));
  if (isMoving) return false;
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return node.contains(hit) || (hit?.closest('label')?.contains(node) ?? false);
  });
}
