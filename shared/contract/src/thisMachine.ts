import { isIP } from 'node:net';

/** An IPv4 address as a socket for both kinds of address shows it. */
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/;

/** Whether a host name or an address names this machine: `localhost`, `*.localhost`, `127.0.0.0/8`, `::1`. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Whether a shop is open on this machine alone, to try it out: a shop that sells has a public address. */
export function isOnThisMachine({ shopUrl }: { readonly shopUrl: string }): boolean {
  const { hostname } = new URL(shopUrl);
  return isLoopback(hostname) || hostname.endsWith('.test');
}

/** A request as Fastify shows it. */
export interface RequestOrigin {
  /** The host that the request names, or that a trusted proxy says it named. */
  readonly hostname: string;
  /** Address of the client, as far as trusted proxies name it. */
  readonly ip: string;
  /** Addresses of the client and of all proxies. */
  readonly ips?: readonly string[] | undefined;
}

/**
 * Whether a request comes from this machine: it names this machine or the host of `SHOP_URL`, and neither its sender nor
 * any proxy has an address elsewhere. It holds also where `SHOP_URL` is a mistake.
 */
export function isFromThisMachine({ hostname, ip, ips = [ip] }: RequestOrigin, { shopUrl }: { readonly shopUrl: string }): boolean {
  const isOwnName = isLoopback(hostname) || hostname === new URL(shopUrl).hostname;
  return isOwnName && ips.every((address) => isLoopback(address.replace(MAPPED, '')));
}
