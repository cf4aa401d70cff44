import { describe, expect, it } from '@jest/globals';
import { maskAddress } from './maskAddress.ts';
import { maskPath } from './maskPath.ts';

describe('a logged address of a visitor', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:7:1::77', '2001:db8:7::'],
    ['2001:0db8:0007:0001:0002:0003:0004:0077', '2001:db8:7::'],
    ['2001:db8::7', '2001:db8:0::'],
    ['fe80::1%eth0', 'fe80:0:0::'],
    ['::1', '0:0:0::'],
    ['not an address', ''],
  ])('%s is truncated to its network, %s', (address, network) => {
    expect(maskAddress(address)).toBe(network);
  });
});

describe('a logged path', () => {
  const hash = 'q7_yD0e-1LkXv9TzRwPb2MhNcUoAiSgF';

  it.each([
    [`/hu/checkout/result/${hash}`, '/hu/checkout/result/…'],
    [`/en/orders/${hash}?from=mail`, '/en/orders/…'],
    ['/payment/sandbox/9f86d081884c7d659a2feaa0c55ad015', '/payment/sandbox/…'],
    ['/hu/jelszo/uj/2b1f0c9a-58d4-4f6c-8b57-7e3f8d1c9a10', '/hu/jelszo/uj/…'],
    ['/hu/aktivalas/anna@example.hu', '/hu/aktivalas/…'],
    ['/hu/aktivalas/anna%40a.hu', '/hu/aktivalas/…'],
  ])('%s loses what gives access or names a person', (path, masked) => {
    expect(maskPath(path)).toBe(masked);
  });

  it.each(['/hu/termekek/tolgyfa-etkezoasztal-kihuzhato-117', '/en/delivery-and-payment', '/hu/gyakran-ismetelt-kerdesek', '/'])('%s is kept', (path) => {
    expect(maskPath(`${path}?q=ágy#top`)).toBe(path);
  });
});
