import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TextFile } from './FolderFiles.ts';

const TEXT = /\.(?:md|ya?ml)$/i;
const PICTURE = /\.(?:webp|jpe?g|png|avif|tiff?)$/i;
const IGNORED = /(?:^|\/)\.|^README\.md$/i;

export interface FolderPicture {
  /** With forward slashes. */
  readonly path: string;
  /** SHA-256 of the file, in hexadecimal digits. */
  readonly hash: string;
}

export interface ReadFolder {
  readonly files: readonly TextFile[];
  readonly pictures: readonly FolderPicture[];
}

/**
 * Reads a content folder. Hidden files and its README are left out. A file of another type has no text, so that the check
 * reports it.
 *
 * @throws the error of the file system if the folder or a file cannot be read
 */
export async function readFolder(folder: string): Promise<ReadFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const files: TextFile[] = [];
  const pictures: FolderPicture[] = [];
  for (const name of names.sort()) {
    const wirePath = name.split(path.sep).join('/');
    if (IGNORED.test(wirePath)) continue;
    if (PICTURE.test(name)) pictures.push({ path: wirePath, hash: createHash('sha256').update(await readFile(path.join(folder, name))).digest('hex') });
    else files.push({ path: wirePath, text: TEXT.test(name) ? await readFile(path.join(folder, name), 'utf8') : '' });
  }
  return { files, pictures };
}
