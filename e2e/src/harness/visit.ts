import { COOKIES, formatConsent, newConsent } from '@feszek/contract';
import type { Browser, ElementHandle, Page, Viewport } from 'puppeteer-core';
import { bringIntoReach } from './bringIntoReach.ts';
import { enterText } from './focus.ts';
import { ownAddress } from './ownAddress.ts';
import { PATIENCE_MS, soon } from './soon.ts';
import { standInForPictures } from './standInPictures.ts';
import { isStarting, watchTraffic } from './traffic.ts';

const DEVICES = {
  phone: { width: 390, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  narrow: { width: 320, height: 640, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { width: 1280, height: 900 },
  wide: { width: 1440, height: 900 },
} as const satisfies Record<string, Viewport>;

export type Device = keyof typeof DEVICES;

export interface VisitOptions {
  /** A desktop by default. */
  readonly device?: Device;
  readonly javaScript?: boolean;
  /** The preferred languages that the browser sends, e.g. `hu-HU`. */
  readonly acceptLanguage?: string;
  /** How long a page may take to become idle, in milliseconds; longer on a network that is slow on purpose. */
  readonly patienceMs?: number;
  /** Whether the question for cookies is not answered yet; by default only necessary cookies are allowed. */
  readonly isUndecided?: boolean;
  /** Whether to wait for the shop's pictures: drawing them for the first time takes longer than everything else. */
  readonly hasRealPictures?: boolean;
}

export type Role =
  | 'button' | 'link' | 'heading' | 'textbox' | 'combobox' | 'radio' | 'checkbox' | 'dialog' | 'spinbutton' | 'navigation' | 'main' | 'banner'
  | 'contentinfo' | 'region' | 'status' | 'alert';

/** One visitor's tab. */
export interface Visit {
  readonly page: Page;
  /** Opens a path of the shop; resolves to the status of the answer. */
  go(path: string): Promise<number>;
  reload(): Promise<void>;
  /** Waits until no request but those for pictures is pending, the page's client has started, and its main part is hydrated. */
  waitUntilIdle(): Promise<void>;
  /** The path that the address bar shows. */
  path(): string;
  /** Brings the tab to the front, waits for the element with a role and an accessible name, and returns it. */
  find(role: Role, name: string, within?: string): Promise<ElementHandle>;
  /** Whether there is an element with a role and an accessible name now. */
  has(role: Role, name: string): Promise<boolean>;
  /** Clicks the element with a role and a name, with the pointer of the device. */
  press(role: Role, name: string, within?: string): Promise<void>;
  /** Clicks the label of a radio button or a checkbox that begins with this text. */
  choose(start: string): Promise<void>;
  /** Replaces the value of a field. */
  fill(name: string, value: string): Promise<void>;
  /** The value of a field. */
  value(name: string): Promise<string>;
  /** The heading of the page. */
  heading(): Promise<string>;
  /** The page's visible text. */
  text(within?: string): Promise<string>;
  /** Whether the page can be scrolled sideways, in CSS pixels beyond the window. */
  overflow(): Promise<number>;
  /** A second tab of the same visitor. */
  openTab(): Promise<Visit>;
  /** The console messages and errors of the page since the last call. */
  takeProblems(): string[];
  close(): Promise<void>;
}

function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()} (${message.location().url ?? page.url()})`));
  page.on('pageerror', (error) => problems.push(`page error: ${String(error)} (${page.url()})`));
  return problems;
}

async function prepare(page: Page, { device = 'desktop', javaScript = true, acceptLanguage, patienceMs = PATIENCE_MS, hasRealPictures = false }: VisitOptions, address: string): Promise<void> {
  await page.setViewport(DEVICES[device]);
  await page.setJavaScriptEnabled(javaScript);
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': address, ...(acceptLanguage && { 'Accept-Language': acceptLanguage }) });
  page.setDefaultTimeout(patienceMs);
  if (!hasRealPictures) await standInForPictures(page);
}

/** The actions of a visitor in one tab. */
function visitOf(page: Page, origin: string, options: VisitOptions, address: string): Visit {
  const { device = 'desktop', javaScript = true, patienceMs = PATIENCE_MS } = options;
  const hasTouch = device === 'phone' || device === 'narrow';
  const problems = watchProblems(page);
  const traffic = watchTraffic(page);

  async function waitUntilIdle(): Promise<void> {
    await soon(async () => {
      if (!traffic.isQuiet() || (javaScript && (await isStarting(page)))) throw new Error(`${page.url()} does not become idle`);
    }, patienceMs);
  }

  async function look(role: Role, name: string, within?: string): Promise<ElementHandle | null> {
    const selector = `aria/[name=${JSON.stringify(name)}][role="${role}"]`;
    if (!within) return page.$(selector);
    const part = await page.$(within);
    return part && part.$(selector);
  }

  async function find(role: Role, name: string, within?: string): Promise<ElementHandle> {
    // A tab in the background draws no frames, and the browser computes no accessible names for it.
    await page.bringToFront();
    return soon(async () => {
      const found = await look(role, name, within);
      if (!found) throw new Error(`No ${role} is named "${name}" on ${page.url()}`);
      return found;
    });
  }

  async function point(element: ElementHandle): Promise<void> {
    await bringIntoReach(element, javaScript);
    await (hasTouch ? element.tap() : element.click());
  }

  return {
    page,
    find,
    waitUntilIdle,
    async go(path) {
      const response = await page.goto(new URL(path, origin).href, { waitUntil: 'domcontentloaded' });
      await waitUntilIdle();
      return response?.status() ?? 0;
    },
    async reload() {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await waitUntilIdle();
    },
    path: () => new URL(page.url()).pathname,
    async has(role, name) {
      await page.bringToFront();
      return (await look(role, name)) !== null;
    },
    async press(role, name, within) {
      await point(await find(role, name, within));
    },
    async choose(start) {
      const label = await soon(async () => {
        for (const candidate of await page.$$('label')) {
          if (await candidate.evaluate((node, text) => node.innerText.trim().startsWith(text), start)) return candidate;
        }
        throw new Error(`No label begins with "${start}" on ${page.url()}`);
      });
      // The middle of a label may be a link, such as the one to the terms.
      await point((await label.$('a')) ? ((await label.$('input')) ?? label) : label);
    },
    async fill(name, value) {
      const field = await find('textbox', name);
      await field.focus();
      await field.evaluate((node) => {
        if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) node.select();
      });
      await enterText(page, value);
    },
    async value(name) {
      return (await find('textbox', name)).evaluate((field) => (field instanceof HTMLInputElement ? field.value : ''));
    },
    heading: () => page.$eval('#main h1, main h1', (heading) => heading.textContent.trim()),
    text: (within = 'body') => page.$eval(within, (part) => (part instanceof HTMLElement ? part.innerText : '')),
    overflow: () => page.$eval('html', (html) => html.scrollWidth - html.clientWidth),
    async openTab() {
      const tab = await page.browserContext().newPage();
      await prepare(tab, options, address);
      return visitOf(tab, origin, options, address);
    },
    takeProblems: () => problems.splice(0),
    close: () => page.browserContext().close(),
  };
}

/** Opens a tab in a separate browser profile. */
export async function openVisit(browser: Browser, origin: string, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const address = ownAddress();
  // The question for cookies covers part of the page; journeys that are not about it begin with the answer.
  if (!options.isUndecided) await context.setCookie({ name: COOKIES.consent, value: formatConsent({ ...newConsent({ statistics: false, marketing: false }, new Date()), isRecorded: true }), domain: new URL(origin).hostname });
  await prepare(page, options, address);
  return visitOf(page, origin, options, address);
}
