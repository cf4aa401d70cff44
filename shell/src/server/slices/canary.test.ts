import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SLICES, SLICE_ERROR_PATH } from '@feszek/contract';
import { createSigningKey, signPreview } from '@feszek/release';
import type { PreviewClaim, SigningKey, SliceState } from '@feszek/release';
import { startRegisterStandIn } from '../../../test/startRegisterStandIn.ts';
import type { RegisterStandIn } from '../../../test/startRegisterStandIn.ts';
import { startSliceStandIn } from '../../../test/startSliceStandIn.ts';
import type { SliceStandIn } from '../../../test/startSliceStandIn.ts';
import { startShop, startSlices, until } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

const LIVE = '1.0.0-aaaa1111';
const NEXT = '2.0.0-bbbb2222';
const SHOP_URL = 'https://feszek.example';

let folder: string;
let key: SigningKey;
let stranger: SigningKey;
let register: RegisterStandIn;
let slices: Awaited<ReturnType<typeof startSlices>>;
let next: SliceStandIn;
let shop: Shop;
let revision = 0;

/** Sends a state in which the content slice has these further releases. */
function send(further: Pick<SliceState, 'canary' | 'previews'> = {}, live: { version: string; url: string } = { version: LIVE, url: slices.content.url }): void {
  const all = Object.fromEntries(SLICES.map((slice) => [slice, { version: LIVE, url: slices[slice].url }]));
  register.send({ revision: (revision += 1), expiresAt: Date.now() + 86_400_000, slices: { ...all, content: { ...live, ...further } } }, key);
}

const canary = (percent: number) => ({ canary: { version: NEXT, url: next.url, percent } });
const ring = (number: number) => ({ cookie: `feszek_ring=${number}` });

