import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPEN_MS } from '../test/databases.ts';
import { openOperatorShop } from '../test/operator.ts';
import { readConfig } from './config.ts';
import { diagnose } from './doctor.ts';
import { findMissingLegalPages } from './findMissingLegalPages.ts';
import type { FindMissingLegalPages } from './findMissingLegalPages.ts';
import { requirePublicSettings } from './requirePublicSettings.ts';
import type { Environment } from './checkPublicShop.ts';

let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'feszek-doctor-'));
});
beforeEach(() => writeSeller(SELLER));
afterAll(() => rmSync(dataDir, { recursive: true }));

const READY: Environment = {
  SHOP_URL: 'https://shop.example', TRUSTED_PROXIES: 'loopback', SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'shop@shop.example', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1',
  TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret', SECURITY_CONTACT: 'mailto:security@shop.example',
};
/** What the imprint of a shop must have, by the fields of the file of the seller. */
const SELLER = {
  name: 'Fészek Otthon Kft.', address: '9021 Győr, Fő utca 1.', registration_number: '08-09-123456', registration_court: 'Győri Törvényszék Cégbírósága', tax_number: '12345676-2-08',
  email: 'shop@shop.example', phone: '+36 96 555 021', 'hosting.name': 'Szerver Kft.', 'hosting.address': '1132 Budapest, Váci út 1.', 'hosting.email': 'info@hosting.example',
} as const;

/** A shop on two machines. */
const SEVERAL: Environment = {
  API_URL: 'http://10.0.0.1:3010,http://10.0.0.2:3010', DATABASE_URL: 'postgres://shop@db.example/shop?sslmode=verify-full', MEDIA_URL: 's3://shop/media', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key',
  OPERATOR_TOKEN: 'a-token-of-twenty-characters', PURGE_TOKEN: 'a-token-of-twenty-characters', STOP_DELAY_MS: '5000',
};

/** Writes `seller.yaml` with these fields. */
function writeSeller(fields: Readonly<Record<string, string>>): void {
  const lines = Object.entries(fields).map(([name, value]) => (name.startsWith('hosting.') ? `  ${name.slice('hosting.'.length)}: ${value}` : `${name}: ${value}`));
  const first = lines.findIndex((line) => line.startsWith(' '));
  writeFileSync(path.join(dataDir, 'seller.yaml'), lines.toSpliced(first === -1 ? lines.length : first, 0, 'hosting:').join('\n'), { mode: 0o600 });
}

const run = (changes: Environment = {}, findPages: FindMissingLegalPages = async () => []) => diagnose({ ...READY, DATA_DIR: dataDir, ...changes }, findPages);

