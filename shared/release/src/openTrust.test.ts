import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSigningKey, openTrust, signatureOf } from './index.ts';
import type { SigningKey } from './index.ts';

const SECOND_MS = 1000;

let folder: string;
let file: string;
let first: SigningKey;
let second: SigningKey;
let now: number;
let clock: { mockRestore(): void };

/** Trusts these keys for everything. */
async function trustOnly(...keys: readonly SigningKey[]): Promise<void> {
  await writeFile(file, JSON.stringify({ keys: Object.fromEntries(keys.map(({ id, publicKey }) => [id, { publicKey, signs: ['*'] }])) }));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feszek-trust-'));
  file = join(folder, 'trust.json');
  [first, second] = await Promise.all([createSigningKey(join(folder, 'first.key')), createSigningKey(join(folder, 'second.key'))]);
  await trustOnly(first);
  now = performance.now();
  clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  clock.mockRestore();
  await rm(folder, { recursive: true });
});

describe('the file of trusted keys', () => {
  it('is read at most once a second for its revision, which then rises with a change', async () => {
    const trust = openTrust(file, () => undefined);
    const before = trust.revision();
    await trustOnly(first, second);
    now += SECOND_MS - 1;
    expect(trust.revision()).toBe(before);
    now += 1;
    expect(trust.revision()).toBe(before + 1);
    now += SECOND_MS;
    expect(trust.revision()).toBe(before + 1);
  });

  it('is read for every signature: a key is accepted at once', async () => {
    const trust = openTrust(file, () => undefined);
    const verify = () => trust.verify('content', 'text', signatureOf('text', second));
    expect(verify).toThrow('is not trusted');
    await trustOnly(second);
    expect(verify).not.toThrow();
  });

  it('keeps its last valid content while it is missing or malformed, and reports that once', async () => {
    const refused = jest.fn();
    const trust = openTrust(file, refused);
    const before = trust.revision();
    for (const change of [() => writeFile(file, '{'), () => rm(file)]) {
      await change();
      for (let look = 0; look < 2; look += 1) {
        now += SECOND_MS;
        expect(trust.revision()).toBe(before);
      }
      expect(() => trust.verify('content', 'text', signatureOf('text', first))).not.toThrow();
    }
    expect(refused).toHaveBeenCalledTimes(2);
  });
});
