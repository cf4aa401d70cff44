import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SLICES } from '@feszek/contract';
import type { StandardSlice } from '@feszek/contract';
import { fakeInit, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { MALFORMED_MANIFESTS } from '../../test/malformedManifests.ts';
import { startShellProcess } from '../../test/startShellProcess.ts';
import type { ShellProcess } from '../../test/startShellProcess.ts';
import { startSlices, until } from '../../test/startShop.ts';
import type { SliceStandIn } from '../../test/startSliceStandIn.ts';

let api: FakeApi;
let slices: Readonly<Record<StandardSlice, SliceStandIn>>;
let shell: ShellProcess;
beforeEach(async () => {
  [api, slices] = await Promise.all([startFakeApi({ 'GET /api/init': () => fakeInit() }), startSlices()]);
  shell = await startShellProcess(api.url, Object.fromEntries(SLICES.map((slice) => [slice, slices[slice].url])) as Record<StandardSlice, string>);
});
afterEach(async () => {
  await shell.close();
  await Promise.all([api.close(), ...Object.values(slices).map((slice) => slice.close())]);
});

async function statusOf(path: string): Promise<number> {
  const response = await fetch(shell.url + path);
  await response.text();
  return response.status;
}

describe('the process of the shell', () => {
  it('continues while pages are requested whose part has no manifest', async () => {
    const { fragments: _, ...rest } = slices.content.manifest();
    slices.content.serveManifest(JSON.stringify(rest));
    const served = slices.content.manifestsServed();
    await until(() => slices.content.manifestsServed() > served + 3);
    for (let count = 0; count < 5; count += 1) expect(await statusOf(`/hu?v=${count}`)).toBe(200);
    expect(shell.process.exitCode).toBeNull();
  });

  it('continues with any malformed manifest, and logs each once', async () => {
    const refusals = () => shell.log.filter(({ msg }) => msg === 'manifest refused');
    for (const [index, [, malformed]] of MALFORMED_MANIFESTS.entries()) {
      // A release of its own, whose fragments are served while its manifest is refused.
      slices.content.deploy(`1.0.${index}-aaaa1111`);
      slices.content.serveManifest(malformed(slices.content.manifest()));
      await until(() => refusals().length > index);
      // Pages that were not requested before, so that none comes from the cache.
      expect(await Promise.all([`/hu?v=${index}`, `/hu/blog?v=${index}`, '/hu/kosar'].map(statusOf))).toEqual([200, 200, 200]);
    }
    expect(refusals()).toHaveLength(MALFORMED_MANIFESTS.length);
    expect(refusals()[2]).toMatchObject({ level: 40, slice: 'content', version: '1.0.2-aaaa1111', reason: 'fragments is a required field' });
    expect(shell.process.exitCode).toBeNull();
    expect(shell.log.filter(({ msg }) => msg === 'unhandled rejection')).toEqual([]);
  });

  it('logs that a last copy of a page was served', async () => {
    slices.catalog.use({ home: { answer: () => ({ cache: { kind: 'public', maxAge: 0, staleWhileRevalidate: 600, tags: [] } }) } });
    expect(await statusOf('/hu')).toBe(200);
    await slices.catalog.close();
    await until(async () => {
      expect(await statusOf('/hu')).toBe(200);
      return shell.log.some(({ msg, path, slice }) => msg === 'last copy of a page served' && path === '/hu' && slice === 'catalog');
    });
  });
});
