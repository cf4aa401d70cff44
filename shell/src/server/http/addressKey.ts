const MAPPED_IPV4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
/** Groups of an IPv6 address that identify a network: a household or company gets at least a /64 (RFC 6177). */
const NETWORK_GROUPS = 4;

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/**
 * The key by which an address is counted: an IPv4 address itself, also in its IPv6 form; for an IPv6 address its /64
 * network, because each visitor has all addresses of one.
 */
export function addressKey(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [left = '', right] = (address.split('%', 1)[0] ?? '').split('::');
  const start = groupsOf(left);
  const end = right === undefined ? [] : groupsOf(right);
  const zeros = Array.from({ length: Math.max(0, GROUPS - start.length - end.length) }, () => '0');
  return `${[...start, ...zeros, ...end].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
