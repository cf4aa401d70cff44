import { routePath } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { composedShop } from './harness/composedShop.ts';
import { startPopupStandIn } from './harness/popupStandIn.ts';
import type { PopupStandIn } from './harness/popupStandIn.ts';
import { portsUnderTest, startShellBeside } from './harness/shellBeside.ts';
import type { ShellBeside } from './harness/shellBeside.ts';
import { soon } from './harness/soon.ts';

const START_MS = 120_000;
const BLOG = routePath('blog', 'en');
const FAQ = routePath('faq', 'en');

let tool: PopupStandIn | undefined;
let shell: ShellBeside | undefined;
beforeAll(async () => {
  tool = await startPopupStandIn();
  shell = await startShellBeside({ ports: portsUnderTest(), env: { POPUP_SCRIPT_URL: tool.scriptUrl } });
}, START_MS);
const shop = composedShop(() => shell?.url ?? '');
afterAll(async () => {
  await shell?.stop();
  await tool?.stop();
}, START_MS);

describe('the popup tool', () => {
  it('is loaded after consent, also late, and notified once of each page until the consent is withdrawn', async () => {
    if (!tool) throw new Error('The popup tool has not started');
    const { loads, pages, hold } = tool;
    const visitor = await shop.visit({ isUndecided: true });
    const { page } = visitor;
    const policies: (string | undefined)[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) policies.push(response.headers()['content-security-policy']);
    });
    const follow = async (path: string) => {
      await page.$eval(`footer a[href="${path}"]`, (link) => (link instanceof HTMLElement ? link.click() : undefined));
      await soon(() => expect(visitor.path()).toBe(path));
      await visitor.waitUntilIdle();
    };

    await visitor.go(FAQ);
    await visitor.press('button', 'Accept all');
    await follow(BLOG);
    // The document of a visitor who had not agreed does not permit the script.
    expect([loads(), policies.join('').includes('127.0.0.1')]).toEqual([0, false]);

    const release = hold();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await soon(() => expect(loads()).toBe(1));
    expect(policies.at(-1)).toMatch(/script-src [^;]* http:\/\/127\.0\.0\.1:\d+(;|$)/);
    expect(pages).toEqual([]);
    release();
    await soon(() => expect(pages).toEqual([BLOG]));
    await visitor.waitUntilIdle();

    await follow(FAQ);
    await page.goBack();
    await soon(() => expect(pages).toEqual([BLOG, FAQ, BLOG]));
    await visitor.press('link', 'Cookie settings', 'footer');
    await visitor.press('button', 'Only necessary');
    await follow(FAQ);
    // A notification would have been sent before this request.
    await page.evaluate(() => window.popupTool?.pageView('the end'));
    await soon(() => expect(pages).toEqual([BLOG, FAQ, BLOG, 'the end']));

    await visitor.reload();
    expect([loads(), policies.at(-1)?.includes('127.0.0.1'), await page.evaluate(() => window.popupTool)]).toEqual([1, false, undefined]);
  });
});
