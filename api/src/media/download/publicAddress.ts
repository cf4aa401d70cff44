import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** Whether an IP address belongs to the public Internet: no loopback, private, link-local, carrier or reserved range. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Thrown for a host with an address that is not public. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not a public host`);
    this.name = 'PrivateAddressError';
  }
}

/**
 * Resolves host names for a connection, and refuses those with any address that is not allowed. The connection uses the
 * checked addresses: the name is not resolved again in between.
 */
export function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address))) return callback(new PrivateAddressError(host), '');
        return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}
