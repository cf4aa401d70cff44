import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';

/** An IPv4 address as some systems write it for a socket that takes both kinds. */
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/;

/** The first four groups of an IPv6 address: a household or a company is given at least these to itself. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * What orders and sign-ins of one client are counted by: a hash of its address that cannot be taken back without the secret. An IPv6
 * address counts with its whole /64 network.
 */
export function clientKey(address: string, secret: string): string {
  const plain = address.replace(MAPPED, '');
  return createHmac('sha256', secret).update(`client ${isIP(plain) === 6 ? networkOf(plain) : plain}`).digest('base64url');
}
