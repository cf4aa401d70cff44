import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KEEP_ALIVE_MS, REQUESTS_PER_CONNECTION } from './keepAlive.ts';
import { PreparedHead } from './PreparedHead.ts';

const BODY = Buffer.from('<p>Asztal</p>');
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'strict-transport-security': 'max-age=1', 'content-length': String(BODY.length) };
const OWN = ['server-timing', 'trace;desc="1"', 'set-cookie', 'a=1', 'set-cookie', 'b=2'];

const head = new PreparedHead(HEADERS);
let server: Server;
let port: number;

beforeAll(async () => {
  // The first path is answered with the prepared head, the second one by Node.js alone.
  server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, ({ url }, response) => {
    if (url?.includes('set') === true) response.setHeader('Strict-Transport-Security', 'max-age=2');
    if (url?.startsWith('/prepared') === true) head.write(response, OWN);
    else response.writeHead(200, [...Object.entries(HEADERS).flat(), ...OWN]);
    response.end(BODY);
  });
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends requests on one connection, and reads all answers. */
async function send(requests: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  let text = '';
  socket.on('data', (part: string) => { text += part; });
  socket.end(requests);
  await new Promise((resolve) => socket.on('close', resolve));
  return text;
}

/** The answers of a connection: each as its sorted lines, without the time. */
function answersIn(text: string): readonly (readonly string[])[] {
  return text.split(/(?=HTTP\/1\.1 )/).map((answer) => answer.replace(/^Date: .* GMT$/im, 'Date').split('\r\n').map((line) => line.replace(/^[^:]+:/, (name) => name.toLowerCase())).sort());
}

const lastOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`;
const get = (path: string, version = '1.1', ...lines: readonly string[]) => [`GET ${path} HTTP/${version}`, 'Host: shop', ...lines, '', ''].join('\r\n');

describe('an answer with a prepared head', () => {
  it.each([
    { what: 'on a connection that stays open', requests: (path: string) => get(path) + lastOf(path), answers: 2 },
    { what: 'that ends its connection', requests: lastOf, answers: 1 },
    { what: 'to three requests that arrive together', requests: (path: string) => get(path).repeat(2) + lastOf(path), answers: 3 },
    { what: 'in HTTP 1.0', requests: (path: string) => get(path, '1.0'), answers: 1 },
    { what: 'in HTTP 1.0, on a connection that stays open', requests: (path: string) => get(path, '1.0', 'Connection: keep-alive') + get(path, '1.0'), answers: 2 },
    { what: 'to HEAD', requests: (path: string) => get(path).replace('GET', 'HEAD') + lastOf(path).replace('GET', 'HEAD'), answers: 2 },
    { what: 'whose header was set before', requests: (path: string) => get(`${path}?set`) + lastOf(`${path}?set`), answers: 2 },
    { what: 'that is the last one of its connection', requests: (path: string) => get(path).repeat(REQUESTS_PER_CONNECTION), answers: REQUESTS_PER_CONNECTION },
  ])('is the one that Node.js writes: $what', async ({ requests, answers }) => {
    const prepared = answersIn(await send(requests('/prepared')));
    expect(prepared.filter((lines) => lines.includes('content-length: 13'))).toHaveLength(answers);
    expect(prepared).toEqual(answersIn(await send(requests('/written'))));
  });

  it('has the current time', async () => {
    const [, date = ''] = /^Date: (.*)\r$/im.exec(await send(lastOf('/prepared'))) ?? [];
    const [, kept = ''] = /^Date: (.*)\r$/im.exec(await send(get('/prepared') + lastOf('/prepared'))) ?? [];
    for (const text of [date, kept]) expect(Math.abs(Date.parse(text) - Date.now())).toBeLessThan(5000);
  });
});

it.each<Readonly<Record<string, string>>>([{ 'set cookie': 'a' }, { vary: 'a\r\nset-cookie: b' }])('refuses the header %j', (headers) => {
  expect(() => new PreparedHead(headers)).toThrow(TypeError);
});
