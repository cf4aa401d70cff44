import type { Page } from 'puppeteer-core';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Emulates a system with this theme and with reduced motion, and waits until the page's animations have finished. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }, { name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // An endless animation (a spinner) does not finish.
    const unfinished = () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await nextFrame();
    await nextFrame();
    // Colours have transitions, and an inherited one may begin when another has ended.
    while (unfinished().length > 0) {
      for (const animation of unfinished()) animation.finish();
      await nextFrame();
    }
    await document.fonts.ready;
  });
}