describe('the check of a shop\'s settings', () => {
  it('finds nothing in a shop that is ready', async () => {
    expect(await run()).toEqual({ lines: ['0 missing, 0 weak.'], exitCode: 0 });
    expect(await run(SEVERAL)).toEqual({ lines: ['0 missing, 0 weak.'], exitCode: 0 });
  });

  it.each([
    [{ SHOP_URL: 'http://shop.example' }, 'SHOP_URL must start with https://'],
    [{ TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES must name'],
    [{ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }, 'A payment provider must be set'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY is a key for tests'],
    [{ STRIPE_SECRET_KEY: 'rk_test_1' }, 'STRIPE_SECRET_KEY is a key for tests'],
    [{ STRIPE_API_URL: 'http://127.0.0.1:3021' }, 'STRIPE_API_URL names a simulator'],
    [{ SIMPLEPAY_MERCHANT_HUF: 'm', SIMPLEPAY_KEY_HUF: 'k', SIMPLEPAY_API_URL: 'https://sandbox.simplepay.hu/payment/v2' }, 'SIMPLEPAY_API_URL names a test system'],
    [{ PAYMENT_SANDBOX: 'on' }, 'PAYMENT_SANDBOX must not be on'],
    [{ SMTP_URL: '' }, 'SMTP_URL and MAIL_FROM must be set'],
    [{ TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA' }, 'TURNSTILE_SECRET_KEY is a key for tests'],
    [{ API_PORT: 'x' }, 'API_PORT must be a port'],
    [{ DATABASE_READ_URL: 'postgres://replica/shop' }, 'DATABASE_READ_URL names a replica, so DATABASE_URL must name the server'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 1000'],
    [{ CART_CHECKOUT_URL: 'http://10.0.0.1:3002,10.0.0.2:3002' }, 'CART_CHECKOUT_URL must be an address'],
  ])('fails with %j', async (changes, message) => {
    const { lines, exitCode } = await run(changes);
    expect(exitCode).toBe(1);
    expect(lines.filter((line) => line.startsWith('missing')).join('\n')).toContain(message);
  });

  it.each(Object.keys(SELLER))('fails without the field %s of the seller, and so does the start', async (field) => {
    writeSeller(Object.fromEntries(Object.entries(SELLER).filter(([name]) => name !== field)));
    const message = `${field} must be set in ${path.join(dataDir, 'seller.yaml')}: the law requires it in the imprint.`;
    expect(await run()).toEqual({ lines: [`missing  ${message}`, '1 missing, 0 weak.'], exitCode: 1 });
    const environment = { ...READY, DATA_DIR: dataDir };
    expect(() => requirePublicSettings(readConfig(environment), environment)).toThrow(message);
  });

  it('fails without the file of the seller', async () => {
    rmSync(path.join(dataDir, 'seller.yaml'));
    const { lines, exitCode } = await run();
    expect([lines[0], exitCode]).toEqual([expect.stringMatching(/^missing {2}The seller's data must be in .*seller\.yaml, or in the file that SELLER_FILE names/), 1]);
  });

  it('fails without a legal page: the shop takes no orders', async () => {
    const { lines, exitCode } = await run({}, async () => ['terms', 'privacy']);
    expect([lines, exitCode]).toEqual([[expect.stringMatching(/^missing {2}The terms and conditions \(page terms\) must be published/), expect.stringContaining('privacy notice (page privacy)'), '2 missing, 0 weak.'], 1]);
  });

  it('asks a running shop for its legal pages', async () => {
    const shop = await openOperatorShop();
    expect(await findMissingLegalPages({ API_URL: `${shop.url},http://127.0.0.1:1` })).toEqual([]);
    await shop.db.deleteFrom('content_page').where('key', '=', 'privacy').execute();
    shop.changes.emit(['pages']);
    expect(await findMissingLegalPages({ API_URL: shop.url })).toEqual(['privacy']);
    await shop.close();
  }, OPEN_MS);

  it('reports that the pages of a shop that does not run were not checked', async () => {
    const { lines, exitCode } = await run({ API_URL: 'http://127.0.0.1:1' }, findMissingLegalPages);
    expect([lines, exitCode]).toEqual([['The shop does not answer: whether its terms and its privacy notice are published was not checked.', '0 missing, 0 weak.'], 0]);
  });

  it('fails with the line of an invalid field of the seller', async () => {
    writeSeller({ ...SELLER, tax_number: '1' });
    const { lines, exitCode } = await run();
    expect([lines.join('\n'), exitCode]).toEqual([expect.stringContaining('line 5: The field "tax_number" must be a tax number'), 1]);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL starts with smtp://'],
    [{ DATABASE_URL: 'postgres://shop@db.example/shop' }, 'DATABASE_URL has no sslmode'],
    [{ TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET_KEY: '' }, 'TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY are not set'],
    [{ SECURITY_CONTACT: '' }, 'SECURITY_CONTACT is not set'],
    [{ FIRST_START: 'on' }, 'FIRST_START is on'],
    [{ DEMO: 'on' }, 'DEMO is on'],
    [{ ...SEVERAL, MEDIA_URL: '' }, 'MEDIA_URL is not set in a shop with several processes'],
    [{ ...SEVERAL, STOP_DELAY_MS: '' }, 'STOP_DELAY_MS is not set in a shop with several processes'],
  ])('warns of %j', async (changes, message) => {
    expect(await run(changes)).toEqual({ lines: [expect.stringMatching(new RegExp(`^weak .*${message}`)), '0 missing, 1 weak.'], exitCode: 0 });
  });

  it('warns of files that other users of the machine can read', async () => {
    writeFileSync(path.join(dataDir, 'operator-token'), '');
    chmodSync(path.join(dataDir, 'operator-token'), 0o644);
    const { lines } = await run();
    expect(lines[0]).toMatch(/^weak .*operator-token: run chmod/);
    chmodSync(path.join(dataDir, 'operator-token'), 0o600);
  });

  it('permits everything on this machine, and shows what a public address would need', async () => {
    const { lines, exitCode } = await diagnose({ DATA_DIR: dataDir }, async () => []);
    expect(exitCode).toBe(0);
    expect(lines[0]).toContain('an address of this machine: the shop starts');
    expect(lines.filter((line) => line.startsWith('missing'))).toHaveLength(4);
  });
});
