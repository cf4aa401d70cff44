import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { get } from 'node:http';
import { number, object, string } from 'yup';
import { createChanges } from '../changes/changes.ts';
import { createPublicAnswers } from './publicAnswers.ts';
import { yupValidatorCompiler } from './validation.ts';

const changes = createChanges();
let app: FastifyInstance;
let url: string;
/** The requests that reached the handlers, in order. */
let handled: string[];
/** Releases the answers of the waiting handlers. */
let open: () => void;
let answer: { readonly status: number; readonly value: string };

beforeEach(async () => {
  handled = [];
  answer = { status: 200, value: 'first' };
  const publicAnswers = createPublicAnswers(changes);
  app = Fastify();
  app.setValidatorCompiler(yupValidatorCompiler);
  await app.register(cookie);
  app.addHook('onRequest', publicAnswers.recall);
  app.addHook('onSend', publicAnswers.keep);
  let gate = Promise.withResolvers<void>();
  open = () => gate.resolve();
  const handler = async (request: { readonly url: string }, reply: { code(status: number): unknown }) => {
    handled.push(request.url);
    // The data at the time when the handler read them.
    const { status, value } = answer;
    await gate.promise;
    gate = Promise.withResolvers();
    gate.resolve();
    reply.code(status);
    return { data: value };
  };
  app.get('/things/:slug', { config: { isPublic: true }, schema: { querystring: object({ page: number(), q: string() }) }, handler });
  app.get('/own', { handler });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  open();
  await app.close();
});

async function send(path: string, headers: Readonly<Record<string, string>> = {}): Promise<readonly [status: number, value: unknown]> {
  const response = await fetch(url + path, { headers });
  const text = await response.text();
  return [response.status, text === '' ? undefined : Reflect.get(JSON.parse(text), 'data')];
}

async function untilHandled(count: number): Promise<void> {
  while (handled.length < count) await new Promise((resolve) => setTimeout(resolve, 2));
}

describe('a public answer', () => {
  it('is produced once for equal concurrent or later requests', async () => {
    const both = [send('/things/a'), send('/things/a')];
    await untilHandled(1);
    open();
    expect(await Promise.all([...both, send('/things/a')])).toEqual([[200, 'first'], [200, 'first'], [200, 'first']]);
    expect(handled).toEqual(['/things/a']);
  });

  it('is not cached if its request began before a change', async () => {
    const early = send('/things/a');
    await untilHandled(1);
    answer = { status: 200, value: 'second' };
    changes.emit(['product:17']);
    open();
    expect(await early).toEqual([200, 'first']);
    expect(await send('/things/a')).toEqual([200, 'second']);
    expect(await send('/things/a')).toEqual([200, 'second']);
    expect(handled).toHaveLength(2);
  });

  it('is not shared with requests after a change if its handler began before it', async () => {
    const early = send('/things/a');
    await untilHandled(1);
    answer = { status: 200, value: 'second' };
    changes.emit(['product:17']);
    const late = send('/things/a');
    await untilHandled(2);
    open();
    expect(await Promise.all([early, late])).toEqual([[200, 'first'], [200, 'second']]);
  });

  it('is the same for all spellings of an address, regardless of parameters that its route does not read', async () => {
    open();
    for (const path of ['/things/f%C5%91?page=2&q=a%20b', '/things/f%c5%91?q=a+b&page=2&utm_source=x', '/things/%66%c5%91?123&page=2&q=%61%20b']) await send(path);
    expect(handled).toHaveLength(1);
    for (const path of ['/things/f%C5%91?page=3&q=a%20b', '/things/f%C5%91', '/things/g?page=2&q=a%20b']) await send(path);
    expect(handled).toHaveLength(4);
  });

  it('is produced for each language and currency', async () => {
    open();
    const choices: Readonly<Record<string, string>>[] = [{}, { locale: 'en' }, { locale: 'en', 'currency-id': 'EUR' }, { cookie: 'currency_id=EUR', locale: 'en' }];
    for (const headers of choices) await send('/things/a', headers);
    expect(handled).toHaveLength(3);
  });

  it('is not sent again to a client with its ETag', async () => {
    open();
    const { headers } = await fetch(`${url}/things/a`);
    expect(await send('/things/a', { 'if-none-match': headers.get('etag') ?? '' })).toEqual([304, undefined]);
    expect(headers.get('cache-control')).toBe('public, no-cache');
  });

  it('is cached only with status 200: waiting requests are otherwise handled separately', async () => {
    answer = { status: 404, value: 'none' };
    const both = [send('/things/a'), send('/things/a')];
    await untilHandled(1);
    open();
    expect(await Promise.all(both)).toEqual([[404, 'none'], [404, 'none']]);
    expect(handled).toHaveLength(2);
  });

  it('is produced by the next request when the first client disconnects', async () => {
    const first = get(`${url}/things/a`, { agent: false });
    first.once('error', () => undefined);
    const closed = new Promise((resolve) => first.once('close', resolve));
    await untilHandled(1);
    const second = send('/things/a');
    first.destroy();
    await closed;
    await untilHandled(2);
    open();
    expect(await second).toEqual([200, 'first']);
  });
});

describe('an answer that is not public', () => {
  it('is produced for each request', async () => {
    open();
    await send('/own');
    await send('/own');
    expect(handled).toHaveLength(2);
  });
});
