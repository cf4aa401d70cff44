import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { Failure } from '@feszek/scripts';
import type { Browser, Page } from 'puppeteer-core';
import { findJourneyBrowser } from '../src/harness/findBrowser.ts';
import { launchBrowser } from '../src/harness/launchBrowser.ts';
import { scrollThrough, untilPicturesShow } from '../src/looks/scrollThrough.ts';
import { THEMES, showTheme } from '../src/looks/theme.ts';
import { findScreens } from '../src/screens/screens.ts';
import type { Screen } from '../src/screens/screen.ts';
import { prepareStage } from '../src/screens/stage.ts';
import { startStageShells } from '../src/screens/stageShells.ts';
import type { Stage } from '../src/screens/stage.ts';
import { openTour } from '../src/screens/stageTour.ts';
import type { StageTour } from '../src/screens/stageTour.ts';
import { mailScreensOf, sendMails } from './mails.ts';
import type { Mails } from './mails.ts';
import { capture } from './capture.ts';
import { indexPage } from './indexPage.ts';
import { SHOWN_DEVICES, SHOWN_DEVICE_NAMES, shotFile, stripFile } from './shots.ts';
import type { Shot, ShownDevice } from './shots.ts';
import { findShopToShow } from './shopToShow.ts';
import type { ShopToShow } from './shopToShow.ts';
import { captureStrip } from './strip.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '.data', 'screenshots');

/** How long a page may take to come to rest, in milliseconds: beside it, a shop that was just started draws its pictures. */
const PATIENCE_MS = 60_000;

export interface ScreenshotOptions {
  /** Names of screens, or how they begin; every screen where there is none. */
  readonly only: readonly string[];
  readonly signal: AbortSignal;
}

const say = (text: string) => process.stdout.write(`  ${text}\n`);

interface Place {
  readonly tour: StageTour;
  readonly stage: Stage;
  readonly device: ShownDevice;
  /** An empty page, on which pictures are put together. */
  readonly table: Page;
}

/** Takes the pictures of one screen that a tour shows, whole and scrolled, in both themes. */
async function takeScreen(screen: Screen, { tour, stage, device, table }: Place): Promise<void> {
  const visit = await tour.show(screen);
  await scrollThrough(visit.page);
  await visit.waitUntilIdle();
  await untilPicturesShow(visit.page);
  await screen.act?.(visit, stage);
  for (const theme of THEMES) {
    await showTheme(visit.page, theme);
    const shot: Shot = { screen: screen.name, locale: stage.locale, device, theme };
    await capture(visit.page, join(FOLDER, shotFile(shot)), screen.frame);
    await captureStrip(visit.page, join(FOLDER, stripFile(shot)), table);
  }
}

/** Goes through every screen in every language on every device. */
async function takeAll(browser: Browser, shop: ShopToShow, screens: readonly Screen[], signal: AbortSignal): Promise<string[]> {
  const { shells, stop } = await startStageShells(shop.ports);
  const failures: string[] = [];
  try {
    for (const locale of LOCALES) {
      const stage = await prepareStage(shop.url, locale, { shells, operate: shop.operate });
      await Promise.all(SHOWN_DEVICE_NAMES.map(async (device) => {
        const tour = openTour(browser, shop.url, { stage, device: SHOWN_DEVICES[device], patienceMs: PATIENCE_MS, hasRealPictures: true });
        const place: Place = { tour, stage, device, table: await browser.newPage() };
        for (const screen of screens) {
          signal.throwIfAborted();
          await takeScreen(screen, place).catch((error: unknown) => {
            failures.push(`${screen.name}, ${locale}, ${device}: ${error instanceof Error ? error.message : String(error)}`);
          });
        }
        await place.table.close();
        await tour.close();
        say(`${locale}, ${device}: ${screens.length} screens`);
      }));
    }
  } finally {
    await stop();
  }
  return failures;
}

/**
 * Takes a picture of every screen on a phone and on a desktop, in both languages and both themes, whole and scrolled, and writes a page
 * that shows them.
 *
 * @returns the path of that page
 * @throws Failure where a screen could not be shown, after all others have been
 */
export async function takeScreenshots({ only, signal }: ScreenshotOptions): Promise<string> {
  const executablePath = await findJourneyBrowser();
  if (!executablePath) throw new Failure('The screenshots need Chromium or Chrome and found none: install one (on Debian: apt-get install chromium), or name it in PUPPETEER_EXECUTABLE_PATH.');
  const shop = await findShopToShow(process.env);
  say(shop.isOwn ? 'a shop of its own is open for the pictures' : `pictures of the shop that is open at ${shop.url}`);
  const browser = await launchBrowser(executablePath);
  try {
    const mails = new Map<Locale, Mails>();
    const mailScreens = mailScreensOf(mails);
    const screens = [...await findScreens(shop.url), ...mailScreens];
    const wanted = screens.filter(({ name }) => only.length === 0 || only.some((start) => name.startsWith(start)));
    if (wanted.length === 0) throw new Failure(`No screen is named so. There are: ${screens.map(({ name }) => name).join(', ')}.`);
    await mkdir(FOLDER, { recursive: true });
    if (wanted.some((screen) => mailScreens.includes(screen))) {
      for (const locale of LOCALES) mails.set(locale, await sendMails(browser, shop, locale));
    }
    const failures = await takeAll(browser, shop, wanted, signal);
    const index = join(FOLDER, 'index.html');
    await copyFile(join(import.meta.dirname, 'index.css'), join(FOLDER, 'index.css'));
    await writeFile(index, indexPage(screens.map(({ name }) => name), new Set(await readdir(FOLDER))));
    if (failures.length > 0) throw new Failure(`Not every screen could be shown: see above. The pictures of the others are in ${index}.`, failures.join('\n'));
    return index;
  } finally {
    await browser.close();
    await shop.close();
  }
}
