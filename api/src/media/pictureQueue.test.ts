import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { createPictureGate } from '../../test/heldPictures.ts';
import type { PictureGate } from '../../test/heldPictures.ts';
import { until } from '../../test/until.ts';
import type { App } from '../platform/http/app.ts';
import { addErrorHandling } from '../platform/http/errorHandling.ts';
import { imageRoutes } from './imageRoutes.ts';
import { MediaStore } from './MediaStore.ts';
import { ADDRESS_DIGITS } from './pictureVersion.ts';
import { PictureProcessor } from './processing/PictureProcessor.ts';
import { FolderStorage } from './storage/FolderStorage.ts';

const REQUESTS = 200;
const MOST_WAITING = 32;
const HASH_DIGITS = 64;

/** The hash of a test picture; its content is its number. */
function hashOf(picture: number): string {
  return picture.toString(16).padStart(ADDRESS_DIGITS, '0').padEnd(HASH_DIGITS, '0');
}

describe('requests for files of pictures that do not exist yet', () => {
  let folder: string;
  let gate: PictureGate;
  let store: MediaStore;
  let app: App;
  let url: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feszek-queue-'));
    gate = await createPictureGate(folder);
    const storage = new FolderStorage(join(folder, 'media'));
    for (let picture = 1; picture <= REQUESTS; picture += 1) await storage.write(`originals/${hashOf(picture)}`, Buffer.from(String(picture)));
    store = new MediaStore(storage, new PictureProcessor({ program: gate.program }), async ({ address }) => address.padEnd(HASH_DIGITS, '0'));
    app = Fastify() as unknown as App;
    addErrorHandling(app);
    imageRoutes(app, store);
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    store.close();
    app.server.closeAllConnections();
    await app.close();
    await rm(folder, { recursive: true });
  });

  const address = (picture: number, width = 640) => `${url}/images/products/${hashOf(picture).slice(0, ADDRESS_DIGITS)}-framed/${width}.webp`;
  const connections = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

  /** A request on its own connection, as from another visitor. */
  function request(picture: number): { readonly client: ClientRequest; readonly answer: Promise<IncomingMessage> } {
    const { promise: answer, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const client = get(address(picture), { agent: false }, resolve);
    client.on('error', reject);
    answer.catch(() => undefined);
    return { client, answer };
  }

  it('wait in a queue of 32, and the others are refused with the time of a retry', async () => {
    const refused: { readonly message: IncomingMessage; readonly body: unknown }[] = [];
    for (let picture = 1; picture <= REQUESTS; picture += 1) {
      const { answer } = request(picture);
      answer.then(async (message) => refused.push({ message, body: await json(message) }), () => undefined);
    }
    await until(async () => refused.length === REQUESTS - MOST_WAITING, 10);
    for (const { message, body } of refused) {
      expect(message.statusCode).toBe(503);
      expect(message.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(body).toMatchObject({ error: { code: 'pictures_busy' } });
    }
    expect(await gate.begun(1)).toHaveLength(1);
  });

  it('do not delay files that exist', async () => {
    const requests = Array.from({ length: MOST_WAITING }, (_, index) => request(index + 1));
    await gate.begun(1);
    await gate.open();
    for (const { answer } of requests) expect((await answer).statusCode).toBe(200);
    await rm(join(folder, 'open'));
    const waiting = Array.from({ length: MOST_WAITING }, (_, index) => request(MOST_WAITING + index + 1));
    await gate.begun(MOST_WAITING + 1);
    expect((await fetch(address(1))).status).toBe(200);
    for (const { client } of waiting) client.destroy();
  });

  it('are dropped when their clients disconnect, and free their places', async () => {
    const requests = Array.from({ length: MOST_WAITING + 1 }, (_, index) => request(index + 1));
    const [first = ''] = await gate.begun(1);
    expect((await Promise.race(requests.map(({ answer }) => answer))).statusCode).toBe(503);
    for (const { client } of requests) client.destroy();
    await until(async () => (await connections()) <= 1, 10);
    const next = fetch(address(REQUESTS));
    await gate.open();
    expect((await next).status).toBe(200);
    expect(await gate.begun(2)).toEqual([first, String(REQUESTS)]);
  });

  it('for one picture share its work, which continues while one of their clients waits', async () => {
    const busy = request(1);
    await gate.begun(1);
    const left = request(2);
    const stays = fetch(address(2, 320));
    await until(async () => (await connections()) >= 3, 10);
    left.client.destroy();
    await gate.open();
    expect((await busy.answer).statusCode).toBe(200);
    expect(await (await stays).text()).toBe('320.webp');
    expect(await text(await request(2).answer)).toBe('640.webp');
    expect(await gate.begun(2)).toEqual(['1', '2']);
  });
});
