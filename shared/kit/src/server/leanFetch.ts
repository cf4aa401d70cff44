import type { FetchLike } from '@feszek/api-client';
import { Agent, request } from 'undici';
import type { Origins } from './Origins.ts';
import { readLimited } from './readLimited.ts';

/** The largest answer of the API that is read, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;
const CONNECT_MS = 2000;

const agent = new Agent({ connections: 64, keepAliveTimeout: 30_000, connect: { timeout: CONNECT_MS } });

/**
 * The transport of the API client on a server: persistent connections, without the streams and checks of the web's `fetch`. A server
 * sends no multipart form.
 *
 * @param origins - the API's processes; the client's base address is the first one
 */
export function leanFetch(origins: Origins): FetchLike {
  return async (address, { method, signal, headers, body }) => {
    const path = address.slice(origins.first.length);
    const send = (origin: string, attempt: AbortSignal | undefined) => request(`${origin}${path}`, { method, signal: attempt, headers: Object.fromEntries(headers), dispatcher: agent, ...(typeof body === 'string' && { body }) });
    const answer = await origins.send({ method, signal }, send);
    return { status: answer.statusCode, ok: answer.statusCode >= 200 && answer.statusCode < 300, text: async () => (await readLimited(answer, MAX_BYTES)).toString('utf8') };
  };
}
