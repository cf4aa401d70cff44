import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Cipheriv } from 'node:crypto';

/** An id is one block of the cipher. */
const BLOCK = 16;
/** The first half of a block is random, the second half is zero. */
const HALF = BLOCK / 2;
/** Ids that are made at once: one by one they would cost a cached page more than its headers. */
const BATCH = 1024;
const CIPHER = 'aes-128-ecb';

/**
 * Makes the trace ids of pages, and recognises them: an id is an encrypted block of which half is known. So a browser can name
 * the trace of its own page and no other one, and nothing is stored.
 */
export class TraceIds {
  readonly #key: Uint8Array;
  /** In this mode each block is encrypted on its own, so that one cipher serves for all. */
  readonly #cipher: Cipheriv;
  #batch = '';
  #next = 0;

  /** @param secret - the same in all shells of a shop */
  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'trace ids', BLOCK));
    this.#cipher = createCipheriv(CIPHER, this.#key, null).setAutoPadding(false);
  }

  /** A new id: 32 hexadecimal digits. */
  next(): string {
    if (this.#next >= this.#batch.length) this.#fill();
    const start = this.#next;
    this.#next += BLOCK * 2;
    return this.#batch.slice(start, this.#next);
  }

  /** Whether a shell of this shop made the id. */
  isOwn(traceId: string): boolean {
    const decipher = createDecipheriv(CIPHER, this.#key, null).setAutoPadding(false);
    return decipher.update(Buffer.from(traceId, 'hex')).every((byte, index) => index < HALF || byte === 0);
  }

  #fill(): void {
    const blocks = randomBytes(BLOCK * BATCH);
    for (let start = HALF; start < blocks.length; start += BLOCK) blocks.fill(0, start, start + HALF);
    this.#batch = this.#cipher.update(blocks).toString('hex');
    this.#next = 0;
  }
}
