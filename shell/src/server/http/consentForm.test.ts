import { CONSENT_PATH, parseConsent } from '@feszek/contract';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

const PAGE = '/hu/cookie-szabalyzat';
const RECORD = `POST ${CONSENT_PATH}` as const;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(() => shop.api.use({ [RECORD]: () => fakeAnswer(200, { data: { ok: true } }) }));
afterAll(() => shop.close());

async function submit(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${shop.url}/consent`, { method: 'POST', body: new URLSearchParams({ return_to: PAGE, ...fields }), headers, redirect: 'manual' });
  await response.arrayBuffer();
  const [cookie = ''] = response.headers.getSetCookie();
  return { status: response.status, location: response.headers.get('location'), cookie, consent: parseConsent(/^consent=([^;]*)/.exec(cookie)?.[1], new Date()) };
}
const recorded = () => shop.api.requests.filter(({ path }) => path === CONSENT_PATH);

describe('POST /consent', () => {
  it.each([
    [{ choice: 'all' }, true, true, 'consent-all'],
    [{ choice: 'necessary', statistics: 'on' }, false, false, 'consent-necessary'],
    [{ choice: 'selected', statistics: 'on' }, true, false, 'consent-statistics'],
    [{ choice: 'selected', marketing: 'on' }, false, true, 'consent-marketing'],
  ])('stores the choice %j for a year, records it, and returns to the message of the page', async (fields, statistics, marketing, message) => {
    const before = recorded().length;
    const { status, location, cookie, consent } = await submit(fields);
    expect([status, location]).toEqual([303, `${PAGE}#${message}`]);
    expect(cookie).toMatch(/; Max-Age=(?:31536000|315359\d\d); Path=\/; Secure; SameSite=Lax$/);
    expect(consent).toMatchObject({ statistics, marketing, isRecorded: true });
    expect(recorded().slice(before)).toHaveLength(1);
  });

  it('stores the choice without the API; the browser records it later', async () => {
    shop.api.use({ [RECORD]: () => fakeError('service_unavailable') });
    expect((await submit({ choice: 'all' })).consent).toMatchObject({ statistics: true, isRecorded: false });
  });

  it('stores nothing without an answer, and never leads out of the shop', async () => {
    expect(await submit({ choice: 'maybe' })).toMatchObject({ status: 303, location: PAGE, cookie: '' });
    expect((await submit({ choice: 'all', return_to: '//evil.example' })).location).toBe('/#consent-all');
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 303],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
  ])('refuses a form of another site: %j', async (headers, status) => {
    const answer = await submit({ choice: 'all' }, headers);
    expect([answer.status, answer.cookie !== '']).toEqual([status, status === 303]);
  });
});
