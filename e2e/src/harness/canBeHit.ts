import type { ElementHandle } from 'puppeteer-core';

/**
 * Whether a click on an element's middle goes to the element: not to something above it, and not to the picture of the
 * page while that fades into the next one, which begins a frame after the page has changed.
 */
export async function canBeHit(element: ElementHandle, hasFrames: boolean): Promise<boolean> {
  if (hasFrames) await element.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return node.contains(hit) || (hit?.closest('label')?.contains(node) ?? false);
  });
}
