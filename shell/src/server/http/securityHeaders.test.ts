import type { Extension } from '@feszek/contract';
import { fakeInit } from '@feszek/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ASSETS, startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

const ORIGIN = 'https://challenges.cloudflare.com';
const TURNSTILE: Extension = { name: 'turnstile', is_enabled: true, key: '0x4AAAAAAAB', url: `${ORIGIN}/` };
const OWN = `'self' ${ASSETS.early.hash} ${ASSETS.beforeContent.hash}`;
const FORMS = ['/hu/bejelentkezes', '/en/login', '/hu/regisztracio', '/en/registration', '/hu/jelszo/emlekezteto', '/en/password/reminder', '/en/activation/token'];
const OTHERS = ['/hu', '/en/cart', '/hu/blog', '/hu/gyakran-ismetelt-kerdesek', '/en/password/reset/token', '/hu/nincs/ilyen'];

let shop: Shop | undefined;
afterEach(() => shop?.close());

async function open(extensions: readonly Extension[], isCaching = false): Promise<Shop> {
  shop = await startShop({ config: { isCaching }, api: { 'GET /api/init': () => fakeInit({ extensions: [...extensions] }) } });
  return shop;
}

async function policyOf({ get }: Shop, path: string): Promise<ReadonlyMap<string | undefined, string>> {
  const header = (await get(path)).headers.get('content-security-policy') ?? '';
  return new Map(header.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]));
}

describe('the content policy in a shop with a bot check', () => {
  it.each(FORMS)('permits its script and its frame on %s', async (path) => {
    const policy = await policyOf(await open([TURNSTILE]), path);
    expect([policy.get('script-src'), policy.get('frame-src'), policy.get('connect-src'), policy.get('default-src')]).toEqual([`${OWN} ${ORIGIN}`, ORIGIN, "'self'", "'none'"]);
  });

  it.each(OTHERS)('permits neither on %s', async (path) => {
    const policy = await policyOf(await open([TURNSTILE], true), path);
    expect([policy.get('script-src'), policy.has('frame-src')]).toEqual([OWN, false]);
  });

  it('is never open to inline scripts', async () => {
    const opened = await open([TURNSTILE]);
    for (const path of FORMS) expect((await opened.get(path)).headers.get('content-security-policy')).not.toMatch(/unsafe|\*|data: https/);
  });

  it('lets the client load pages with a form as documents, from all others', async () => {
    const opened = await open([TURNSTILE]);
    const isBlocked = async (path: string) => /"isBotCheckBlocked":(true|false)/.exec(await opened.html(path))?.[1];
    expect([await isBlocked('/hu'), await isBlocked('/hu/bejelentkezes')]).toEqual(['true', 'false']);
  });
});

describe('the content policy in a shop without a bot check', () => {
  it.each([
    ['that lists none', []],
    ['that disables it', [{ ...TURNSTILE, is_enabled: false }]],
    ['that has no key', [{ ...TURNSTILE, key: null }]],
    ['whose address is none', [{ ...TURNSTILE, url: "x; script-src 'unsafe-inline'" }]],
    ['with another extension', [{ ...TURNSTILE, name: 'other' }]],
  ])('%s permits only the shop’s own scripts', async (_, extensions) => {
    const opened = await open(extensions);
    const policy = await policyOf(opened, '/hu/bejelentkezes');
    expect([policy.get('script-src'), policy.has('frame-src')]).toEqual([OWN, false]);
    expect(await opened.html('/hu')).toContain('"isBotCheckBlocked":false');
  });

  it('is the same before the API has answered', async () => {
    shop = await startShop({ config: { isCaching: false }, api: { 'GET /api/init': () => { throw new Error('down'); } } });
    expect((await policyOf(shop, '/hu/bejelentkezes')).get('script-src')).toBe(OWN);
  });
});
