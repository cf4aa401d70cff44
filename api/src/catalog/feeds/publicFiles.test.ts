import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createTestClock } from '../../../test/testClock.ts';
import { createChanges } from '../../platform/changes/changes.ts';
import { PublicFiles } from './PublicFiles.ts';
import { sendFile } from './sendFile.ts';

const REBUILT_MS = 61_000;
/** Longer than any buffer between file and reader. */
const LONG = 2_000_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feszek-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function programOn(sharedFolder: string) {
  const clock = createTestClock();
  const changes = createChanges();
  const files = new PublicFiles(sharedFolder, clock, changes);
  const get = (content: string) =>
    files.get('feed', async function* () {
      yield content;
    });
  return {
    files,
    get,
    async rebuild(content: string) {
      changes.emit(['catalogue']);
      clock.move(REBUILT_MS);
      return get(content);
    },
  };
}

const etagOf = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 27);

async function broken(stream: Readable): Promise<void> {
  stream.once('error', () => undefined);
  stream.destroy();
  await new Promise((resolve) => stream.once('close', resolve));
}

describe('a file that is built from the catalogue', () => {
  it('has the bytes of its ETag after another process has built the file again in the same folder', async () => {
    const [first, second] = [programOn(folder), programOn(folder)];
    await first.get('old');
    await second.get('new');
    const file = await first.get('unused');
    expect([file.etag, await text(file.open(false))]).toEqual([etagOf('old'), 'old']);
    await Promise.all([first.files.close(), second.files.close()]);
  });

  it('is sent completely to readers that began before it was built again', async () => {
    const program = programOn(folder);
    const [old, renewed] = ['a'.repeat(LONG), 'b'.repeat(LONG)];
    const file = await program.get(old);
    const [reading, slower] = [file.open(false), file.open(false)];
    const later = await program.rebuild(renewed);
    expect([await text(reading) === old, later.etag === etagOf(renewed), await text(later.open(false)) === renewed, await text(slower) === old]).toEqual([true, true, true, true]);
    await program.files.close();
  });

  it('leaves nothing on the disk, also after readers that disconnected', async () => {
    const program = programOn(folder);
    const file = await program.get('a'.repeat(LONG));
    await Promise.all([broken(file.open(false)), broken(file.open(true))]);
    await program.files.close();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a request for such a file', () => {
  async function createSender(program: ReturnType<typeof programOn>) {
    const app = Fastify();
    app.get('/feed', async (request, reply) => sendFile(await program.get('unused'), request, reply));
    return (headers: Record<string, string> = {}) => app.inject({ url: '/feed', headers });
  }

  it('is answered 304 only for the representation of its ETag', async () => {
    const program = programOn(folder);
    await program.get('one');
    const send = await createSender(program);
    const { headers: { etag } } = await send();
    const known = String(etag);
    expect((await send({ 'if-none-match': known })).statusCode).toBe(304);
    expect((await send({ 'if-none-match': `"other", W/${known}` })).statusCode).toBe(304);
    expect((await send({ 'if-none-match': known, 'accept-encoding': 'gzip' })).statusCode).toBe(200);
    expect((await send({ 'if-none-match': `"x${known.slice(1)}` })).statusCode).toBe(200);
    await program.files.close();
  });

  it('is answered with the new file after it was built again, and with the whole file if a range is requested', async () => {
    const program = programOn(folder);
    await program.get('old');
    const send = await createSender(program);
    const known = String((await send()).headers.etag);
    await program.rebuild('new');
    const again = await send({ 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([200, 'new', `"${etagOf('new')}"`]);
    const part = await send({ range: 'bytes=1-', 'if-range': known });
    expect([part.statusCode, part.body, part.headers['accept-ranges']]).toEqual([200, 'new', 'none']);
    await program.files.close();
  });
});
