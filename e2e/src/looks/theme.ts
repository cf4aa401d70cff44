import type { Page } from 'puppeteer-core';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Shows a page as a system of this theme does, where nothing moves, and waits until it stands still. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }, { name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What goes round for ever (a spinner) does not finish.
    const unfinished = () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await nextFrame();
    await nextFrame();
    // Colours change gradually, and where one is inherited a change may begin when another has ended.
    while (unfinished().length > 0) {
      for (const animation of unfinished()) animation.finish();
      await nextFrame();
    }
    await document.fonts.ready;
  });
}
