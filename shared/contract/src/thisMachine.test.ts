import { describe, expect, it } from '@jest/globals';
import { isFromThisMachine, isLoopback, isOnThisMachine } from './thisMachine.ts';

describe('this machine', () => {
  it.each(['localhost', 'LOCALHOST', 'shop.localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]'])('has the host %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each(['shop.example', 'localhost.example', '127.example', '10.0.0.1', '::2', ''])('does not have the host %s', (host) => {
    expect(isLoopback(host)).toBe(false);
  });

  it('runs shops with a loopback SHOP_URL, and test shops', () => {
    expect(['http://localhost:3000', 'http://127.0.0.1', 'http://shop.test', 'https://shop.example'].map((shopUrl) => isOnThisMachine({ shopUrl }))).toEqual([true, true, true, false]);
  });

  it('sends requests with its own host or that of the shop, without another client or proxy', () => {
    const shop = { shopUrl: 'http://shop.test' };
    expect(isFromThisMachine({ hostname: 'localhost', ip: '127.0.0.1' }, shop)).toBe(true);
    expect(isFromThisMachine({ hostname: 'shop.test', ip: '::ffff:127.0.0.1' }, shop)).toBe(true);
    expect(isFromThisMachine({ hostname: 'www.shop.example', ip: '127.0.0.1' }, shop)).toBe(false);
    expect(isFromThisMachine({ hostname: 'localhost', ip: '203.0.113.9' }, shop)).toBe(false);
    expect(isFromThisMachine({ hostname: 'localhost', ip: '127.0.0.1', ips: ['127.0.0.1', '203.0.113.9'] }, shop)).toBe(false);
  });
});
