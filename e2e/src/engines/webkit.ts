import { freePort } from '@feszek/scripts';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, WebElement } from 'selenium-webdriver';
import { soon } from '../harness/soon.ts';
import { endProcess, startDisplay } from './display.ts';
import { PHONE } from './engine.ts';
import type { Engine, EngineElement, EngineTab } from './engine.ts';

/** The programs that WebKit needs. */
export interface WebKitPrograms {
  /** The path of `WebKitWebDriver`, which starts WebKitGTK's own MiniBrowser. */
  readonly driver: string;
  /** The path of `Xvfb`. */
  readonly display: string;
}

/**
 * In full screen the browser has no toolbar, which is wider than a phone. The page load strategy stays `normal`: with
 * `eager`, WebKitWebDriver 2.50 answers no script after a page load.
 */
const CAPABILITIES = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } };

async function expectReady(server: string, driver: ChildProcess): Promise<void> {
  await soon(async () => {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver has ended with code ${driver.exitCode}`);
    await fetch(`${server}/status`);
  });
}

async function openTab(server: string): Promise<EngineTab> {
  const session = await new Builder().disableEnvironmentOverrides().usingServer(server).withCapabilities(CAPABILITIES).build();
  await session.manage().window().setRect({ x: 0, y: 0, ...PHONE });

  const elementOf = (element: WebElement): EngineElement => ({
    evaluate: (look) => session.executeScript(look, element),
    click: () => element.click(),
    type: (text) => element.sendKeys(text),
  });

  return {
    open: (url) => session.get(url),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    run: (source) => session.executeScript(source),
    evaluate: (look, ...args) => session.executeScript(look, ...args),
    async element(look, ...args) {
      const found: unknown = await session.executeScript(look, ...args);
      return found instanceof WebElement ? elementOf(found) : undefined;
    },
    // Classic WebDriver has no command for console messages.
    problems: () => [],
    close: () => session.quit(),
  };
}

/** Starts a driver of WebKitGTK on a virtual display. Each tab is a browser of its own. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const port = await freePort();
  const display = await startDisplay(programs.display);
  const home = await mkdtemp(join(tmpdir(), 'feszek-webkit-'));
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11', HOME: home, XDG_CACHE_HOME: join(home, 'cache'), XDG_CONFIG_HOME: join(home, 'config'),
      XDG_DATA_HOME: join(home, 'data'),
    },
  });
  const server = `http://127.0.0.1:${port}`;
  async function close(): Promise<void> {
    await endProcess(driver);
    await display.close();
    await rm(home, { recursive: true, force: true });
  }
  try {
    await expectReady(server, driver);
  } catch (error) {
    await close();
    throw error;
  }
  return { openTab: () => openTab(server), close };
}
