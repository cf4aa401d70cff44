import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'puppeteer-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** WCAG 2.2 at level AA with all that it builds on, and what axe's authors advise beyond it. */
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Puts axe into the page that is shown now; another page needs it anew. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

export interface AxeQuestion {
  /** A selector of the part that is asked about; the whole page by default. */
  readonly within?: string;
}

/**
 * What axe finds wrong with the page that is shown.
 *
 * @returns one line for each element: rule, selector, reason
 */
export async function axeFindings(page: Page, { within = 'html' }: AxeQuestion = {}): Promise<string[]> {
  const options: RunOptions = { resultTypes: ['violations'], runOnly: { type: 'tag', values: EVERYTHING } };
  return page.evaluate(async (asked, part) => {
    const { violations } = await window.axe.run(part, asked);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) => {
      const reason = [...any, ...all, ...none][0]?.message ?? '';
      return `${id} at ${target.join(' ')}: ${reason}`;
    }));
  }, options, within);
}
