import { isIP } from 'node:net';

/** The prefix of an IPv4-mapped IPv6 address, as a dual-stack socket reports it. */
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/;

/** Whether a host name or an IP address is loopback: `localhost`, `*.localhost`, `127.0.0.0/8`, `::1`. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Whether a shop is only reachable on this machine, as a trial. A live shop has a public address. */
export function isOnThisMachine({ shopUrl }: { readonly shopUrl: string }): boolean {
  const { hostname } = new URL(shopUrl);
  return isLoopback(hostname) || hostname.endsWith('.test');
}

/** The origin of a request, as Fastify reports it. */
export interface RequestOrigin {
  /** The host of the request, or the forwarded host of a trusted proxy. */
  readonly hostname: string;
  /** Address of the client; behind trusted proxies, the forwarded address. */
  readonly ip: string;
  /** Addresses of the client and of all proxies. */
  readonly ips?: readonly string[] | undefined;
}

/**
 * Whether a request comes from this machine: its host is loopback or that of `SHOP_URL`, and its client and all proxies have
 * loopback addresses. This check does not rely on a correct `SHOP_URL`.
 */
export function isFromThisMachine({ hostname, ip, ips = [ip] }: RequestOrigin, { shopUrl }: { readonly shopUrl: string }): boolean {
  const isOwnName = isLoopback(hostname) || hostname === new URL(shopUrl).hostname;
  return isOwnName && ips.every((address) => isLoopback(address.replace(MAPPED, '')));
}
