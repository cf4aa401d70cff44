import { describe, expect, it } from '@jest/globals';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAIN_SCRIPT, startShop, writeBuild } from '../../test/startShop.ts';

describe('a page that was opened before a new build of the shell', () => {
  it('still receives the files of its own build', async () => {
    const dist = await writeBuild();
    try {
      await (await startShop({ dist })).close();
      await rm(join(dist, 'browser'), { recursive: true });
      await writeBuild('cafe0002', dist);
      await writeFile(join(dist, 'browser', 'new.js'), 'new');
      const shop = await startShop({ dist });
      try {
        const old = await shop.get('/assets/cafe0001/main.js');
        expect([old.status, old.headers.get('cache-control'), await old.text()]).toEqual([200, 'public, max-age=31536000, immutable', MAIN_SCRIPT]);
        expect((await shop.get('/assets/cafe0002/new.js')).status).toBe(200);
        expect((await shop.get('/assets/cafe0001/new.js')).status).toBe(404);
        expect((await shop.get('/assets/cafe0000/main.js')).status).toBe(404);
      } finally {
        await shop.close();
      }
    } finally {
      await rm(dist, { recursive: true });
    }
  });
});
