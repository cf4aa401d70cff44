import { atLeast, median, percent } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { say, pageOf } from '../Bench.ts';
import type { Bench, BenchShop } from '../Bench.ts';
import type { Subject } from '../Subject.ts';
import { TURNS_TEXT, compareLoad, rateShares } from '../load/compareLoad.ts';
import type { Comparison } from '../load/compareLoad.ts';
import { loadTable } from '../load/loadTable.ts';
import type { Compared } from '../load/loadTable.ts';
import { startReference } from '../load/references/start.ts';
import { LISTING, loadedPages } from '../pages.ts';

/** The least part of the rate of bare rendering that a listing without caches reaches. */
const LEAST_SHARE = 0.6;

/** A page without caches beside the rendering of the listing's component by React alone. */
async function compareWithRendering(shop: BenchShop, path: string): Promise<Comparison> {
  const bare = await startReference('bareRendering', shop.apiUrl, LISTING);
  try {
    const compared = await compareLoad({ loaded: await pageOf(shop, path), headers: {} }, { loaded: { url: bare.url, pid: bare.pid }, headers: {} });
    say(`  ${percent(median(rateShares(compared)))} of bare rendering`);
    return compared;
  } finally {
    await bare.stop();
  }
}

export function uncachedSection(loads: readonly Compared[]): Section {
  return {
    title: 'Speed without caches',
    marks: loads.flatMap(({ mark }) => mark ?? []),
    decisions: ['0134-pages-without-caches', '0138-speed-of-lists-with-groups'],
    text: `The reference is the listing's component, rendered only by React in a separate process, with its data loaded once. Each row was measured ${TURNS_TEXT}, each time after its reference.

- **Caches off**: the shell caches neither pages nor fragments (\`SHELL_CACHE=off\`), the API no answers (\`API_CACHE=off\`). Every page goes through shell, slice, API and database. Only the menus are cached, for a minute.
- Requests and reference use no compression.
- The processor time of a page is that of the shell alone, while slice, API and database work too: here its ratio says nothing about the whole.

${loadTable(loads)}`,
  };
}

async function measure(bench: Bench): Promise<Section> {
  const loads: Compared[] = [];
  const add = async (name: string, shop: BenchShop, path: string) => {
    say(`load: ${name}, beside bare rendering`);
    const compared = await compareWithRendering(shop, path);
    loads.push({ name, reference: '`renderToString`, listing component', compared });
  };
  const shop = await bench.shop('uncached');
  for (const { name, path } of await loadedPages(shop.url)) await add(`${name}, caches off`, shop, path);
  await add('listing, caches off only in the shell', await bench.shop('uncachedShell'), LISTING);
  return uncachedSection(loads.map((load) => (load.name === 'listing, caches off' ? { ...load, mark: atLeast('listing without caches, as a part of the rate of bare rendering', median(rateShares(load.compared)), LEAST_SHARE, percent) } : load)));
}

export const uncached: Subject = { name: 'uncached', measure };
