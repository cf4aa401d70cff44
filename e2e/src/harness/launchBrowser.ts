import { launch } from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';

const FLAGS = [
  '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

/** Starts a browser that nobody sees, without traffic of its own. It ends with the process that has started it, however that ends. */
export function launchBrowser(executablePath: string): Promise<Browser> {
  return launch({ executablePath, args: FLAGS, pipe: true });
}
