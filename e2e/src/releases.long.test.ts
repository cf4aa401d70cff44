import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { arrive } from './buying/checkout.ts';
import { isMarked, markDocument } from './harness/document.ts';
import { laterBuild } from './harness/laterBuild.ts';
import type { LaterBuild } from './harness/laterBuild.ts';
import { newSlice } from './harness/newSlice.ts';
import { ownShop } from './harness/ownShop.ts';
import { loadPages } from './harness/pageLoad.ts';
import type { LoadedPage } from './harness/pageLoad.ts';
import { PATIENCE_MS, soon } from './harness/soon.ts';

/** How long a release still runs after the next one, in milliseconds: by default ten minutes, in which it cannot be retired. */
const DRAIN_MS = 15_000;
const shop = ownShop({ DRAIN_MS: String(DRAIN_MS) });

/** Pages of the slice itself, cached and personal ones, and pages of others that contain its showrooms. */
const RELEASE_PATHS = ['/hu', '/hu/kapcsolat', '/en/contact', '/en/faq', '/hu/blog', '/en/all-products', '/hu/kosar', '/en/nothing-here'];

/** A page that failed, or has no or several releases of the slice. */
const isWrong = ({ path, status, versions }: LoadedPage) => status !== (path === '/en/nothing-here' ? 404 : 200) || versions.length !== 1;

async function statusOf(path: string): Promise<number> {
  return (await fetch(shop.url + path)).status;
}

async function releases(): Promise<{ readonly content: { readonly version: string } }> {
  return (await fetch(`${shop.url}/deployments.json`)).json();
}

const liveVersion = async () => (await releases()).content.version;

/** Deploys a slice that the shop does not know, and uses its page in a browser. */
async function releaseNewSlice(): Promise<void> {
  const before = await releases();
  expect(await statusOf('/en/gift-ideas')).toBe(404);
  const made = await newSlice('gift-ideas');
  try {
    await shop.slice('deploy', 'gift-ideas', '--from', made.dist);
    await soon(async () => expect(await statusOf('/hu/gift-ideas')).toBe(200));
    expect(await releases()).toMatchObject(before);
  } finally {
    await made.remove();
  }
  const visit = await shop.visit();
  expect(await visit.go('/en/gift-ideas')).toBe(200);
  expect(await visit.heading()).toBe('Our showrooms');
  await visit.press('button', 'Refresh');
  await visit.find('button', 'Refresh');
  await markDocument(visit.page);
  await visit.press('link', 'All products', 'header');
  await arrive(visit, 'All products');
  await visit.page.goBack();
  await arrive(visit, 'Our showrooms');
  expect(await isMarked(visit.page)).toBe(true);
  expect(visit.takeProblems()).toEqual([]);
}

/** Looks at a release that is not live by its link, and ends the preview. */
async function previewBroken(version: string): Promise<void> {
  const link = (await shop.slice('override', 'content', version, '--hours', '1')).split('\n').at(-1) ?? '';
  const tester = await shop.visit();
  await soon(async () => expect((await fetch(link, { redirect: 'manual' })).status).toBe(303));
  await tester.page.goto(link);
  expect(await tester.go('/en/contact')).toBe(503);
  await tester.press('button', 'End preview');
  await soon(async () => expect(await tester.page.$('.shell-preview')).toBeNull());
  expect(await tester.go('/en/contact')).toBe(200);
  expect(tester.takeProblems()).toEqual([expect.stringMatching(/status of 503 .*\/en\/contact/)]);
}

describe('a release of a slice on the running shop', () => {
  let next: LaterBuild;
  let broken: LaterBuild;
  let last: LaterBuild;
  beforeAll(async () => {
    [next, broken, last] = await Promise.all([laterBuild('content', '9.0.0-later000'), laterBuild('content', '9.1.0-broken00', { isBroken: true }), laterBuild('content', '9.2.0-last0000')]);
  });
  afterAll(() => Promise.all([next, broken, last].map((build) => build.remove())));

  it('is live and rolled back without a failed page or a page of two releases; each page requested afterwards is of the live release', async () => {
    const before = await liveVersion();
    const load = loadPages(shop.url, { slice: 'content', paths: RELEASE_PATHS, visitors: 4 });
    await load.more(20);
    await shop.slice('deploy', 'content', '--from', next.folder);
    await soon(async () => expect(await liveVersion()).toBe(next.version));
    const deployed = load.sent;
    await load.more(30);
    const rollback = load.sent;
    await shop.slice('rollback', 'content');
    await soon(async () => expect(await liveVersion()).toBe(before));
    const rolledBack = load.sent;
    await load.more(30);
    await load.stop();

    const { pages } = load;
    expect(pages.filter(isWrong)).toEqual([]);
    const versionsBetween = (from: number, to: number) => new Set(pages.filter(({ position }) => position >= from && position < to).flatMap(({ versions }) => versions));
    expect(versionsBetween(deployed, rollback)).toEqual(new Set([next.version]));
    expect(versionsBetween(rolledBack, Infinity)).toEqual(new Set([before]));
  });

  it('does everything that a team does, without a failed page or a page of two releases: a new slice, a canary, its promotion, one that fails and is ended by itself, a preview, retirement', async () => {
    const before = await liveVersion();
    const load = loadPages(shop.url, { slice: 'content', paths: RELEASE_PATHS, visitors: 4 });
    await load.more(20);
    await releaseNewSlice();

    const canaryStart = load.pages.length;
    await shop.slice('canary', 'content', '50%', '--from', next.folder);
    await load.more(60);
    const seen = new Set(load.pages.slice(canaryStart).flatMap(({ versions }) => versions));
    expect(seen).toEqual(new Set([before, next.version]));
    await shop.slice('promote', 'content');
    await soon(async () => expect(await liveVersion()).toBe(next.version));

    await shop.slice('canary', 'content', '50%', '--from', broken.folder);
    await soon(async () => expect(await shop.slice('list', 'content')).toMatch(/9\.1\.0-broken00 .*\n.*ended by register: \d+ of \d+ requests failed/));
    await previewBroken(broken.version);

    const [file] = (await (await fetch(`${shop.url}/hu/kapcsolat`)).text()).match(/\/slices\/content\/[^"]+\.js/) ?? [];
    await shop.slice('pin', 'content', before);
    await soon(async () => expect(await liveVersion()).toBe(before));
    await soon(async () => expect(await shop.slice('retire', 'content', next.version)).toBe(`content ${next.version} is retired`), DRAIN_MS + PATIENCE_MS);
    expect([file, await statusOf(file ?? '')]).toEqual([expect.stringContaining(next.version), 410]);
    const retired = load.sent;
    await load.more(20);
    await load.stop();
    const { pages } = load;
    expect(pages.filter(isWrong)).toEqual([]);
    expect(new Set(pages.filter(({ position }) => position >= retired).flatMap(({ versions }) => versions))).toEqual(new Set([before]));
  });

  it('leaves an open page its files', async () => {
    const html = await (await fetch(`${shop.url}/hu/kapcsolat`)).text();
    const files = [...new Set([...html.matchAll(/\/slices\/content\/[^"]+\.(?:js|css)/g)].map(([file]) => file))];
    expect(files.length).toBeGreaterThan(0);
    await shop.slice('deploy', 'content', '--from', last.folder);
    await shop.killProgram('shell');
    await shop.startProgram('shell');
    expect(await liveVersion()).toBe(last.version);
    const answers = await Promise.all(files.map(async (file) => [file, (await fetch(shop.url + file)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});
