import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { isFullRun } from './harness/inTurn.ts';
import { sharedBrowser } from './harness/sharedBrowser.ts';
import { portsUnderTest } from './harness/shellBeside.ts';
import type { Device, Visit } from './harness/visit.ts';
import { axeFindings, injectAxe } from './looks/axe.ts';
import { complaintsOf } from './looks/complaints.ts';
import { faintControls } from './looks/faintControls.ts';
import { layoutShifts } from './looks/layoutShift.ts';
import { NARROWEST, atWidth } from './looks/atWidth.ts';
import { overflow } from './looks/overflow.ts';
import { overlappingTexts } from './looks/overlappingTexts.ts';
import { scrollThrough } from './looks/scrollThrough.ts';
import { poorTabStops } from './looks/tabStops.ts';
import { THEMES, showTheme } from './looks/theme.ts';
import type { Theme } from './looks/theme.ts';
import type { Screen } from './screens/screen.ts';
import { prepareStage } from './screens/stage.ts';
import type { Stage } from './screens/stage.ts';
import { screensToVisit } from './screens/screensToVisit.ts';
import { startStageShells } from './screens/stageShells.ts';
import type { StartedShells } from './screens/stageShells.ts';
import { openTour } from './screens/stageTour.ts';
import type { StageTour } from './screens/stageTour.ts';

/** On which device each language is loaded; then the window gets the width of the other one. */
const LOADED_ON = { hu: 'phone', en: 'wide' } as const satisfies Record<Locale, Device>;
const OTHER = { phone: 'wide', wide: 'phone' } as const;
const WIDTHS = { phone: 390, wide: 1440 } as const;
/** The narrowest window with the desktop layout, in CSS pixels. */
const DESKTOP_BEGINS = 1024;
/** Further windows that each screen fits into without texts that overlap: with a tablet and a large screen in a full run. */
const FURTHER_WIDTHS = isFullRun ? [768, DESKTOP_BEGINS, 1920] : [DESKTOP_BEGINS];

/** The time limit for all checks of one screen, on a busy machine, in milliseconds. */
const SCREEN_MS = 180_000;

jest.setTimeout(SCREEN_MS);

/** The faults of one screen, by rule. Every line begins with the language, device and theme. */
interface Faults {
  readonly axe: readonly string[];
  readonly controls: readonly string[];
  readonly shifts: readonly string[];
  readonly overflow: readonly string[];
  readonly overlaps: readonly string[];
  readonly focus: readonly string[];
  readonly console: readonly string[];
}

interface Visitor {
  readonly stage: Stage;
  readonly device: 'phone' | 'wide';
  readonly tour: StageTour;
}

const shopUrl = process.env.E2E_SHOP_URL ?? '';
const screens = await screensToVisit(shopUrl);

/** The first page of each language. On the others, `npm test` tabs through the content only: their header and footer are the same. */
const wholeWalks = new Set(LOCALES.map((_, turn) => screens.find(({ frame }, place) => frame === 'page' && place % LOCALES.length === turn)));

const browser = sharedBrowser();
/** Show screens that `npm test` does not check. */
let started: StartedShells | undefined;
let visitors: readonly Visitor[];

beforeAll(async () => {
  if (isFullRun) started = await startStageShells(portsUnderTest());
  const stages = await Promise.all(LOCALES.map((locale) => prepareStage(shopUrl, locale, { shells: started?.shells })));
  visitors = stages.map((stage) => {
    const device = LOADED_ON[stage.locale];
    return { stage, device, tour: openTour(browser(), shopUrl, { stage, device }) };
  });
});

afterAll(async () => {
  await started?.stop();
});

/** Tabs through the controls of a page: on a phone in the one language, in a narrow and a wide window of a desktop in the other. */
async function focusFaults({ page }: Visit, { screen, device }: { readonly screen: Screen; readonly device: keyof typeof WIDTHS }): Promise<string[]> {
  if (screen.frame !== 'page') return [];
  // The narrowest desktop has the least space beside sticky elements.
  const desktops = isFullRun ? [WIDTHS.wide, DESKTOP_BEGINS] : [DESKTOP_BEGINS];
  const widths = device === 'phone' ? [WIDTHS.phone] : desktops;
  const faults: string[] = [];
  const isWhole = isFullRun || wholeWalks.has(screen) || (await page.$('#main')) === null;
  for (const width of widths) faults.push(...(await atWidth(page, width, () => poorTabStops(page, isWhole ? {} : { within: '#main', hasShortLists: true }))).map((fault) => `${width} pixels wide: ${fault}`));
  return faults;
}

