import { extname } from 'node:path/posix';
import { sliceBase } from '@feszek/contract';
import type { SliceManifest } from '@feszek/contract';

/** The media types of the browser's files. A file with another ending need not be served. */
const MEDIA_TYPES: ReadonlyMap<string, string> = new Map(Object.entries({
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.map': 'application/json',
}));

const BROWSER = 'browser/';

/** A file of a release that browsers request. */
export interface BrowserFile {
  readonly address: string;
  /** Its name in the manifest. */
  readonly file: string;
  readonly mediaType: string;
  /** `undefined` if the manifest has no list of files. */
  readonly hash: string | undefined;
}

/** The addresses that a manifest names, each once, with the names of their files. */
export function addressesOf({ name, version, remoteEntry, texts, fragments }: SliceManifest): { address: string; file: string }[] {
  const named = Object.values(fragments).flatMap((fragment) => [...fragment.styles, ...fragment.scripts, ...Object.values(fragment.texts ?? {}).flat()]);
  const base = sliceBase(name, version);
  return [...new Set([remoteEntry, ...Object.values(texts).flat(), ...named])].map((address) => ({ address, file: `${BROWSER}${address.slice(base.length)}` }));
}

/** The files that the slice's server offers to browsers, without their compressed copies. */
export function browserFiles(manifest: SliceManifest): BrowserFile[] {
  const { files, name, version } = manifest;
  const names = files ? Object.keys(files).filter((file) => file.startsWith(BROWSER)) : addressesOf(manifest).map(({ file }) => file);
  return names.flatMap((file) => {
    const mediaType = MEDIA_TYPES.get(extname(file));
    return mediaType ? [{ file, mediaType, address: sliceBase(name, version) + file.slice(BROWSER.length), hash: files?.[file] }] : [];
  });
}
