import { describe, expect, it } from '@jest/globals';
import { LIMITS, routePath } from '@feszek/contract';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';
import { atWidth } from './looks/atWidth.ts';
import { layoutShifts } from './looks/layoutShift.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** The columns of a list, by the width of the window in CSS pixels. */
const COLUMNS = [[390, 2], [820, 3], [1440, 4], [1600, 5], [1920, 6]] as const;

/** The numbers of cards in each row of a list, and the words "article" for what spans a row, from top to bottom. */
async function rowsOf({ page }: Visit): Promise<readonly (number | 'article')[]> {
  return page.evaluate(() => {
    const list = [...document.querySelectorAll('#main ul')].find((candidate) => candidate.querySelector('[data-slot^="content/article-tile"]'));
    const items = [...(list?.children ?? [])].map((item) => ({ rect: item.getBoundingClientRect(), isArticle: item.querySelector('[data-slot]') !== null })).filter(({ rect }) => rect.height > 0);
    const width = list?.getBoundingClientRect().width ?? 0;
    const tops = [...new Set(items.map(({ rect }) => Math.round(rect.top)))].toSorted((a, b) => a - b);
    return tops.map((top) => {
      const row = items.filter(({ rect }) => Math.round(rect.top) === top);
      const isWhole = row.length === 1 && row[0]?.isArticle === true && Math.abs(row[0].rect.width - width) < 1;
      return isWhole ? 'article' : row.filter(({ isArticle }) => !isArticle).length;
    });
  });
}

describe('a list with articles', () => {
  it('has whole rows in windows of every width, and nothing moves', async () => {
    const visit = await shop.visit({ device: 'wide' });
    await visit.go(routePath('all-products', 'hu'));
    await soon(async () => expect((await rowsOf(visit)).filter((row) => row === 'article')).toHaveLength(2));
    expect(await layoutShifts(visit.page)).toEqual([]);
    for (const [width, columns] of COLUMNS) {
      await atWidth(visit.page, width, () => soon(async () => {
        const rows = await rowsOf(visit);
        const cards = rows.filter((row) => row !== 'article');
        // Only the last row may have fewer cards.
        expect([width, ...cards.slice(0, -1)]).toEqual([width, ...cards.slice(0, -1).map(() => columns)]);
        expect(cards.reduce((sum, count) => sum + count, 0)).toBe(LIMITS.pageSize);
        expect(rows.filter((row) => row === 'article')).toHaveLength(2);
      }));
    }
  });
});