/**
 * Checks one screen in one language. The page is loaded once, on a phone or on a desktop; then window and theme change.
 * Every rule is checked in the light theme on the one device and in the dark theme on the other one; the other language
 * begins with the other device.
 *
 * @param themes - in which axe checks the screen. In the light theme texts are compared in a window of a tablet too, in
 *   the dark theme in a window of the other device
 */
async function look({ stage, device, tour }: Visitor, screen: Screen, themes: readonly Theme[]): Promise<Faults> {
  const visit = await tour.show(screen);
  const { page } = visit;
  const said = (form: string, lines: readonly string[]) => lines.map((line) => `${stage.locale}, ${form}: ${line}`);
  await scrollThrough(page);
  await visit.waitUntilIdle();
  const shifts = said(device, await layoutShifts(page));
  await screen.act?.(visit, stage);
  await injectAxe(page);

  await showTheme(page, 'light');
  const axe = themes.includes('light') ? said(`${device}, light`, await axeFindings(page)) : [];
  const controls = said(`${device}, light`, await faintControls(page));
  const focus = await focusFaults(visit, { screen, device });
  const overlaps = said(device, await overlappingTexts(page));
  const beyond = [[WIDTHS[device], await overflow(page)]];
  for (const width of themes.includes('light') ? FURTHER_WIDTHS : []) {
    await atWidth(page, width, async () => {
      overlaps.push(...said(`${width} pixels wide`, await overlappingTexts(page)));
      beyond.push([width, await overflow(page)]);
    });
  }

  await showTheme(page, 'dark');
  controls.push(...said(`${device}, dark`, await faintControls(page)));
  const other = OTHER[device];
  await atWidth(page, WIDTHS[other], async () => {
    if (themes.includes('dark')) axe.push(...said(`${other}, dark`, await axeFindings(page)));
    if (themes.includes('dark')) overlaps.push(...said(other, await overlappingTexts(page)));
    beyond.push([WIDTHS[other], await overflow(page)]);
  });
  beyond.push([NARROWEST, await atWidth(page, NARROWEST, () => overflow(page))]);
  const tooWide = beyond.filter(([, pixels = 0]) => pixels > 0).map(([width, pixels]) => `${pixels} pixels beyond a window of ${width}`);
  return { axe, controls, shifts, overflow: tooWide.map((line) => `${stage.locale}: ${line}`), overlaps, focus: said('focus', focus), console: said(device, complaintsOf(screen, visit)) };
}

/** `npm run test:full` checks every screen in both languages, `npm test` in one of them, in turn. */
function visitorsOf(place: number): readonly Visitor[] {
  return isFullRun ? visitors : visitors.filter((_, index) => index === place % visitors.length);
}

/** `npm run test:full` lets axe check every screen in both themes, `npm test` in one of them, in turn. */
function themesOf(place: number): readonly Theme[] {
  const turn = Math.floor(place / LOCALES.length) % THEMES.length;
  return isFullRun ? THEMES : THEMES.filter((_, index) => index === turn);
}

describe.each(screens.map((screen, place) => [screen.name, screen, place] as const))('the screen %s', (_, screen, place) => {
  let faults: Promise<readonly Faults[]> | undefined;
  /** All rules use the faults of one visit to the screen. */
  async function found(rule: keyof Faults): Promise<readonly string[]> {
    faults ??= Promise.all(visitorsOf(place).map((visitor) => look(visitor, screen, themesOf(place))));
    return (await faults).flatMap((fault) => fault[rule]);
  }

  it('is accessible by the rules of axe', async () => {
    expect(await found('axe')).toEqual([]);
  });

  it('has fields whose shape is visible in both themes', async () => {
    expect(await found('controls')).toEqual([]);
  });

  it('does not shift while it loads and while it is scrolled', async () => {
    expect(await found('shifts')).toEqual([]);
  });

  it('logs nothing to the console', async () => {
    expect(await found('console')).toEqual([]);
  });

  it(`does not scroll sideways, down to a window of ${NARROWEST} pixels`, async () => {
    expect(await found('overflow')).toEqual([]);
  });

  it('shows no text over another one, at any scroll position, on a phone, a tablet and a desktop', async () => {
    expect(await found('overlaps')).toEqual([]);
  });

  it('shows the focus at every stop of the Tab key, in view and not covered by anything fixed or sticky', async () => {
    expect(await found('focus')).toEqual([]);
  });
});
