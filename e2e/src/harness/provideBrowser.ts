import { Browser, BrowserTag, detectBrowserPlatform, install, resolveBuildId } from '@puppeteer/browsers';
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findJourneyBrowser } from './findBrowser.ts';
import { installPackages, provideProgram } from './provideProgram.ts';
import type { ProgramSource } from './provideProgram.ts';

const HOW_TO_INSTALL = 'Install Chromium or Chrome (on Debian: apt-get install chromium fonts-liberation), or name it in PUPPETEER_EXECUTABLE_PATH.';

/** A downloaded browser may lack libraries of the system. */
function canRun(executable: string): boolean {
  return spawnSync(executable, ['--version'], { stdio: 'ignore' }).status === 0;
}

async function download(): Promise<string | undefined> {
  const platform = detectBrowserPlatform();
  if (!platform) return undefined;
  const buildId = await resolveBuildId(Browser.CHROMEHEADLESSSHELL, platform, BrowserTag.STABLE);
  const cacheDir = process.env.PUPPETEER_CACHE_DIR || join(homedir(), '.cache', 'puppeteer');
  return (await install({ browser: Browser.CHROMEHEADLESSSHELL, buildId, cacheDir })).executablePath;
}

/** Fonts with the metrics of Arial and Times: the shop's fallback fonts are adjusted to them. */
const FONTS = 'fonts-liberation';

/** Debian has the headless shell since its release 12; other systems of its family have only Chromium. */
async function installPackage(): Promise<string | undefined> {
  return installPackages('chromium-headless-shell', FONTS) || installPackages('chromium', FONTS) ? findJourneyBrowser() : undefined;
}

export const BROWSER_SOURCES: readonly ProgramSource[] = [
  { name: 'this system', provide: () => findJourneyBrowser() },
  { name: 'Puppeteer’s download', provide: download },
  { name: 'the system’s package manager', provide: installPackage },
];

/**
 * Provides a browser for the journeys, from the first source whose browser runs.
 *
 * @returns its path
 * @throws Failure if no source has one; its details contain the reasons
 */
export function provideBrowser(sources: readonly ProgramSource[] = BROWSER_SOURCES, isRunnable = canRun): Promise<string> {
  return provideProgram({ sources, isRunnable, failure: `The journeys need Chromium or Chrome and found none. ${HOW_TO_INSTALL}` });
}
