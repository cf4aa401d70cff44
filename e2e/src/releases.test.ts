import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { laterBuild } from './harness/laterBuild.ts';
import type { LaterBuild } from './harness/laterBuild.ts';
import { ownShop } from './harness/ownShop.ts';
import { loadPages } from './harness/pageLoad.ts';
import { soon } from './harness/soon.ts';

const shop = ownShop();

/** Pages of the slice itself, cached and personal ones, and pages of others that contain its showrooms. */
const PATHS = ['/hu', '/hu/kapcsolat', '/en/contact', '/en/faq', '/hu/blog', '/en/all-products', '/hu/kosar', '/en/nothing-here'];

let next: LaterBuild;
beforeAll(async () => {
  next = await laterBuild('content', '9.0.0-later000');
});
afterAll(() => next.remove());

async function liveVersion(): Promise<string> {
  const { content }: { content: { version: string } } = await (await fetch(`${shop.url}/deployments.json`)).json();
  return content.version;
}

describe('a release of a slice on the running shop', () => {
  it('is live within a second and rolled back within a second, without a failed page or a page of two releases', async () => {
    const before = await liveVersion();
    const load = loadPages(shop.url, { slice: 'content', paths: PATHS, visitors: 4 });
    await load.more(20);
    await shop.slice('deploy', 'content', '--from', next.folder);
    const deployedAt = performance.now();
    await soon(async () => expect(await liveVersion()).toBe(next.version));
    const deployMs = performance.now() - deployedAt;
    const seenAt = performance.now();
    await load.more(30);
    await shop.slice('rollback', 'content');
    const rolledBackAt = performance.now();
    await soon(async () => expect(await liveVersion()).toBe(before));
    const rollbackMs = performance.now() - rolledBackAt;
    const backAt = performance.now();
    await load.more(30);
    await load.stop();

    const { pages } = load;
    expect(pages.filter(({ path, status }) => status !== (path === '/en/nothing-here' ? 404 : 200))).toEqual([]);
    expect(pages.filter(({ versions }) => versions.length !== 1)).toEqual([]);
    const versionsBetween = (from: number, to: number) => new Set(pages.filter(({ sentAt }) => sentAt > from && sentAt < to).flatMap(({ versions }) => versions));
    expect(versionsBetween(seenAt, rolledBackAt - 1)).toContain(next.version);
    expect(versionsBetween(backAt, Infinity)).toEqual(new Set([before]));
    expect(deployMs).toBeLessThan(1000);
    expect(rollbackMs).toBeLessThan(1000);
  });

  it('leaves an open page its files', async () => {
    const html = await (await fetch(`${shop.url}/hu/kapcsolat`)).text();
    const files = [...new Set([...html.matchAll(/\/slices\/content\/[^"]+\.(?:js|css)/g)].map(([file]) => file))];
    expect(files.length).toBeGreaterThan(0);
    await shop.slice('deploy', 'content', '--from', next.folder);
    await shop.killProgram('shell');
    await shop.startProgram('shell');
    expect(await liveVersion()).toBe(next.version);
    const answers = await Promise.all(files.map(async (file) => [file, (await fetch(shop.url + file)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});
