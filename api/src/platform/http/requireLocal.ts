import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';
import { isLoopback } from './isLoopback.ts';

/** An IPv4 address as some systems write it for a socket that takes both kinds. */
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/;

/**
 * Hides routes that are for whoever tries the shop out on this machine, also where `SHOP_URL` is a mistake: the request must
 * name this machine (or the host of `SHOP_URL`), and neither its sender nor a proxy before may have an address elsewhere.
 *
 * @returns an `onRequest` hook that throws `not_found`
 */
export function requireLocal({ shopUrl }: { readonly shopUrl: string }): (request: FastifyRequest) => Promise<void> {
  const { hostname: ownHost } = new URL(shopUrl);
  return async ({ hostname, ip, ips = [ip] }) => {
    const isOwnName = isLoopback(hostname) || hostname === ownHost;
    if (!isOwnName || !ips.every((address) => isLoopback(address.replace(MAPPED, '')))) throw new ApiError('not_found');
  };
}
