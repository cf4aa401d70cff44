import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** A part of the page's elements: a selector that looks for a part of the page from its root restyles a tenth or more of them. */
const MOST = 1 / 50;

/** How many elements the browser styles again after a change, as a part of all: the most at once. */
async function restyled({ page }: Visit, change: string): Promise<number> {
  await page.tracing.start({ categories: ['devtools.timeline'] });
  const all = Number(await page.evaluate(`(async () => { await (${change}); document.body.getBoundingClientRect(); return document.querySelectorAll('*').length; })()`));
  const trace = await page.tracing.stop();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(new TextDecoder().decode(trace));
  const counts = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []));
  expect(Math.max(...counts)).toBeGreaterThan(0);
  return Math.max(...counts) / all;
}

const CHANGES = {
  'an element with a class is inserted': `(() => { const part = document.createElement('span'); part.className = 'some-part'; document.querySelector('#primary h1').append(part); })()`,
  'one element is shown': `document.querySelector('#progress').toggleAttribute('hidden')`,
  'a view transition begins': 'document.startViewTransition(() => {}).ready',
};

describeInTurn(LANGUAGES, 'the style sheets of a page in %s', (it, locale) => {
  it('do not style other parts of the page again when one element is inserted or shown, or a view transition begins', async () => {
    const { path } = await findGoods(shop.url, locale);
    const visit = await shop.visit();
    const large: unknown[] = [];
    for (const address of [routePath('index', locale), routePath('all-products', locale), path]) {
      await visit.go(address);
      await visit.waitUntilIdle();
      for (const [name, change] of Object.entries(CHANGES)) {
        const part = await restyled(visit, change);
        if (part > MOST) large.push([address, name, part]);
      }
    }
    expect(large).toEqual([]);
  });
});
