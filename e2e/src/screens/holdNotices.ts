import type { Visit } from '../harness/visit.ts';

/** How long the shell shows a notice, in milliseconds: `NOTICE_MS` of its `Notices.tsx`. */
const NOTICE_MS = 5000;

/** Keeps the notices of the page until they are dismissed, so that there is time to look at them. */
export async function holdNotices({ page }: Visit): Promise<void> {
  await page.evaluate((held) => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (handler: () => void, ms?: number, ...args: []) => (ms === held ? 0 : later(handler, ms, ...args)) });
  }, NOTICE_MS);
}
