import { sliceCommand } from '@feszek/scripts';
import type { Section } from '@feszek/figures';
import { laterBuild } from '../../src/harness/laterBuild.ts';
import type { Bench } from '../Bench.ts';
import type { Subject } from '../Subject.ts';
import { compareCached } from '../cached/compareCached.ts';
import { loadTable } from '../load/loadTable.ts';
import type { Compared } from '../load/loadTable.ts';
import { LISTING } from '../pages.ts';

export function canarySection(load: Compared): Section {
  return {
    title: 'Speed from the cache with a canary',
    marks: load.mark ? [load.mark] : [],
    decisions: ['0118-canaries-and-previews'],
    text: `5 % of the visitors try another release of the catalogue. Each request is one of a new visitor, who gets a ring. The method is that of the pages from the cache.

${loadTable([load])}`,
  };
}

/** The last measurement of the shop that the others use, because its slices differ afterwards. */
async function measure(bench: Bench): Promise<Section> {
  const shop = await bench.shop('shipped');
  const build = await laterBuild('catalog', '9.0.0-bench000');
  try {
    await sliceCommand(['canary', 'catalog', '5%', '--from', build.folder], shop.dataDir);
    return canarySection(await compareCached(shop, { name: 'listing, with a canary for 5 % of the visitors', path: LISTING }));
  } finally {
    await build.remove();
  }
}

export const canary: Subject = { name: 'canary', measure };
