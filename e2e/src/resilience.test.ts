import { afterEach, describe, expect, it } from '@jest/globals';
import { killProgram, startProgram } from './harness/control.ts';
import { composedShop } from './harness/composedShop.ts';

const shop = composedShop();

describe('while the content slice is away', () => {
  afterEach(async () => {
    await startProgram('content');
  });

  it('the pages of other slices go on selling, and its own page heals when it is back', async () => {
    await killProgram('content');
    const home = await fetch(`${shop.url}/en`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('<h1');
    const away = await fetch(`${shop.url}/en/careers-without-a-copy`);
    expect(away.status).toBeGreaterThanOrEqual(500);
    await startProgram('content');
    expect((await fetch(`${shop.url}/en/contact`)).status).toBe(200);
  });
});
