import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { Category, Locale } from '@feszek/contract';
import type { ElementHandle } from 'puppeteer-core';
import { canBeHit } from './harness/canBeHit.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn, isFullRun } from './harness/inTurn.ts';
import { shopApi } from './harness/shopApi.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** By their English addresses: one with pictures of the categories below it, and one where a rare colour leaves a single product. */
const CATEGORIES = ['living-room', 'dining/dining-chairs'];
/** In a wide window and in the narrowest one that shows the filters in a row, whose row is full. */
const FILTERS = [[1440, 'color'], [1440, 'brand'], [1440, 'category'], [1024, 'color']] as const;

async function categoryPath(locale: Locale, slug: string): Promise<string> {
  const categories = await shopApi(shop.url, locale).get<Category[]>('/api/categories');
  const category = categories.find(({ slugs }) => slugs.en === slug);
  if (!category) throw new Error(`The shop has no category ${slug}`);
  return routePath('categories-category_slug', locale, { category_slug: category.slugs[locale] });
}

/** Opens a filter and returns the checkbox of the value with the fewest products. */
async function openFilter({ page }: Visit, name: string): Promise<ElementHandle<HTMLInputElement> | null> {
  const values = await page.$$(`#main form details:has(input[name="${name}"]) li`);
  if (values.length === 0) return null;
  await page.click(`#main form details:has(input[name="${name}"]) > summary`);
  const counts = await Promise.all(values.map((value) => value.evaluate((item) => (item.querySelector('input:disabled') ? Infinity : Number(item.querySelector('[aria-hidden="true"]:not(svg)')?.textContent.replaceAll(/\D/g, ''))))));
  const box = await values[counts.indexOf(Math.min(...counts))]?.$('input');
  // Then a click on it does not scroll the page.
  await box?.evaluate((input) => input.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  return box ?? null;
}

/** Clicks the checkbox, and waits until the list shows the choice. */
async function toggle({ page, waitUntilIdle }: Visit, box: ElementHandle<HTMLInputElement>, { filter, isChosen }: { readonly filter: string; readonly isChosen: boolean }): Promise<void> {
  // It cannot be clicked during a view transition.
  await soon(async () => expect(await canBeHit(box, true)).toBe(true));
  await box.click();
  await soon(async () => {
    expect(new URL(page.url()).searchParams.has(filter)).toBe(isChosen);
    expect(await page.$$('#main [role="group"][data-print="hide"] a')).toHaveLength(Number(isChosen));
  });
  await waitUntilIdle();
}

/** Positions as whole pixels. */
function rounded(places: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(places).map(([name, value]) => [name, Math.round(value)]));
}

/** The position of the open filter in the window, and the scroll position of the page, in pixels. */
async function places(box: ElementHandle<HTMLInputElement>): Promise<Record<string, number>> {
  return box.evaluate((input) => {
    const details = input.closest('details');
    const rects = { trigger: details?.querySelector('summary'), panel: details?.lastElementChild, box: input };
    const sides = Object.entries(rects).flatMap(([name, element]) => {
      const { left = NaN, top = NaN } = element?.getBoundingClientRect() ?? {};
      return [[`${name} from the left`, left], [`${name} from the top`, top]];
    });
    return Object.fromEntries([...sides, ['is open', Number(details?.open)], ['page', window.scrollY]]);
  });
}

describeInTurn(LANGUAGES, 'an open filter in %s', (it, locale) => {
  for (const [turn, slug] of CATEGORIES.entries()) {
    it(`stays under the pointer when a value of it is chosen and cleared in ${slug}`, async () => {
      const path = await categoryPath(locale, slug);
      const visit = await shop.visit({ device: 'wide' });
      for (const [width, filter] of FILTERS.filter((_, place) => isFullRun || place % CATEGORIES.length === turn)) {
        await visit.page.setViewport({ width, height: 900 });
        await visit.go(path);
        const box = await openFilter(visit, filter);
        if (!box) continue;
        const before = rounded(await places(box));
        for (const isChosen of [true, false]) {
          await toggle(visit, box, { filter, isChosen });
          expect([width, filter, rounded(await places(box))]).toEqual([width, filter, before]);
        }
      }
    });
  }

  for (const scroll of [0, 150]) {
    it(`stays there if the choice leads from a later page of the list to its first one, scrolled by ${scroll} pixels`, async () => {
      const visit = await shop.visit({ device: 'wide' });
      await visit.go(`${await categoryPath(locale, 'living-room')}?page=2`);
      await visit.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scroll);
      const box = await openFilter(visit, 'color');
      if (!box) throw new Error('The list has no colours');
      const before = await places(box);
      await toggle(visit, box, { filter: 'color', isChosen: true });
      const { page: _, ...after } = await places(box);
      // The page scrolls by whole pixels, so up to half a pixel remains.
      const moves = Object.entries(after).map(([name, value]) => Math.abs(value - (before[name] ?? NaN)));
      expect(moves).toHaveLength(7);
      expect(Math.max(...moves)).toBeLessThanOrEqual(0.5);
    });
  }
});
