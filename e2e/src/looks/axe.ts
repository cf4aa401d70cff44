import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'puppeteer-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** WCAG 2.2 at level AA with the earlier versions and level A, and axe's best practices. */
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Loads axe into the present document; needed again for another document. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

export interface AxeQuestion {
  /** A selector of the checked part; the whole page by default. */
  readonly within?: string;
}

/**
 * The violations that axe finds on the page. A fixed element covers a part of what is below it at one scroll
 * position: a covered target is a fault only if it is still covered after the page was scrolled.
 *
 * @returns one line for each element: rule, selector, reason
 */
export async function axeFindings(page: Page, { within = 'html' }: AxeQuestion = {}): Promise<string[]> {
  const found = await findingsOf(page, within, { type: 'tag', values: EVERYTHING });
  if (!found.some(isCovered)) return found;
  const top = await page.evaluate(() => {
    const before = window.scrollY;
    window.scrollTo({ top: before + window.innerHeight / (before === 0 ? 2 : -2), behavior: 'instant' });
    return before;
  });
  const still = await findingsOf(page, within, { type: 'rule', values: ['target-size'] });
  await page.evaluate((before) => window.scrollTo({ top: before, behavior: 'instant' }), top);
  return found.filter((line) => !isCovered(line) || still.some((other) => other.startsWith(beginning(line))));
}

const isCovered = (line: string) => line.includes('partially obscured');
/** Rule and selector of a line. */
const beginning = (line: string) => line.slice(0, line.indexOf(': '));

async function findingsOf(page: Page, within: string, runOnly: RunOptions['runOnly']): Promise<string[]> {
  const options: RunOptions = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
  return page.evaluate(async (asked, part) => {
    const { violations } = await window.axe.run(part, asked);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) => {
      const reason = [...any, ...all, ...none][0]?.message ?? '';
      return `${id} at ${target.join(' ')}: ${reason}`;
    }));
  }, options, within);
}
