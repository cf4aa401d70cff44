import type { Browser, ElementHandle, Page, Viewport } from 'puppeteer-core';

const DEVICES = {
  phone: { width: 390, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  narrow: { width: 320, height: 640, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { width: 1280, height: 900 },
} as const satisfies Record<string, Viewport>;

export type Device = keyof typeof DEVICES;

export interface VisitOptions {
  /** A desktop unless told. */
  readonly device?: Device;
  readonly javaScript?: boolean;
  /** What the browser says its person reads, e.g. `hu-HU`. */
  readonly acceptLanguage?: string;
}

export type Role = 'button' | 'link' | 'heading' | 'textbox' | 'combobox' | 'radio' | 'checkbox' | 'dialog' | 'spinbutton' | 'navigation' | 'main' | 'status' | 'alert';

/** One visitor's tab. */
export interface Visit {
  readonly page: Page;
  /** Opens a path of the shop; resolves to the status of the answer. */
  go(path: string): Promise<number>;
  /** Waits for what assistive technology finds under a role and a name, and returns it. */
  find(role: Role, name: string): Promise<ElementHandle>;
  /** Clicks what has a role and a name. */
  press(role: Role, name: string): Promise<void>;
  /** The page's visible text. */
  text(): Promise<string>;
  /** Whether the page can be scrolled sideways, in CSS pixels beyond the window. */
  overflow(): Promise<number>;
  /** What the browser complained of since the last call. */
  takeProblems(): string[];
  close(): Promise<void>;
}

/** How long a journey waits for something to appear, in milliseconds. */
const PATIENCE_MS = 15_000;

function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()} (${message.location().url ?? page.url()})`));
  page.on('pageerror', (error) => problems.push(`page error: ${String(error)} (${page.url()})`));
  return problems;
}

/** Opens a tab in a browser profile of its own. */
export async function openVisit(browser: Browser, origin: string, options: VisitOptions = {}): Promise<Visit> {
  const { device = 'desktop', javaScript = true, acceptLanguage } = options;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(DEVICES[device]);
  await page.setJavaScriptEnabled(javaScript);
  if (acceptLanguage) await page.setExtraHTTPHeaders({ 'Accept-Language': acceptLanguage });
  page.setDefaultTimeout(PATIENCE_MS);
  const problems = watchProblems(page);

  async function find(role: Role, name: string): Promise<ElementHandle> {
    const found = await page.waitForSelector(`::-p-aria([name=${JSON.stringify(name)}][role="${role}"])`);
    if (!found) throw new Error(`No ${role} is named "${name}" on ${page.url()}`);
    return found;
  }

  return {
    page,
    find,
    async go(path) {
      const response = await page.goto(new URL(path, origin).href, { waitUntil: javaScript ? 'networkidle0' : 'load' });
      return response?.status() ?? 0;
    },
    async press(role, name) {
      const element = await find(role, name);
      await (DEVICES[device] !== DEVICES.desktop ? element.tap() : element.click());
    },
    text: () => page.$eval('body', (body) => body.innerText),
    overflow: () => page.$eval('html', (html) => html.scrollWidth - html.clientWidth),
    takeProblems: () => problems.splice(0),
    close: () => context.close(),
  };
}
