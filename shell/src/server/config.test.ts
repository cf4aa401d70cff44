import { describe, expect, it } from '@jest/globals';
import { shellConfig } from './config.ts';
import { requirePublicSettings } from './requirePublicSettings.ts';

describe('the shell’s settings', () => {
  it('need no environment', () => {
    expect(shellConfig({})).toMatchObject({
      host: '127.0.0.1', port: 3000, shopUrl: 'http://localhost:3000', apiUrl: 'http://127.0.0.1:3010', demoUrl: 'http://127.0.0.1:3020', isCaching: true, isPrerendering: true, prerenderDelayMs: 2000, routeRuleDeadlineMs: 100, styleDeadlineMs: 300, isDevelopment: false,
      sliceUrls: { catalog: 'http://127.0.0.1:3001', 'cart-checkout': 'http://127.0.0.1:3002', account: 'http://127.0.0.1:3003', content: 'http://127.0.0.1:3004' },
    });
  });

  it('are read from the environment, addresses without a trailing slash', () => {
    expect(shellConfig({ SHELL_PORT: '8080', SHOP_URL: 'https://feszek.example/', CART_CHECKOUT_URL: 'http://cart.internal:9000/', PRIMARY_DEADLINE_MS: '700' })).toMatchObject({
      port: 8080, shopUrl: 'https://feszek.example', sliceUrls: { 'cart-checkout': 'http://cart.internal:9000' }, primaryDeadlineMs: 700,
    });
  });

  it.each([
    [{ SHELL_PORT: 'http' }, 'SHELL_PORT is http: it must be a whole number from 0 to 65535.'],
    [{ SHELL_PORT: '70000' }, 'SHELL_PORT is 70000: it must be a whole number from 0 to 65535.'],
    [{ OPTIONAL_DEADLINE_MS: '-1' }, 'OPTIONAL_DEADLINE_MS is -1: it must be a whole number from 0 to 60000.'],
    [{ API_URL: '127.0.0.1:3010' }, 'API_URL is 127.0.0.1:3010: it must be an address such as http://127.0.0.1:3010, or several separated by commas.'],
    [{ CONNECTIONS_PER_ADDRESS: '0' }, 'CONNECTIONS_PER_ADDRESS is 0: it must be a whole number from 1 to 1000000.'],
    [{ REQUEST_TIMEOUT_MS: '0' }, 'REQUEST_TIMEOUT_MS is 0: it must be a whole number from 1 to 300000.'],
    [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES must list "loopback", addresses or networks like 10.0.0.0/8 with commas between them, but "proxy.example" is invalid.'],
    [{ VAT_MODE_DEFAULT: 'both' }, 'VAT_MODE_DEFAULT is both: it must be net or gross.'],
    [{ CATALOG_URL: 'catalog' }, 'CATALOG_URL is catalog: it must be an address such as http://127.0.0.1:3001, or several separated by commas.'],
  ])('are refused with a sentence that says what to change: %j', (env, sentence) => {
    expect(() => shellConfig(env)).toThrow(sentence);
  });

  it('show net prices by default', () => {
    expect([{}, { VAT_MODE_DEFAULT: '' }, { VAT_MODE_DEFAULT: 'gross' }].map((env) => shellConfig(env).defaultVatMode)).toEqual(['net', 'net', 'gross']);
  });

  it('have no address of the demo program if DEMO is off', () => {
    expect(shellConfig({ DEMO: 'off', DEMO_URL: 'http://127.0.0.1:4000' }).demoUrl).toBeUndefined();
  });

  it('trust local proxies by default', () => {
    expect(['127.0.0.1', '::1', '10.1.2.3'].map(shellConfig({}).isTrustedProxy)).toEqual([true, true, false]);
    expect(['127.0.0.1', '::1', '10.1.2.3'].map(shellConfig({ TRUSTED_PROXIES: '10.1.0.0/16' }).isTrustedProxy)).toEqual([false, false, true]);
  });

  it('limit the resources of one visitor', () => {
    expect(shellConfig({ PAGE_BURST: '40', SEARCHES_PER_SECOND: '1' }).limits).toEqual({
      connectionsPerAddress: 256, requestMs: 20_000, apiMs: 30_000, pages: { burst: 40, perSecond: 10 }, searches: { burst: 30, perSecond: 1 },
    });
  });

  it('disable shared caching in development, and if it is switched off', () => {
    expect(shellConfig({ NODE_ENV: 'development' })).toMatchObject({ isCaching: false, isDevelopment: true });
    expect(shellConfig({ SHELL_CACHE: 'off' }).isCaching).toBe(false);
  });

  it('contain a random purge token by default', () => {
    expect(shellConfig({}).purgeToken).toMatch(/^[0-9a-f]{32}$/);
    expect(shellConfig({}).purgeToken).not.toBe(shellConfig({}).purgeToken);
    expect(shellConfig({ PURGE_TOKEN: 'own' }).purgeToken).toBe('own');
  });
});

describe('a shell at a public address', () => {
  const SHOP = { shopUrl: 'https://shop.example' };

  it('starts only with https and a named proxy', () => {
    expect(() => requirePublicSettings(SHOP, { TRUSTED_PROXIES: 'loopback' })).not.toThrow();
    expect(() => requirePublicSettings(SHOP, {})).toThrow(/^TRUSTED_PROXIES must name/);
    expect(() => requirePublicSettings({ shopUrl: 'http://shop.example' }, { TRUSTED_PROXIES: 'loopback' })).toThrow(/^SHOP_URL must start with https/);
    expect(() => requirePublicSettings({ shopUrl: 'http://localhost:3000' }, {})).not.toThrow();
  });
});
