import type { Section } from '@feszek/figures';
import { say } from '../Bench.ts';
import type { Bench } from '../Bench.ts';
import type { Subject } from '../Subject.ts';
import { TURNS_TEXT, compareLoad } from '../load/compareLoad.ts';
import { countAnswers } from '../load/countAnswers.ts';
import { loadTable } from '../load/loadTable.ts';
import type { Compared } from '../load/loadTable.ts';
import { startReference } from '../load/references/start.ts';
import { LISTING, loadedPages } from '../pages.ts';
import { COMPRESSED, compareCached } from './compareCached.ts';

/** What the headers of a page cost: a ready buffer with them beside one without. */
async function compareHeaders(url: string): Promise<Compared> {
  say('load: a ready buffer with the headers of the listing');
  const [plain, withHeaders] = await Promise.all([startReference('readyBuffer', url), startReference('readyBuffer', url, 'headers')]);
  try {
    const compared = await compareLoad({ loaded: withHeaders, headers: COMPRESSED }, { loaded: plain, headers: COMPRESSED }, countAnswers);
    return { name: 'ready buffer with the headers of the listing', reference: 'ready compressed buffer of the listing', compared };
  } finally {
    await Promise.all([plain.stop(), withHeaders.stop()]);
  }
}

export function cachedSection(loads: readonly Compared[]): Section {
  return {
    title: 'Speed from the cache',
    marks: loads.flatMap(({ mark }) => mark ?? []),
    decisions: ['0012-page-cache', '0150-prepared-heads'],
    text: `The shell's page cache has its default settings. The reference is a plain Node.js server in a separate process that sends one buffer, the same page compressed with Brotli as small as possible. Each row was measured ${TURNS_TEXT}, each time after its reference.

- **Processor time** is that of the shell, or of the reference, for one page. Its ratio is the one of the rates if nothing else, such as the load generator, limited them.
- Answers are not parsed, but counted by their bytes, so that the load generator is not slower than the shop.

${loadTable(loads)}`,
  };
}

async function measure(bench: Bench): Promise<Section> {
  const shop = await bench.shop('shipped');
  const loads: Compared[] = [];
  for (const page of await loadedPages(shop.url)) loads.push(await compareCached(shop, page));
  loads.push(await compareHeaders(shop.url + LISTING));
  return cachedSection(loads);
}

export const cached: Subject = { name: 'cached', measure };
