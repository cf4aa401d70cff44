import { describe, expect, it } from '@jest/globals';
import { trustedProxies } from './trustedProxies.ts';

describe('trustedProxies', () => {
  it('accepts addresses, networks and loopback', () => {
    const isTrusted = trustedProxies('loopback, 10.1.0.0/16, 203.0.113.9, 2001:db8::/32');
    for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '10.1.2.3', '203.0.113.9', '2001:db8::7']) expect([address, isTrusted(address)]).toEqual([address, true]);
    for (const address of ['10.2.0.1', '203.0.113.8', '2001:db9::7', '192.168.0.1', 'unknown', '']) expect([address, isTrusted(address)]).toEqual([address, false]);
  });

  it('trusts no address if the setting is empty', () => {
    expect(trustedProxies('')('127.0.0.1')).toBe(false);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '2001:db8::/129', '10.0.0.0/x'])('rejects %s', (text) => {
    expect(() => trustedProxies(text)).toThrow(`but "${text}" is invalid.`);
  });
});
