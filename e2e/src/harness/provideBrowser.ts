import { Failure } from '@feszek/scripts';
import { Browser, BrowserTag, detectBrowserPlatform, install, resolveBuildId } from '@puppeteer/browsers';
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findJourneyBrowser } from './findBrowser.ts';

/** A source of a browser. */
export interface BrowserSource {
  readonly name: string;
  /** @returns the path of a browser, or `undefined` where this source has none */
  provide(): Promise<string | undefined>;
}

const HOW_TO_INSTALL = 'Install Chromium or Chrome (on Debian: apt-get install chromium-headless-shell), or name it in PUPPETEER_EXECUTABLE_PATH.';

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

/** Only root may use the package manager: no password is asked for in the middle of a test run. */
async function installPackage(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const apt = (...args: readonly string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  if (!apt('update', '-qq')) return undefined;
  for (const name of ['chromium-headless-shell', 'chromium']) if (apt('install', '-y', '-qq', '--no-install-recommends', name)) break;
  return findJourneyBrowser();
}

export const BROWSER_SOURCES: readonly BrowserSource[] = [
  { name: 'this system', provide: () => findJourneyBrowser() },
  { name: 'Puppeteer’s download', provide: download },
  { name: 'the system’s package manager', provide: installPackage },
];

/**
 * Provides a browser for the journeys, from the first source whose browser runs.
 *
 * @returns its path
 * @throws Failure where no source has one; its details say why
 */
export async function provideBrowser(sources: readonly BrowserSource[] = BROWSER_SOURCES, isRunnable = canRun): Promise<string> {
  const reasons: string[] = [];
  for (const { name, provide } of sources) {
    try {
      const executable = await provide();
      if (executable && isRunnable(executable)) return executable;
      reasons.push(`${name}: ${executable ? `${executable} does not run` : 'none'}`);
    } catch (error) {
      reasons.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Failure(`The journeys need Chromium or Chrome and found none. ${HOW_TO_INSTALL}`, reasons.join('\n'));
}
