import { expect } from '@jest/globals';
import { composedShop } from './harness/composedShop.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';

const shop = composedShop();

describeInTurn(LANGUAGES, 'the shop in %s', (it, locale) => {
  it('can be installed: the browser accepts its manifest and its icons', async () => {
    const visit = await shop.visit();
    await visit.go(`/${locale}`);
    const session = await visit.page.createCDPSession();
    const { url, errors } = await session.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe(`/manifests/${locale}.webmanifest`);
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A separate browser profile counts as a private window.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
});
