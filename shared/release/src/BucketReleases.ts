import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '@feszek/bucket';
import { parseSliceManifest } from '@feszek/contract/composition';
import type { SliceName } from '@feszek/contract';
import { MANIFEST_FILE, RELEASE_FOLDERS, RETIRED_FILE, SIGNATURE_FILE } from './folders.ts';
import { hashOf } from './hashFiles.ts';
import { makeFolders } from './makeFolders.ts';
import { moveRelease } from './moveRelease.ts';
import { releaseFolder } from './openRelease.ts';
import { parseSignature } from './signingKey.ts';
import type { Trust } from './trust.ts';

/** Files of a release that are transferred at a time. */
const CONCURRENT = 8;

const BYTES = 'application/octet-stream';

async function inGroups(names: readonly string[], transfer: (name: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < names.length; from += CONCURRENT) await Promise.all(names.slice(from, from + CONCURRENT).map(transfer));
}

/**
 * The releases in a bucket, under the same names as in a folder. The manifest is written last and deleted first: a release with a
 * manifest is complete.
 */
export class BucketReleases {
  readonly #bucket: Bucket;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  /** Copies a release from the folder of releases into the bucket, unless the bucket has it, or it is retired. */
  async upload(store: string, slice: SliceName, version: string): Promise<void> {
    const key = `${slice}/${version}`;
    if ((await this.#bucket.has(`${key}/${MANIFEST_FILE}`)) || (await this.isRetired(slice, version))) return;
    const folder = releaseFolder(store, slice, version);
    const { files = {} } = parseSliceManifest(JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')), slice);
    const write = async (name: string) => this.#bucket.write(`${key}/${name}`, await readFile(join(folder, name)), BYTES);
    await inGroups(Object.keys(files), write);
    await write(SIGNATURE_FILE);
    await write(MANIFEST_FILE);
  }

  /**
   * Copies a release from the bucket into the folder of releases, whole or not at all, after a check of its signature and of
   * each file.
   *
   * @returns whether the bucket has the release
   * @throws Error if the release is not signed by a key that may release the slice, or a file is not the one that was signed
   */
  async download(store: string, slice: SliceName, version: string, trust: Trust): Promise<boolean> {
    const key = `${slice}/${version}`;
    const [text, signature] = await Promise.all([this.#bucket.read(`${key}/${MANIFEST_FILE}`), this.#bucket.read(`${key}/${SIGNATURE_FILE}`)]);
    if (!text || !signature) return false;
    const manifest = Buffer.from(text).toString();
    trust.verify(slice, manifest, parseSignature(JSON.parse(Buffer.from(signature).toString())));
    const { files = {} } = parseSliceManifest(JSON.parse(manifest), slice);
    await mkdir(join(store, slice), { recursive: true, mode: 0o700 });
    const copy = await mkdtemp(join(store, slice, '.copy-'));
    try {
      await makeFolders(copy, Object.keys(files));
      await inGroups(Object.keys(files), async (name) => {
        const bytes = await this.#bucket.read(`${key}/${name}`);
        if (!bytes || hashOf(bytes) !== files[name]) throw new Error(`${name} of ${slice} ${version} in the bucket is not the file that was released.`);
        await writeFile(join(copy, name), bytes);
      });
      await Promise.all([writeFile(join(copy, MANIFEST_FILE), text), writeFile(join(copy, SIGNATURE_FILE), signature)]);
    } catch (error) {
      await rm(copy, { recursive: true, force: true });
      throw error;
    }
    await moveRelease(copy, releaseFolder(store, slice, version));
    return true;
  }

  /** Deletes the files of a release. Its version stays taken. */
  async retire(slice: SliceName, version: string): Promise<void> {
    const key = `${slice}/${version}`;
    await this.#bucket.write(`${key}/${RETIRED_FILE}`, new Uint8Array(), BYTES);
    await this.#bucket.remove(`${key}/${MANIFEST_FILE}`);
    await Promise.all([SIGNATURE_FILE, ...RELEASE_FOLDERS.map((folder) => `${folder}/`)].map((name) => this.#bucket.removeAll(`${key}/${name}`)));
  }

  isRetired(slice: SliceName, version: string): Promise<boolean> {
    return this.#bucket.has(`${slice}/${version}/${RETIRED_FILE}`);
  }
}
