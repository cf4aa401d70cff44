import { spawnSync } from 'node:child_process';
import { findOnSystem, installPackages, provideProgram } from '../harness/provideProgram.ts';
import type { WebKitPrograms } from './webkit.ts';

interface EngineProgram {
  readonly names: readonly string[];
  readonly paths?: readonly string[];
  readonly debianPackage: string;
  /** Arguments with which the program ends at once with success. */
  readonly trial: readonly string[];
  readonly failure: string;
}

const FIREFOX: EngineProgram = {
  names: ['firefox', 'firefox-esr'],
  paths: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  debianPackage: 'firefox-esr',
  trial: ['--version'],
  failure: 'The purchase in Firefox found no Firefox. Install it (on Debian: apt-get install firefox-esr).',
};
const DRIVER: EngineProgram = {
  names: ['WebKitWebDriver'],
  debianPackage: 'webkit2gtk-driver',
  trial: ['--help'],
  failure: 'The purchase in WebKit needs Linux with WebKitWebDriver and found none. Install it (on Debian: apt-get install webkit2gtk-driver).',
};
const DISPLAY: EngineProgram = {
  names: ['Xvfb'],
  debianPackage: 'xvfb',
  trial: ['-help'],
  failure: 'The purchase in WebKit needs the virtual display Xvfb and found none. Install it (on Debian: apt-get install xvfb).',
};

function provide({ names, paths, debianPackage, trial, failure }: EngineProgram): Promise<string> {
  const find = () => findOnSystem(names, paths);
  return provideProgram({
    sources: [
      { name: 'this system', provide: find },
      { name: 'the system’s package manager', provide: async () => (installPackages(debianPackage) ? find() : undefined) },
    ],
    isRunnable: (path) => spawnSync(path, trial, { stdio: 'ignore' }).status === 0,
    failure,
  });
}

/**
 * Provides Firefox.
 *
 * @returns its path
 * @throws Failure if there is none and it cannot be installed
 */
export function provideFirefox(): Promise<string> {
  return provide(FIREFOX);
}

/**
 * Provides the driver of WebKitGTK and a display for it.
 *
 * @throws Failure if one of them is missing and cannot be installed
 */
export async function provideWebKit(): Promise<WebKitPrograms> {
  return { driver: await provide(DRIVER), display: await provide(DISPLAY) };
}
