import { homedir } from 'node:os';
import { join } from 'node:path';
import { getInstalledBrowsers } from '@puppeteer/browsers';
import { findOnSystem, isExecutable } from './provideProgram.ts';

/** The same browser without its windows and menus: a page takes half of the processor time. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

async function findCached(env: NodeJS.ProcessEnv, kinds: readonly string[]): Promise<string | undefined> {
  const cacheDir = env.PUPPETEER_CACHE_DIR || join(homedir(), '.cache', 'puppeteer');
  const cached = await getInstalledBrowsers({ cacheDir });
  return cached.find(({ browser }) => kinds.includes(browser))?.executablePath;
}

/**
 * Finds a Chromium: the one that is named in the environment, the system's, or one in Puppeteer's own cache.
 *
 * @returns its path, or `undefined` if there is none
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const named = env.PUPPETEER_EXECUTABLE_PATH || env.CHROME_PATH;
  if (named) return (await isExecutable(named)) ? named : undefined;
  return (await findOnSystem(NAMES, MAC, env)) ?? findCached(env, ['chrome', 'chrome-headless-shell']);
}

/**
 * Finds the browser of the journeys: the one that is named in the environment, a headless shell, or any Chromium.
 *
 * @returns its path, or `undefined` if there is none
 */
export async function findJourneyBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  if (env.PUPPETEER_EXECUTABLE_PATH || env.CHROME_PATH) return findBrowser(env);
  return (await findOnSystem(HEADLESS_NAMES, [], env)) ?? (await findCached(env, ['chrome-headless-shell'])) ?? findBrowser(env);
}
