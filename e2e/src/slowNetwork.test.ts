import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { isFullRun } from './harness/inTurn.ts';
import { sharedBrowser } from './harness/sharedBrowser.ts';
import { portsUnderTest, startShellBeside } from './harness/shellBeside.ts';
import type { ShellBeside } from './harness/shellBeside.ts';
import { openSlowLine } from './harness/slowLine.ts';
import { openVisit } from './harness/visit.ts';
import { layoutShifts } from './looks/layoutShift.ts';
import type { Screen } from './screens/screen.ts';
import { prepareStage } from './screens/stage.ts';
import type { Stage } from './screens/stage.ts';
import { screensToVisit } from './screens/screensToVisit.ts';
import { startStageShells } from './screens/stageShells.ts';
import type { StartedShells } from './screens/stageShells.ts';
import { openTour } from './screens/stageTour.ts';
import type { StageTour } from './screens/stageTour.ts';

/** The number of pages that load concurrently: on a slow network they mostly wait. */
const SIDE_BY_SIDE = 8;
/** How long one page may take, in milliseconds. */
const PATIENCE_MS = 120_000;
/** The time limit for all screens on a slow network, on a busy machine, in milliseconds. */
const ALL_SCREENS_MS = 480_000;

jest.setTimeout(ALL_SCREENS_MS);

const shopUrl = process.env.E2E_SHOP_URL ?? '';
const screens = await screensToVisit(shopUrl);

const browser = sharedBrowser();
/** The language of the second condition. In `npm test` both have the same: a stage is as much work as its screens. */
const SECOND_LOCALE = isFullRun ? 'en' : 'hu';
/** Shells beside the shop's own: those for screens of `npm run test:full`, and one for which every optional part comes too late. */
let started: StartedShells | undefined;
let impatient: ShellBeside;
let stages: readonly Stage[];

beforeAll(async () => {
  const ports = portsUnderTest();
  [started, impatient] = await Promise.all([
    isFullRun ? startStageShells(ports) : undefined,
    startShellBeside({ ports, env: { OPTIONAL_DEADLINE_MS: '0', SHELL_CACHE: 'off' } }),
  ]);
  stages = await Promise.all([...new Set(['hu', SECOND_LOCALE] as const)].map((locale) => prepareStage(shopUrl, locale, { shells: started?.shells })));
});

afterAll(async () => {
  await Promise.all([started?.stop(), impatient.stop()]);
});

interface Conditions {
  readonly locale: Stage['locale'];
  readonly device: 'phone' | 'wide';
  readonly origin: string;
}

/** A first visit: nothing is in the browser's cache. */
async function keepNothing(page: Page): Promise<void> {
  await page.setCacheEnabled(false);
}

/** The layout shifts of a screen at a first visit. */
async function shiftsOn(screen: Screen, tour: StageTour): Promise<string[]> {
  const { page, waitUntilIdle } = await tour.show(screen);
  // Parts that need an active visitor are loaded at the first input.
  await page.mouse.move(40, 400);
  await page.mouse.move(60, 420);
  await waitUntilIdle();
  return (await layoutShifts(page)).map((line) => `${screen.name}: ${line}`);
}

/** Loads every screen as a first visit, several concurrently, and returns the layout shifts of each. */
async function faultsOf(wanted: readonly Screen[], { locale, device, origin }: Conditions): Promise<string[]> {
  const stage = stages.find((one) => one.locale === locale);
  if (!stage) throw new Error(`Nothing is prepared in ${locale}`);
  const line = await openSlowLine(origin);
  const waiting = [...wanted];
  const faults = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, async () => {
    const tour = openTour(browser(), line.url, { stage, device, prepare: keepNothing, patienceMs: PATIENCE_MS });
    const found: string[] = [];
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) found.push(...(await shiftsOn(screen, tour)));
    await tour.close();
    return found;
  }));
  await line.close();
  return faults.flat();
}

describe('the check for layout shifts', () => {
  it('finds a shift', async () => {
    const { page, go, close } = await openVisit(browser(), shopUrl);
    await go('/en/faq');
    expect(await layoutShifts(page)).toEqual([]);
    await page.evaluate(async () => {
      document.querySelector('#main h1')?.before(document.createElement('hr'), 'Late');
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(await layoutShifts(page)).toContainEqual(expect.stringMatching(/^0\.\d+: .*h1 from/));
    await close();
  });
});

/** `npm run test:full` loads every screen under both conditions, `npm test` under one of them in turn. */
const screensInTurn = (turn: 0 | 1) => (isFullRun ? screens : screens.filter((_, place) => place % 2 === turn));

// `looks.test.ts` loads each language on the other device.
describe('no screen moves while it loads', () => {
  it('on a slow network, on a desktop', async () => {
    expect(await faultsOf(screensInTurn(0), { locale: 'hu', device: 'wide', origin: shopUrl })).toEqual([]);
  });

  it('on a slow network with late parts of other slices, on a phone', async () => {
    expect(await faultsOf(screensInTurn(1), { locale: SECOND_LOCALE, device: 'phone', origin: impatient.url })).toEqual([]);
  });
});
