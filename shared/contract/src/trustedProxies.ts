import { BlockList, isIP } from 'node:net';

function addEntry(list: BlockList, entry: string): void {
  if (entry === 'loopback') {
    list.addSubnet('127.0.0.0', 8, 'ipv4');
    list.addAddress('::1', 'ipv6');
    return;
  }
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  const longest = family === 'ipv6' ? 128 : 32;
  const prefix = bits === undefined ? longest : Number(bits);
  if (!isIP(address) || rest.length > 0 || bits === '' || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) {
    throw new RangeError(`TRUSTED_PROXIES must list "loopback", addresses or networks like 10.0.0.0/8 with commas between them, but "${entry}" is invalid.`);
  }
  list.addSubnet(address, prefix, family);
}

/**
 * Parses the setting `TRUSTED_PROXIES`: the proxies whose `X-Forwarded-For` is trusted.
 *
 * @param text - `loopback`, addresses and networks, with commas between them; empty for none
 * @returns a predicate for IPv4 and IPv6 addresses
 * @throws RangeError with a message for the operator for an invalid entry
 */
export function trustedProxies(text: string): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim()).filter(Boolean)) addEntry(list, entry);
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}
