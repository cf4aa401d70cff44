import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { openDrawingGate } from '../../test/drawingGate.ts';
import type { DrawingGate } from '../../test/drawingGate.ts';
import { until } from '../../test/until.ts';
import { GOODS_PRODUCTS } from '@feszek/demo';
import type { App } from '../platform/http/app.ts';
import { addErrorHandling } from '../platform/http/errorHandling.ts';
import { ShopPictures, LIMIT_MS, PictureRenderer } from '@feszek/demo/drawing';
import { imageRoutes } from './imageRoutes.ts';
import type { Drawing } from '@feszek/demo/drawing';
import { PictureStore } from './PictureStore.ts';

const REQUESTS = 200;
const MOST_WAITING = 32;
const pictures = new ShopPictures(GOODS_PRODUCTS);

function drawingOf(id: number): Drawing {
  const product = GOODS_PRODUCTS[id - 1];
  if (!product) throw new Error('The range is too small');
  return pictures.product(product, id, 'cutout');
}

/** What the drawing process was asked to draw from, where it draws the picture of a product. */
const sourceOf = (id: number) => expect.objectContaining({ scene: drawingOf(id).scene });

describe('requests for pictures that do not exist yet', () => {
  let folder: string;
  let gate: DrawingGate;
  let app: App;
  let url: string;
  let renderers: { requested: PictureRenderer; ahead: PictureRenderer };
  let store: PictureStore;

  async function start(): Promise<void> {
    const options = { program: gate.program };
    renderers = { requested: new PictureRenderer(options), ahead: new PictureRenderer(options) };
    store = new PictureStore(folder, renderers);
    app = Fastify() as unknown as App;
    addErrorHandling(app);
    imageRoutes(app, { store, findDrawing: (key) => pictures.find(key) });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feszek-queue-'));
    gate = await openDrawingGate();
  });
  afterEach(async () => {
    jest.useRealTimers();
    renderers.requested.close();
    renderers.ahead.close();
    app.server.closeAllConnections();
    await app.close();
    await gate.close();
    await rm(folder, { recursive: true });
  });

  const address = (id: number, pixels = 640) => `${url}/images/${drawingOf(id).key}/${pixels}.webp`;

  /** A request on a connection of its own, as from a visitor of its own. */
  function request(id: number): { readonly client: ClientRequest; readonly answer: Promise<IncomingMessage> } {
    const { promise: answer, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const client = get(address(id), { agent: false }, resolve);
    client.on('error', reject);
    answer.catch(() => undefined);
    return { client, answer };
  }

  it('wait in a bounded queue that refuses the excess, never delays pictures that exist, and ends with their connections', async () => {
    await start();
    const ready = fetch(address(REQUESTS + 1));
    await gate.begun(1);
    gate.release();
    expect((await ready).status).toBe(200);

    const requests = Array.from({ length: REQUESTS }, (_, index) => request(index + 1));
    const refused: { status: number | undefined; body: unknown; headers: IncomingMessage['headers'] }[] = [];
    for (const { answer } of requests) {
      answer.then(async (message) => refused.push({ status: message.statusCode, body: JSON.parse(await text(message)), headers: message.headers }), () => undefined);
    }
    await until(async () => refused.length === REQUESTS - MOST_WAITING, 10);
    for (const { status, body, headers } of refused) {
      expect(status).toBe(503);
      expect(body).toMatchObject({ error: { code: 'pictures_busy' } });
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    }
    // Nothing has been drawn since: the gate holds the first of the waiting ones.
    expect(await gate.begun(2)).toHaveLength(2);
    expect((await fetch(address(REQUESTS + 1))).status).toBe(200);

    for (const { client } of requests) client.destroy();
    await until(async () => (await new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))) <= 1, 10);
    const next = fetch(address(REQUESTS + 2));
    gate.open();
    expect((await next).status).toBe(200);
    expect((await gate.begun(3)).slice(2)).toEqual([sourceOf(REQUESTS + 2)]);
  });

  it('share one drawing, which goes on while one of them is left', async () => {
    await start();
    const first = request(1);
    await gate.begun(1);
    const second = request(2);
    const third = fetch(address(2, 320));
    await until(async () => (await new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))) >= 3, 10);
    second.client.destroy();
    gate.open();
    expect((await first.answer).statusCode).toBe(200);
    expect(await (await third).text()).toBe('320.webp');
    expect(await (await fetch(address(2))).text()).toBe('640.webp');
    expect(await gate.begun(2)).toEqual([sourceOf(1), sourceOf(2)]);
  });

  it('are not delayed by a drawing that is made ahead of requests', async () => {
    await start();
    const ahead = store.prepare(drawingOf(1), 'whole');
    await gate.begun(1);
    const answer = fetch(address(2));
    expect(await gate.begun(2)).toEqual([sourceOf(1), sourceOf(2)]);
    gate.open();
    expect((await answer).status).toBe(200);
    await ahead;
  });

  it('get an error when their drawing takes too long, and the next one is drawn by another process', async () => {
    await start();
    jest.useFakeTimers({ doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] });
    const hanging = fetch(address(1));
    await gate.begun(1);
    jest.advanceTimersByTime(LIMIT_MS);
    expect((await hanging).status).toBe(500);
    const next = fetch(address(2));
    await gate.begun(2);
    gate.open();
    expect((await next).status).toBe(200);
  });
});