function versionIn(html: string): string[] {
  return [...new Set([...html.matchAll(/\/slices\/content\/([^/"]+)\//g)].map(([, version]) => version ?? ''))];
}

async function versionOf(path: string, headers: Readonly<Record<string, string>> = {}): Promise<string[]> {
  return versionIn(await shop.html(path, headers));
}

/** Waits until a visitor of a ring has a release. */
const untilRing = (number: number, version: string) => until(async () => (await versionOf('/hu/blog', ring(number))).includes(version));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feszek-canary-'));
  [key, stranger] = await Promise.all([createSigningKey(join(folder, 'own.key')), createSigningKey(join(folder, 'other.key'))]);
  await writeFile(join(folder, 'trust.json'), JSON.stringify({ keys: { [key.id]: { publicKey: key.publicKey, signs: ['*'] } } }));
  [register, slices] = await Promise.all([startRegisterStandIn(), startSlices()]);
  next = await startSliceStandIn('content', { showrooms: { mode: 'static', answer: () => ({ html: '<h2>Új bemutatóterem</h2>' }) }, blog: { kind: 'public' }, contact: { kind: 'public' } });
  next.deploy(NEXT);
  send();
  shop = await startShop({ config: { sliceUrls: {}, primaryDeadlineMs: 2000, register: { url: register.url, token: 'reader', trustFile: join(folder, 'trust.json'), stateFile: join(folder, 'state.json'), store: join(folder, 'store') } } });
});
afterEach(async () => {
  await shop.close();
  await Promise.all([register.close(), next.close(), ...Object.values(slices).map((slice) => slice.close())]);
  await rm(folder, { recursive: true });
});

describe('a canary', () => {
  it('is seen in the first rings only, on pages of one version, from the cache too', async () => {
    expect(await versionOf('/hu/blog', ring(0))).toEqual([LIVE]);
    send(canary(5));
    await untilRing(0, NEXT);
    for (const [number, version] of [[0, NEXT], [49, NEXT], [50, LIVE], [999, LIVE]] as const) {
      expect([await versionOf('/hu/blog', ring(number)), await versionOf('/hu/blog', ring(number))]).toEqual([[version], [version]]);
    }
    expect(next.requestsFor('blog')).toHaveLength(1);
    send(canary(20));
    await untilRing(199, NEXT);
    expect([await versionOf('/hu/blog', ring(200)), await versionOf('/hu/blog', ring(999))]).toEqual([[LIVE], [LIVE]]);
  });

  it('places a new visitor for the time until the browser is closed, and only while there is one', async () => {
    expect((await shop.get('/hu/blog')).headers.getSetCookie().join()).not.toContain('feszek_ring');
    send(canary(5));
    await untilRing(0, NEXT);
    const placed = async (path: string) => {
      const response = await shop.get(path);
      const cookie = response.headers.getSetCookie().find((text) => text.startsWith('feszek_ring='));
      return { cookie, ring: Number(/\d+/.exec(cookie ?? '')?.[0]), versions: versionIn(await response.text()) };
    };
    const [cached, personal] = [await placed('/hu/blog'), await placed('/hu/kosar')];
    for (const { cookie } of [cached, personal]) expect(cookie).toMatch(/^feszek_ring=\d{1,3}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cached.versions).toEqual([cached.ring < 50 ? NEXT : LIVE]);
    expect((await shop.get('/hu/blog', ring(7))).headers.getSetCookie().join()).not.toContain('feszek_ring');
  });

  it('has about its part of the new visitors also on pages that are not cached', async () => {
    send(canary(50));
    await untilRing(0, NEXT);
    const placed = await Promise.all(Array.from({ length: 200 }, async (_, count) => {
      const response = await shop.get('/hu/kosar', { 'x-forwarded-for': `198.51.100.${count}` });
      return Number(/feszek_ring=(\d+)/.exec(response.headers.getSetCookie().join())?.[1]);
    }));
    // Of 200 draws with a probability of a half, the number lies between 55 and 145 but for one run in 10⁹.
    const share = placed.filter((number) => number < 500).length;
    expect(share).toBeGreaterThan(55);
    expect(share).toBeLessThan(145);
  });

  it('keeps the pages of both releases: after the end the page of the live one is still in the cache', async () => {
    send(canary(5));
    await untilRing(0, NEXT);
    await versionOf('/hu/blog', ring(999));
    const before = slices.content.requestsFor('blog').length;
    send();
    await untilRing(0, LIVE);
    expect(slices.content.requestsFor('blog')).toHaveLength(before);
  });

  it('that fails, or does not answer, leaves the visitor with the live release', async () => {
    send(canary(5));
    await untilRing(0, NEXT);
    next.use({ contact: { answer: () => { throw new Error('broken'); } } });
    const response = await shop.get('/hu/kapcsolat', ring(0));
    expect([response.status, versionIn(await response.text())]).toEqual([200, [LIVE]]);
    const hung = Promise.withResolvers<never>();
    next.use({ contact: { answer: () => hung.promise } });
    expect([(await shop.get('/hu/kapcsolat', ring(1))).status, await versionOf('/hu/kapcsolat', ring(2))]).toEqual([200, [LIVE]]);
    hung.reject(new Error('the test ends'));
  });

  it('is reported to the register: what it rendered, what visitors saw, and what failed in browsers', async () => {
    await shop.html('/hu/blog');
    send(canary(5));
    await untilRing(0, NEXT);
    next.use({ contact: { answer: () => { throw new Error('broken'); } } });
    await shop.html('/hu/kapcsolat', ring(0));
    await until(() => register.outcome('content', NEXT, 'server').failed === 1 && register.outcome('content', LIVE, 'server').succeeded > 0);
    const seen = register.outcome('content', LIVE, 'browser').succeeded;
    for (let count = 0; count < 5; count += 1) await shop.html('/hu/blog', ring(999));
    await until(() => register.outcome('content', LIVE, 'browser').succeeded >= seen + 5);
    const report = (slice: string, version: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(shop.url + SLICE_ERROR_PATH, { method: 'POST', body: JSON.stringify({ slice, version }), headers: { 'content-type': 'application/json', ...headers } });
    expect((await report('content', NEXT, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(204);
    await until(() => register.outcome('content', NEXT, 'browser').failed === 1);
    expect((await report('content', NEXT, { origin: 'https://other.example' })).status).toBe(403);
    expect((await report('', NEXT)).status).toBe(422);
    for (let count = 0; count < 20; count += 1) await report('content', NEXT, { 'x-forwarded-for': '203.0.113.8' });
    await report('content', 'unknown', { 'x-forwarded-for': '203.0.113.9' });
    await report('content', NEXT, { 'x-forwarded-for': '203.0.113.10' });
    await until(() => register.outcome('content', NEXT, 'browser').failed === 3);
  });

  it('leaves an open page current while any visitor has its plan', async () => {
    const idOf = async (number: number) => /"buildId":"([^"]+)"/.exec(await shop.html('/hu/blog', ring(number)))?.[1] ?? '';
    const current = async (id: string, headers = {}) => /"id":"([^"]+)"/.exec(await (await shop.get(`/builds/meta/${id}.json`, headers)).text())?.[1] === id;
    send(canary(5));
    await untilRing(0, NEXT);
    const [first, last] = [await idOf(0), await idOf(999)];
    expect(first).not.toBe(last);
    expect([await current(first, ring(0)), await current(first), await current(last)]).toEqual([true, true, true]);
    const deployed = async (build: string) => /"content":\{"version":"([^"]+)/.exec(await (await shop.get(`/deployments.json?build=${build}`)).text())?.[1];
    expect([await deployed(first), await deployed(last), await deployed('cafe0001-gone')]).toEqual([NEXT, LIVE, LIVE]);
    send();
    await untilRing(0, LIVE);
    expect([await current(first, ring(0)), await current(last)]).toEqual([false, true]);
  });
});

describe('a preview', () => {
  const claim = (): PreviewClaim => ({ audience: SHOP_URL, slice: 'content', version: NEXT, until: Date.now() + 60_000 });
  const open = (token: string) => shop.get(`/_slice?o=${token}`);
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  async function opened(): Promise<string> {
    send({ previews: [{ version: NEXT, url: next.url }] });
    const token = signPreview(claim(), key);
    await until(async () => (await open(token)).status === 303);
    return cookieOf(await open(token));
  }

  it('is seen by whoever has the link, marked, and stored nowhere', async () => {
    const cookie = await opened();
    const response = await shop.get('/hu/blog', { cookie });
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control'), versionIn(html)]).toEqual([200, 'private, no-store', [NEXT]]);
    // The name makes it a landmark, as everything on a page is in one.
    expect(html).toContain('aria-label="Csak te látod ezt a változatot"');
    expect(html).toContain(`<span>Csak te látod ezt a változatot: content ${NEXT}</span>`);
    expect(await versionOf('/hu/blog')).toEqual([LIVE]);
    expect(html).toContain('data-scripts="/assets/cafe0001/panel.js /assets/cafe0001/main.js#sha');
    expect(await shop.html('/hu/blog')).not.toMatch(/shell-preview|panel\.(js|css)/);
    await shop.html('/hu/blog', { cookie });
    expect(next.requestsFor('blog')).toHaveLength(2);
  });

  it('shows its own failures: the live release does not replace it', async () => {
    const cookie = await opened();
    next.use({ contact: { answer: () => { throw new Error('broken'); } } });
    expect((await shop.get('/hu/kapcsolat', { cookie })).status).toBe(503);
  });

  it('ends at the button, and not by a form of another site', async () => {
    const cookie = await opened();
    const end = (headers: Readonly<Record<string, string>>) => fetch(`${shop.url}/_slice/end`, { method: 'POST', redirect: 'manual', headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers } });
    expect((await end({ origin: 'https://other.example' })).status).toBe(403);
    const ended = await end({ origin: shop.url });
    expect([ended.status, ended.headers.get('location'), ended.headers.getSetCookie()]).toEqual([303, '/', [expect.stringContaining('feszek_preview=; Max-Age=0')]]);
  });

  it('is refused with a link that is not valid, or whose release does not run', async () => {
    expect((await open(signPreview(claim(), key))).status).toBe(403);
    await opened();
    for (const token of [signPreview(claim(), stranger), signPreview({ ...claim(), audience: 'https://other.example' }, key), signPreview({ ...claim(), until: Date.now() - 1 }, key), 'a.b.c']) {
      expect((await open(token)).status).toBe(403);
    }
    expect((await shop.get('/_slice')).status).toBe(403);
  });

  it('ends by itself when its release stops: the visitor sees what all others see', async () => {
    const cookie = await opened();
    send();
    await until(async () => (await versionOf('/hu/blog', { cookie })).includes(LIVE));
    expect((await shop.get('/hu/blog', { cookie })).headers.getSetCookie()).toContainEqual(expect.stringContaining('feszek_preview=; Max-Age=0'));
  });
});
