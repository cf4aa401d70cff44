import type { FastifyReply, FastifyRequest } from 'fastify';

/** A comment after this time, in milliseconds, keeps proxies from closing a silent stream. */
const KEEP_ALIVE_MS = 15_000;

/**
 * Answers with server-sent events: the value now, and again after every change.
 *
 * @param onChange - registers a listener, and returns what removes it
 */
export function streamEvents(request: FastifyRequest, reply: FastifyReply, value: () => unknown, onChange: (listener: () => void) => () => void): void {
  const { raw } = reply.hijack();
  request.raw.socket.setTimeout(0);
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  let last = '';
  const send = () => {
    const text = JSON.stringify(value());
    if (text === last) return;
    last = text;
    raw.write(`data: ${text}\n\n`);
  };
  send();
  const stop = onChange(send);
  const keepAlive = setInterval(() => raw.write(':\n\n'), KEEP_ALIVE_MS);
  raw.once('close', () => {
    stop();
    clearInterval(keepAlive);
  });
}
