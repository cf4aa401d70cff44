import { connect } from 'node:net';

/** The address from which the attackers connect: not the address of the trusted proxy, so that every limit applies to them. */
const ATTACKER = '127.0.0.2';
/** How long an attacker keeps an answer open without reading it, in milliseconds. */
const IMPATIENT_MS = 200;

/** An attack on the shell: runs until it is aborted. */
export interface Attack {
  readonly name: string;
  /** The action that an attacker repeats. */
  readonly attempt: (shop: AttackedShop, signal: AbortSignal) => Promise<void>;
  readonly attackers: number;
}

export interface AttackedShop {
  readonly port: number;
}

const random = () => Math.random().toString(36).slice(2, 8);

/** Sends bytes on a separate connection, and waits for its end or for the given time. */
function send({ port }: AttackedShop, bytes: string, holdMs: number, signal: AbortSignal, isReading = true): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
  const end = () => socket.destroy();
  socket.setTimeout(holdMs, end);
  signal.addEventListener('abort', end);
  socket.on('connect', () => socket.write(bytes));
  if (isReading) socket.resume();
  else socket.pause();
  socket.on('error', () => undefined);
  socket.on('close', () => {
    signal.removeEventListener('abort', end);
    resolve();
  });
  return promise;
}

const request = (path: string, close = true) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n${close ? 'Connection: close\r\n' : ''}\r\n`;
const HALF = 'POST /api/cart/product HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';
const MINUTE_MS = 60_000;
const SEARCHES = ['butr', 'tolgg', 'iroas', 'szrk', 'zolf', 'lampq', 'forel'];

/** The attacks of the security review that made the shop unavailable. */
export const ATTACKS: readonly Attack[] = [
  { name: 'half-sent bodies', attackers: 300, attempt: (shop, signal) => send(shop, HALF, MINUTE_MS, signal) },
  { name: 'expensive searches', attackers: 40, attempt: (shop, signal) => send(shop, request(`/hu/kereses?q=${[...SEARCHES, random()].join('+')}`), MINUTE_MS, signal) },
  { name: 'missing pictures, abandoned', attackers: 200, attempt: (shop, signal) => send(shop, request(`/images/products/none/640.webp?${random()}`), IMPATIENT_MS, signal) },
  { name: 'page flooding', attackers: 50, attempt: (shop, signal) => send(shop, request(`/hu/termekek?x=${random()}`), MINUTE_MS, signal) },
  { name: 'pipelined requests, not read', attackers: 180, attempt: (shop, signal) => send(shop, request('/hu', false).repeat(1500), MINUTE_MS, signal, false) },
];

/** Runs all attackers of an attack until the signal. Returns the number of attempts. */
export async function attack({ attempt, attackers }: Attack, shop: AttackedShop, signal: AbortSignal): Promise<number> {
  let attempts = 0;
  const one = async () => {
    while (!signal.aborted) {
      attempts += 1;
      await attempt(shop, signal);
      // A refused connection is closed at once: without a pause, the attacker would only measure itself.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await Promise.all(Array.from({ length: attackers }, one));
  return attempts;
}
