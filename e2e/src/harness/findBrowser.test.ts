import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findBrowser, findJourneyBrowser } from './findBrowser.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feszek-browsers-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Puts a program into the folder that is searched. */
async function addProgram(name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, '', { mode: 0o755 });
  return path;
}

const environment = () => ({ PATH: folder, PUPPETEER_CACHE_DIR: join(folder, 'cache') });

describe('the browser of a system', () => {
  it('is a headless shell for the journeys if there is one, and never for measurements', async () => {
    const chromium = await addProgram('chromium');
    expect(await findJourneyBrowser(environment())).toBe(chromium);
    const shell = await addProgram('chromium-headless-shell');
    expect([await findJourneyBrowser(environment()), await findBrowser(environment())]).toEqual([shell, chromium]);
  });

  it('is the one that the environment names, or none if that does not run', async () => {
    await addProgram('chromium-headless-shell');
    const named = await addProgram('my-browser');
    expect(await findJourneyBrowser({ ...environment(), PUPPETEER_EXECUTABLE_PATH: named })).toBe(named);
    expect(await findJourneyBrowser({ ...environment(), PUPPETEER_EXECUTABLE_PATH: `${named}-that-is-missing` })).toBeUndefined();
  });
});
