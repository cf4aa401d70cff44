import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWithSourceMaps } from '@feszek/scripts';
import type { MappedScript } from '@feszek/scripts';
import { Bench, say } from '../Bench.ts';
import { pagesOfEachKind } from '../pages.ts';
import { listScripts } from '../weight/weigh.ts';
import type { TransferredScript } from '../weight/weigh.ts';
import { bytesBySource, compressedByPackage } from './sharesOfSources.ts';
import type { LoadedScript } from './sharesOfSources.ts';
import { treeText } from './treeText.ts';

/** By how much the length of a script may differ between two builds of the same sources: the minifier names variables in another order. */
const TOLERANCE = 0.002;
/** For the same reason, the hash in a name may differ. */
const HASH = /\.[0-9a-f]{8}(?=\.js$)/;

async function mappedScripts(): Promise<ReadonlyMap<string, MappedScript>> {
  const folder = await mkdtemp(join(tmpdir(), 'feszek-source-maps-'));
  try {
    const scripts = await buildWithSourceMaps(folder);
    return new Map([...scripts].map(([name, script]) => [name.replace(HASH, ''), script]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The name of a script in the build without its hash, by its address: `/slices/catalog/1.0.0-ab/catalog-home.js`, or `/assets/ab/main.js` of the shell. */
function nameOf(url: string): string {
  const { pathname } = new URL(url);
  const file = pathname.split('/').at(-1) ?? '';
  return `${/^\/slices\/([^/]+)\//.exec(pathname)?.[1] ?? 'shell'}/${file.replace(HASH, '')}`;
}

/**
 * Finds the sources of the scripts that a page has loaded.
 *
 * @throws Error for a script that the build with source maps does not have, or has with another length
 */
class Sources {
  readonly #mapped: ReadonlyMap<string, MappedScript>;
  readonly #found = new Map<string, Omit<LoadedScript, 'compressed'>>();

  constructor(mapped: ReadonlyMap<string, MappedScript>) {
    this.#mapped = mapped;
  }

  async of({ url, compressed }: TransferredScript): Promise<LoadedScript> {
    const found = this.#found.get(url) ?? (await this.#find(url));
    this.#found.set(url, found);
    return { ...found, compressed };
  }

  async #find(url: string): Promise<Omit<LoadedScript, 'compressed'>> {
    const script = this.#mapped.get(nameOf(url));
    const served = await (await fetch(url)).text();
    if (!script || Math.abs(script.code.length - served.length) > served.length * TOLERANCE) throw new Error(`${url} is not a script of the build with source maps.`);
    return { program: script.program, sources: bytesBySource(script.code, script.map) };
  }
}

/** Prints the JavaScript of a first visit by package, for each kind of page. */
export async function printWeightTree(): Promise<void> {
  say('building again, with source maps');
  const sources = new Sources(await mappedScripts());
  const bench = await Bench.open();
  try {
    const { url } = await bench.shop('shipped');
    const browser = await bench.browser();
    const trees: string[] = [];
    for (const { name, path } of await pagesOfEachKind(url)) {
      const scripts: LoadedScript[] = [];
      for (const script of await listScripts(browser, url + path)) scripts.push(await sources.of(script));
      trees.push(treeText(name, compressedByPackage(scripts)));
    }
    process.stdout.write(`
JavaScript of a first visit before the first interaction, by package: kilobytes (1,000 bytes) and share of the page. The compressed
bytes of a package are estimated: it has the share of a file's compressed bytes that it has of the file's minified bytes. Scripts
in the HTML are not included.

${trees.join('\n\n')}
`);
  } finally {
    await bench.close();
  }
}
