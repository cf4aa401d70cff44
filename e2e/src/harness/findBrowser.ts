import { homedir } from 'node:os';
import { join } from 'node:path';
import { getInstalledBrowsers } from '@puppeteer/browsers';
import { findOnSystem, isExecutable } from './provideProgram.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/**
 * Finds a Chromium: the one that is named in the environment, the system's, or one in Puppeteer's own cache.
 *
 * @returns its path, or `undefined` where there is none
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const named = env.PUPPETEER_EXECUTABLE_PATH || env.CHROME_PATH;
  if (named) return (await isExecutable(named)) ? named : undefined;
  const onSystem = await findOnSystem(NAMES, MAC, env);
  if (onSystem) return onSystem;
  const cacheDir = env.PUPPETEER_CACHE_DIR || join(homedir(), '.cache', 'puppeteer');
  const cached = await getInstalledBrowsers({ cacheDir });
  return cached.find(({ browser }) => browser === 'chrome' || browser === 'chrome-headless-shell')?.executablePath;
}
