import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';

/** Code that the compiler adds itself, and the folder where its federation plugin writes some. */
export const COMPILER = 'webpack runtime';
const GENERATED = '.federation';

/**
 * Bytes of minified code by the source that it was made of, as the source map says. Code without a source belongs to the compiler.
 *
 * @returns by source, as the source map names it
 */
export function bytesBySource(code: string, payload: SourceMapPayload): ReadonlyMap<string, number> {
  const map = new SourceMap(payload);
  const bytes = new Map<string, number>();
  for (const [line, text] of code.split('\n').entries()) {
    let column = 0;
    for (const character of text) {
      const entry = map.findEntry(line, column);
      const source = ('originalSource' in entry && entry.originalSource) || COMPILER;
      bytes.set(source, (bytes.get(source) ?? 0) + Buffer.byteLength(character));
      column += character.length;
    }
  }
  return bytes;
}

/** Where a source belongs: the package, and for an own one its folder in `src`. */
export interface Place {
  readonly package: string;
  readonly folder?: string;
}

/**
 * The package of a source.
 *
 * @param source - as webpack names it: `webpack://feszek_catalog/../shared/ui/src/button/Button.tsx`
 * @param program - the folder of the program whose build it is: `mfe-catalog`
 */
export function placeOf(source: string, program: string): Place {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '');
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  if (installed !== undefined) return { package: installed === GENERATED ? COMPILER : installed };
  const own = /^(?:\.\/|((?:\.\.\/)+)((?:shared\/)?[^/]+)\/)src\/([^/?]+)/.exec(path);
  if (!own) return { package: COMPILER };
  const [, , folder = program, part = ''] = own;
  return { package: folder, folder: part };
}

/** Bytes by package, and within an own one by folder. */
export type PackageBytes = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A loaded script: its compressed bytes, and the bytes of minified code by source. */
export interface LoadedScript {
  readonly program: string;
  readonly compressed: number;
  readonly sources: ReadonlyMap<string, number>;
}

/** The compressed bytes of scripts by package: a package has the share of a file's compressed bytes that it has of its minified ones. */
export function compressedByPackage(scripts: readonly LoadedScript[]): PackageBytes {
  const packages = new Map<string, Map<string, number>>();
  for (const { program, compressed, sources } of scripts) {
    const minified = [...sources.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const [source, bytes] of sources) {
      const { package: name, folder = '' } = placeOf(source, program);
      const folders = packages.get(name) ?? new Map<string, number>();
      folders.set(folder, (folders.get(folder) ?? 0) + (bytes / minified) * compressed);
      packages.set(name, folders);
    }
  }
  return packages;
}
