import { afterEach, describe, expect, it } from '@jest/globals';
import { composedShop } from './harness/composedShop.ts';
import { killProgram, startProgram } from './harness/control.ts';

const shop = composedShop();

describe('while the account slice is away', () => {
  afterEach(async () => {
    await startProgram('account');
  });

  it('the other pages go on selling, its own say so, and heal when it is back', async () => {
    await killProgram('account');
    for (const path of ['/en', '/hu/termekek', '/en/cart']) {
      const { status } = await fetch(shop.url + path);
      expect([path, status]).toEqual([path, 200]);
    }
    const away = await fetch(`${shop.url}/en/login`);
    expect(away.status).toBeGreaterThanOrEqual(500);
    expect(await away.text()).toContain('<header');

    await startProgram('account');
    expect((await fetch(`${shop.url}/en/login`)).status).toBe(200);
  });
});
