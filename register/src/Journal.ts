import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Claims, ContractParty, ProtocolRange, SliceName } from '@feszek/contract';

/** What the register remembers, in the order in which it happened. Times in milliseconds since 1970. */
export type Entry =
  | {
    readonly kind: 'release'; readonly slice: SliceName; readonly version: string; readonly keyId: string; readonly at: number;
    /** The routes and places of the layout that the release has. Absent in entries of earlier registers. */
    readonly claims?: Claims;
    /** The versions of the fragment protocol that it speaks. Absent in entries of earlier registers: it is the first one. */
    readonly protocols?: ProtocolRange;
    /** What it uses of others and offers to them. Absent in entries of earlier registers. */
    readonly contract?: ContractParty;
  }
  /** The API or the shell runs in another version, or with another contract. */
  | { readonly kind: 'program'; readonly party: ContractParty; readonly protocols?: ProtocolRange; readonly at: number }
  | { readonly kind: 'assignment'; readonly revision: number; readonly slice: SliceName; readonly version: string; readonly url: string; readonly who: string; readonly why: string; readonly at: number }
  /** A release whose files are deleted; it cannot become live again. */
  | { readonly kind: 'retirement'; readonly slice: SliceName; readonly version: string; readonly who: string; readonly why: string; readonly at: number }
  /** A release is live for a part of the visitors, or for another part than before. */
  | { readonly kind: 'canary'; readonly revision: number; readonly slice: SliceName; readonly version: string; readonly url: string; readonly percent: number; readonly who: string; readonly why: string; readonly at: number }
  /** The canary of a slice has ended; all visitors have the live release again. */
  | { readonly kind: 'canary-end'; readonly revision: number; readonly slice: SliceName; readonly version: string; readonly who: string; readonly why: string; readonly at: number }
  /** A release runs until a time for those who have a signed link to it. */
  | { readonly kind: 'preview'; readonly revision: number; readonly slice: SliceName; readonly version: string; readonly url: string; readonly until: number; readonly who: string; readonly why: string; readonly at: number }
  | { readonly kind: 'preview-end'; readonly revision: number; readonly slice: SliceName; readonly version: string; readonly at: number }
  /** A release answers at another address, because its host has started it again. Without a version it is the live one. */
  | { readonly kind: 'move'; readonly revision: number; readonly slice: SliceName; readonly version?: string; readonly url: string; readonly at: number };

/** The register's file: one line for each entry. An entry is on the disk before it takes effect. */
export class Journal {
  readonly #file: FileHandle;
  /** The entries of earlier runs. */
  readonly entries: readonly Entry[];

  private constructor(file: FileHandle, entries: readonly Entry[]) {
    this.#file = file;
    this.entries = entries;
  }

  /** Opens the journal of a folder, or begins one. A last line that a crash has cut off is removed: it has taken no effect. */
  static async open(folder: string): Promise<Journal> {
    const path = join(folder, 'journal.jsonl');
    await mkdir(folder, { recursive: true });
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
      throw error;
    });
    const complete = text.slice(0, text.lastIndexOf('\n') + 1);
    if (complete.length < text.length) {
      await writeFile(`${path}.whole`, complete, { flush: true });
      await rename(`${path}.whole`, path);
    }
    const entries = complete.split('\n').filter(Boolean).map((line): Entry => JSON.parse(line));
    return new Journal(await open(path, 'a', 0o600), entries);
  }

  /** Writes an entry to the disk. */
  async append(entry: Entry): Promise<void> {
    await this.#file.appendFile(`${JSON.stringify(entry)}\n`);
    await this.#file.sync();
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
