import { connect } from 'node:net';
import { CONNECTIONS, REQUESTS_PER_CONNECTION, cpuTime } from './load.ts';
import type { LoadResult, Loaded, RequestHeaders } from './load.ts';

const END_OF_HEAD = '\r\n\r\n';

interface Head {
  readonly isOk: boolean;
  /** Bytes of the whole answer. */
  readonly length: number;
}

/** An answer, or the end of a connection without one. */
interface Answer {
  readonly isOk: boolean;
  /** Milliseconds from the request to the last byte, and to the first one. */
  readonly ms: number;
  readonly firstByteMs: number;
}

const NONE: Answer = { isOk: false, ms: 0, firstByteMs: 0 };
const ascending = (times: readonly number[]) => times.toSorted((first, second) => first - second);
const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

/** @throws Error for an answer without a length */
function parseHead(bytes: Buffer, end: number): Head {
  const text = bytes.toString('latin1', 0, end);
  const [, length] = /^content-length: (\d+)\r?$/im.exec(text) ?? [];
  if (length === undefined) throw new Error('The answer has no Content-Length');
  return { isOk: text.startsWith('HTTP/1.1 200 '), length: end + END_OF_HEAD.length + Number(length) };
}

/** Sends a request and reads its answer, again and again on one connection, until `isOver`. */
async function useConnection(address: URL, request: string, { isOver, answered }: { readonly isOver: () => boolean; readonly answered: (answer: Answer) => void }): Promise<void> {
  const socket = connect(Number(address.port), address.hostname);
  let sent = 0;
  let sentAt = 0;
  let firstByteMs = 0;
  let received = 0;
  let head: Head | undefined;
  let rest: Buffer | undefined;
  let isWaiting = false;

  function send(): void {
    if (isOver() || sent === REQUESTS_PER_CONNECTION) return void socket.destroy();
    sent += 1;
    isWaiting = true;
    received = 0;
    head = undefined;
    sentAt = performance.now();
    socket.write(request);
  }

  function receive(bytes: Buffer): void {
    if (received === 0) firstByteMs = performance.now() - sentAt;
    received += bytes.length;
    if (!head) {
      rest = rest ? Buffer.concat([rest, bytes]) : bytes;
      const end = rest.indexOf(END_OF_HEAD);
      if (end < 0) return;
      head = parseHead(rest, end);
      rest = undefined;
    }
    if (received < head.length) return;
    isWaiting = false;
    answered({ isOk: head.isOk, ms: performance.now() - sentAt, firstByteMs });
    send();
  }

  // The end of the connection, which follows, is counted.
  socket.on('error', () => undefined);
  socket.on('connect', send);
  await new Promise<void>((resolve, reject) => {
    socket.on('data', (bytes: Buffer) => {
      try {
        receive(bytes);
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    });
    socket.on('close', () => resolve());
  });
  // A connection that opens when the time is over sends nothing, and has not failed.
  if (isWaiting || (sent === 0 && !isOver())) answered(NONE);
}

/**
 * Requests one address repeatedly, from ten connections, and does no more with an answer than to find its end. A general load
 * generator parses it, which takes longer than the server needs for a page from its cache: the server would wait for the generator.
 *
 * @throws Error if no answer was a success, or for an answer without a `Content-Length`
 */
export async function countAnswers({ url, pid }: Loaded, headers: RequestHeaders, seconds: number): Promise<LoadResult> {
  const address = new URL(url);
  const lines = Object.entries({ host: address.host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${address.pathname}${address.search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const times: number[] = [];
  const firstBytes: number[] = [];
  let failures = 0;
  const before = pid && (await cpuTime(pid));
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > seconds * 1000;
  const answered = ({ isOk, ms, firstByteMs }: Answer) => {
    if (isOk) {
      times.push(ms);
      firstBytes.push(firstByteMs);
    } else failures += 1;
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver()) await useConnection(address, request, { isOver, answered });
  }));
  const elapsedS = (performance.now() - startedAt) / 1000;
  if (times.length === 0) throw new Error(`${url} answered no request.`);
  const sorted = ascending(times);
  return {
    requestsPerSecond: times.length / elapsedS,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    firstByte: at(ascending(firstBytes), 0.5),
    failures,
    cpuUs: pid && before !== undefined ? ((await cpuTime(pid)) - before) / times.length : undefined,
  };
}
