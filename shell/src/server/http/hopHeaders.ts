import type { IncomingHttpHeaders } from 'node:http';

/** Headers of one connection, not of the message (RFC 9110, 7.6.1), and those that each hop creates itself. */
const OF_ONE_HOP: ReadonlySet<string> = new Set([
  'connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect',
]);

/** The headers that a proxy forwards: without those of the connection itself, including those that `Connection` names. */
export function endToEndHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = new Set(String(headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const forwarded = Object.entries(headers).flatMap(([name, value]) => (value === undefined || OF_ONE_HOP.has(name) || named.has(name) ? [] : [[name, value] as const]));
  return Object.fromEntries(forwarded);
}
