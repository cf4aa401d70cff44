import type { ElementHandle } from 'puppeteer-core';
import { canBeHit } from './canBeHit.ts';
import { soon } from './soon.ts';

/**
 * Scrolls an element to the middle of the window until a click would hit it there. The page may still scroll smoothly to an
 * element that has just received the focus, and would take this one away again.
 */
export async function bringIntoReach(element: ElementHandle, hasFrames: boolean): Promise<void> {
  await soon(async () => {
    await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    if (!(await canBeHit(element, hasFrames))) throw new Error('Another element covers the target of the click, or the page scrolls');
  });
}
