import { ElementHandle, launch } from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';
import { PHONE } from './engine.ts';
import type { Engine, EngineElement, EngineTab } from './engine.ts';

function elementOf(handle: ElementHandle): EngineElement {
  return {
    evaluate: (look) => handle.evaluate(look),
    click: () => handle.click(),
    type: (text) => handle.type(text),
  };
}

async function openTab(browser: Browser): Promise<EngineTab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ ...PHONE, deviceScaleFactor: 2 });
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()} (${page.url()})`));
  page.on('pageerror', (error) => problems.push(`page error: ${String(error)} (${page.url()})`));
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    async back() {
      await page.goBack({ waitUntil: 'domcontentloaded' });
    },
    async forward() {
      await page.goForward({ waitUntil: 'domcontentloaded' });
    },
    async run(source) {
      await page.evaluate(source);
    },
    evaluate: (look, ...args) => page.evaluate(look, ...args),
    async element(look, ...args) {
      const handle: unknown = await page.evaluateHandle(look, ...args);
      return handle instanceof ElementHandle ? elementOf(handle) : undefined;
    },
    problems: () => problems,
    close: () => context.close(),
  };
}

/** Starts Firefox without a window. Puppeteer speaks WebDriver BiDi with it and removes its temporary profile. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath });
  return { openTab: () => openTab(browser), close: () => browser.close() };
}
