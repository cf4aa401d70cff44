/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CONTRACT_ROUTES } from '../../../test/browserPage.tsx';
import { shopLocation } from './location.ts';

beforeEach(() => openAt('http://shop.test/hu/blog'));

describe('shopLocation', () => {
  it('reads an absolute or relative address of the shop', () => {
    expect(shopLocation('http://shop.test/hu/kosar?x=1#top', 'hu', CONTRACT_ROUTES)).toMatchObject({ href: '/hu/kosar?x=1#top', pathname: '/hu/kosar', search: '?x=1', hash: '#top' });
    expect(shopLocation('?page=2', 'hu', CONTRACT_ROUTES)).toMatchObject({ href: '/hu/blog?page=2' });
    expect(shopLocation('/hu', 'hu', CONTRACT_ROUTES)?.match?.route.name).toBe('index');
  });

  it.each(['/en/cart', '/hungary', '/', '/api/cart', 'https://shop.test/hu', 'http://shop.test:81/hu', '//evil.example/hu', 'mailto:a@example.com', 'javascript:alert(1)', 'http://'])('returns nothing for an address that the router cannot show: %s', (href) => {
    expect(shopLocation(href, 'hu', CONTRACT_ROUTES)).toBeUndefined();
  });

  it('reads an address without a route', () => {
    expect(shopLocation('/hu/blog/%', 'hu', CONTRACT_ROUTES)).toMatchObject({ pathname: '/hu/blog/%', match: undefined });
  });
});
