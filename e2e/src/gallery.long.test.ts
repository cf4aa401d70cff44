import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Locale } from '@feszek/contract';
import { startGalleryShell } from './harness/galleryShell.ts';
import { describeInTurn } from './harness/inTurn.ts';
import { sharedBrowser } from './harness/sharedBrowser.ts';
import { portsUnderTest } from './harness/shellBeside.ts';
import type { ShellBeside } from './harness/shellBeside.ts';
import { openVisit } from './harness/visit.ts';
import type { Device, Visit } from './harness/visit.ts';
import { axeFindings, injectAxe } from './looks/axe.ts';
import { faintControls } from './looks/faintControls.ts';
import { NARROWEST, atWidth } from './looks/atWidth.ts';
import { THEMES, showTheme } from './looks/theme.ts';

/** The whole design system on a busy machine, in milliseconds. */
const GALLERY_MS = 180_000;

jest.setTimeout(GALLERY_MS);

let shell: ShellBeside;
const browser = sharedBrowser();
beforeAll(async () => {
  shell = await startGalleryShell(portsUnderTest());
});
afterAll(() => shell.stop());

describe('the gallery of components', () => {
  it('is not served by the shop in production', async () => {
    for (const path of ['/_gallery', '/_gallery/gallery.js']) expect([path, (await fetch(`${process.env.E2E_SHOP_URL}${path}`)).status]).toEqual([path, 404]);
  });
});

const VISITORS: readonly (readonly [Locale, Device])[] = [['hu', 'phone'], ['en', 'wide']];

describeInTurn(VISITORS, 'every component in every state, in %s, %s', (it, locale, device) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openVisit(browser(), shell.url, { device });
    await visit.go(`/_gallery?lang=${locale}`);
    await visit.page.waitForSelector('#gallery');
    await injectAxe(visit.page);
  });
  afterAll(() => visit.close());

  for (const theme of THEMES) {
    it(`is accessible by the rules of axe, and its fields are visible (${theme})`, async () => {
      await showTheme(visit.page, theme);
      expect(await axeFindings(visit.page)).toEqual([]);
      expect(await faintControls(visit.page)).toEqual([]);
    });
  }

  for (const overlay of ['dialog', 'start', 'end']) {
    it(`is accessible in an overlay too (${overlay})`, async () => {
      const { page } = visit;
      await page.$eval(`[data-opens="${overlay}"]`, (opener) => (opener instanceof HTMLElement ? opener.click() : undefined));
      await page.waitForSelector('dialog[open]');
      for (const theme of THEMES) {
        await showTheme(page, theme);
        expect([theme, await axeFindings(page, { within: 'dialog[open]' })]).toEqual([theme, []]);
      }
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { hidden: true });
    });
  }

  it('does not scroll sideways, also in the narrowest window', async () => {
    expect([await visit.overflow(), await atWidth(visit.page, NARROWEST, () => visit.overflow())]).toEqual([0, 0]);
  });

  it('shows the states of the pointer and the keyboard without using them', async () => {
    const looks = await visit.page.evaluate(() => {
      const button = (selector: string) => document.querySelector(`#button ${selector} button`);
      const [rest, hover, focus] = [':not([data-pseudo])', '[data-pseudo="hover"]', '[data-pseudo="focus"]'].map((state) => {
        const found = button(state);
        if (!found) throw new Error(`The gallery has no button ${state}`);
        const { backgroundColor, outlineStyle } = getComputedStyle(found);
        return { backgroundColor, outlineStyle };
      });
      return { rest, hover, focus };
    });
    expect(looks.hover?.backgroundColor).not.toBe(looks.rest?.backgroundColor);
    expect([looks.rest?.outlineStyle, looks.focus?.outlineStyle]).toEqual(['none', 'solid']);
  });

  it('logs nothing to the console', () => {
    const complaints = visit.takeProblems().filter((problem) => !problem.includes('React DevTools'));
    expect(complaints).toEqual([]);
  });
});

describe('the switches of the gallery', () => {
  it('change theme and language without a script', async () => {
    const visit = await openVisit(browser(), shell.url, { javaScript: false });
    const { page } = visit;
    const ground = () => page.$eval('body', () => getComputedStyle(document.documentElement).backgroundColor);
    await visit.go('/_gallery');
    const light = await ground();
    await visit.press('link', 'Sötét');
    await page.waitForSelector('html[data-theme="dark"]');
    expect(await ground()).not.toBe(light);
    await visit.press('link', 'English');
    await page.waitForSelector('html[lang="en"][data-theme="dark"]');
    await visit.close();
  });
});
