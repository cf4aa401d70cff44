import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for every value', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3010, databaseUrl: undefined, shopUrl: 'http://localhost:3000', logLevel: 'info' });
    expect(readConfig({}).dataDir).toMatch(/[/\\]\.data$/);
  });

  it('is read from the environment; an empty value counts as missing', () => {
    expect(readConfig({ API_PORT: '4000', SHOP_URL: 'https://feszek.example/hu', HOST: '' })).toMatchObject({ port: 4000, shopUrl: 'https://feszek.example', host: '127.0.0.1' });
  });

  it.each([
    ['API_PORT', '70000'], ['API_PORT', 'x'], ['SHOP_URL', 'feszek'], ['SHOP_URL', 'ftp://feszek'], ['DATABASE_URL', 'mysql://x'], ['DATABASE_READ_URL', 'mysql://x'], ['DATABASE_READ_URL', 'postgres://replica/shop'], ['PAYMENT_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'], ['PAYMENT_SANDBOX', 'yes'], ['UNPAID_ORDERS_PER_BUYER', '0'], ['UNPAID_ORDERS_PER_DAY', 'many'], ['APPROVAL_FROM_HUF', '-1'], ['TRUSTED_PROXIES', '10.0.0.0/33'], ['TRUSTED_PROXIES', 'proxy.example'],
    ['SELLER_NAME', 'Kft.'], ['HOSTING_EMAIL', 'host@example.com'], ['SELLER_FILE', '/nowhere/seller.yaml'],
  ])('refuses %s=%s with one sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });

  it('does not contain the database’s password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hidden@x' })).not.toThrow(/hidden/);
  });

  it('has a replica of the database server', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://primary/shop', DATABASE_READ_URL: 'postgres://replica/shop' })).toMatchObject({ databaseUrl: 'postgres://primary/shop', replicaUrl: 'postgres://replica/shop' });
  });

  it('trusts only the proxies of this machine by default', () => {
    expect(readConfig({}).isTrustedProxy('127.0.0.1')).toBe(true);
    expect(readConfig({ TRUSTED_PROXIES: '10.1.0.0/16' }).isTrustedProxy('10.1.2.3')).toBe(true);
    expect(readConfig({ TRUSTED_PROXIES: '10.1.0.0/16' }).isTrustedProxy('127.0.0.1')).toBe(false);
    expect(['127.0.0.1', '::1', '10.1.2.3', '10.2.2.3'].map(readConfig({ TRUSTED_PROXIES: 'loopback,10.1.0.0/16' }).isTrustedProxy)).toEqual([true, true, true, false]);
  });
});
