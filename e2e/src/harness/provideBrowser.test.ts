import { describe, expect, it } from '@jest/globals';
import { provideBrowser } from './provideBrowser.ts';
import type { ProgramSource } from './provideProgram.ts';

const source = (name: string, provide: () => Promise<string | undefined>): ProgramSource => ({ name, provide });
const has = (path: string) => path !== '/broken';

describe('the browser of the journeys', () => {
  it('comes from the first source that has one', async () => {
    const sources = [source('first', async () => undefined), source('second', async () => '/second'), source('third', () => Promise.reject(new Error('never asked')))];
    expect(await provideBrowser(sources, has)).toBe('/second');
  });

  it('is not one that does not run, nor one whose source fails', async () => {
    const sources = [source('first', async () => '/broken'), source('second', () => Promise.reject(new Error('offline'))), source('third', async () => '/third')];
    expect(await provideBrowser(sources, has)).toBe('/third');
  });

  it('is refused with the reason of every source if none has one', async () => {
    const sources = [source('system', async () => undefined), source('download', () => Promise.reject(new Error('offline'))), source('package', async () => '/broken')];
    await expect(provideBrowser(sources, has)).rejects.toMatchObject({
      message: expect.stringMatching(/^The journeys need Chromium or Chrome and found none\. Install /),
      details: 'system: none\ndownload: offline\npackage: /broken does not run',
    });
  });
});
