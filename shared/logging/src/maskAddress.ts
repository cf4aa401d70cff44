import { isIPv6, SocketAddress } from 'node:net';

/** Groups of an IPv6 address that name a network and not a household: the first 48 bits. */
const NETWORK_GROUPS = 3;
const IPV4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i;

/**
 * Truncates a visitor's address to its network: the first 24 bits of an IPv4 address, the first 48 of an IPv6 one.
 *
 * @returns e.g. `203.0.113.0` or `2001:db8:7::`; an empty string if it is not an address
 */
export function maskAddress(address: string): string {
  const network = IPV4.exec(address)?.[1];
  if (network !== undefined) return `${network}.0`;
  if (!isIPv6(address)) return '';
  // The parsed form has no zone, no leading zeros, and `::` in the place of zeros.
  const { address: parsed } = new SocketAddress({ address: address.split('%', 1)[0], family: 'ipv6' });
  const [head = '', tail] = parsed.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::`;
}
