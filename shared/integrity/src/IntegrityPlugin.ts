import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { hashOf } from './hashOf.ts';
import { INLINE_PLACEHOLDER, IntegrityRuntimeModule, MAP_PLACEHOLDER, PROTECT } from './IntegrityRuntimeModule.ts';

const NAME = 'Integrity';

/** What a browser checks: scripts and style sheets. It checks no font or picture. */
const CHECKED = /\.(?:m?js|css)$/;

export interface IntegrityOptions {
  /** The names of the chunks that the entry loads at once: their hashes are in the entry, the others in the map. */
  readonly inline?: readonly string[];
  /** The name of the map, `integrity.json` by default. */
  readonly mapName?: string;
}

/**
 * Lets a browser load the scripts and style sheets of a build only if they are the ones that were built. Whoever checks
 * the entry has checked all: the entry contains the hash of the map, and the map the hashes of the other files.
 */
export class IntegrityPlugin {
  readonly #inline: readonly string[];
  readonly #mapName: string;

  constructor({ inline = [], mapName = 'integrity.json' }: IntegrityOptions = {}) {
    this.#inline = inline;
    this.#mapName = mapName;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      this.#addRuntime(compilation);
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(NAME, (source) => `${source}\n${PROTECT}(script, "src");`);
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(NAME, (source, { tag, chunkId, href, resolve, reject }) =>
        // The page may insert the tag in a manner of its own, which needs its address.
        `${source}\nif (${PROTECT}(${tag}, "href", () => createStylesheet(${chunkId}, ${href}, oldTag, ${resolve}, ${reject}))) return ${tag};`);
      // The names of files contain the hashes of what they contain, so they are final after this stage.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => this.#addMap(compilation));
    });
  }

  #addRuntime(compilation: Compilation): void {
    const { ensureChunkHandlers, loadScript, publicPath } = webpack.RuntimeGlobals;
    const done = new WeakSet<Chunk>();
    const add = (chunk: Chunk, requirements: Set<string>) => {
      if (done.has(chunk)) return;
      done.add(chunk);
      requirements.add(publicPath);
      compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule(this.#mapName));
    };
    for (const requirement of [ensureChunkHandlers, loadScript]) compilation.hooks.runtimeRequirementInTree.for(requirement).tap(NAME, add);
  }

  /** Writes the map, and its hash into the entries. */
  #addMap(compilation: Compilation): void {
    const sources = compilation.getAssets().filter(({ name }) => CHECKED.test(name)).map(({ name, source }) => ({ name, code: source.buffer() }));
    const isEntry = ({ code }: (typeof sources)[number]) => code.includes(MAP_PLACEHOLDER);
    const hashes = sources.filter((file) => !isEntry(file)).map(({ name, code }) => [name, hashOf(code)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
    const map = JSON.stringify(Object.fromEntries(hashes));
    const atOnce = new Set(this.#inline.flatMap((chunk) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []));
    const inline = JSON.stringify(Object.fromEntries(hashes.filter(([name]) => atOnce.has(name))));
    compilation.emitAsset(this.#mapName, new webpack.sources.RawSource(map));
    for (const { name, code } of sources.filter(isEntry)) {
      const entry = code.toString('utf8').replaceAll(MAP_PLACEHOLDER, hashOf(map)).replaceAll(INLINE_PLACEHOLDER, `(${inline})`);
      compilation.updateAsset(name, new webpack.sources.RawSource(entry));
    }
  }
}
