import { describe, expect, it } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { Page } from 'puppeteer-core';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** Letters outside of Latin-1, each with a similar letter of Latin-1 and with its base letter. */
const ALIKE = [['ő', 'ö', 'o'], ['ű', 'ü', 'u'], ['Ő', 'Ö', 'O'], ['Ű', 'Ü', 'U']] as const;
const FACES = [['--font-display', 'Fraunces'], ['--font-text', 'Hanken Grotesk']] as const;
const SIZES = ['--text--2', '--text--1', '--text-0', '--text-1', '--text-2', '--text-3', '--text-4', '--text-5', '--text-6', '--text-7'];
/**
 * The share of the ink by which the bodies of two letters may differ. Smooth edges are drawn a little differently where
 * the accents differ (2 %); a weight of 400 beside one of 480 differs by 5 % and more, the fallback face by 20 % and more.
 */
const MOST_DIFFERENT = 0.03;
const WEIGHTS = ['--weight-text', '--weight-display', '--weight-strong'];

/**
 * Blocks every font file but those that the home page preloads. Any other file may arrive too late for `font-display:
 * optional`; here it always does.
 */
async function blockOtherFonts(page: Page): Promise<void> {
  const html = await (await fetch(new URL(routePath('index', 'hu'), shop.url))).text();
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isPreloaded = html.includes(`as="font" type="font/woff2" crossorigin href="${new URL(request.url).pathname}"`);
    const answer = isPreloaded ? session.send('Fetch.continueRequest', { requestId }) : session.send('Fetch.failRequest', { requestId, errorReason: 'TimedOut' });
    // A page that was left no longer waits for its fonts.
    answer.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
}

/** Puts a heading into the page that is drawn with a face, a size and a weight of the shop's tokens. */
async function addSpecimen(page: Page, family: string): Promise<void> {
  await page.evaluate((value) => {
    const specimen = document.createElement('h2');
    specimen.id = 'specimen';
    specimen.textContent = 'Fürdőszoba, Étkező, Győr, Fizetendő, ŐRSÉGI FŰZFA, Űrméret';
    specimen.style.fontFamily = `var(${value})`;
    document.querySelector('#main')?.prepend(specimen);
  }, family);
}

/** The names of the faces that the specimen is drawn with; a face of the system is marked as such. */
async function facesOfSpecimen(page: Page): Promise<string[]> {
  const session = await page.createCDPSession();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#specimen' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} of the system`));
}

/** Opens the home page with a specimen until the preloaded fonts come from the browser's cache, which is never late. */
async function showSpecimen(visit: Visit, family: string): Promise<string[]> {
  return soon(async () => {
    await visit.go(routePath('index', 'hu'));
    await addSpecimen(visit.page, family);
    const faces = await facesOfSpecimen(visit.page);
    if (!faces.some((face) => !face.endsWith('of the system'))) throw new Error(`The web font is not drawn, but ${faces.join(', ')}`);
    return faces;
  });
}

/**
 * Draws pairs of letters in every size and weight, light on dark and dark on light, and compares their advances, and their
 * pixels from the top of the bare letter down.
 *
 * @returns the pairs that differ, with the share of the ink by which they do, and how many were compared
 */
async function compareBodies(page: Page): Promise<{ different: string[]; compared: number }> {
  return page.evaluate((alike, sizes, weights, most) => {
    const specimen = document.querySelector<HTMLElement>('#specimen');
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!specimen || !context) throw new Error('There is nothing to draw with');
    const SIDE = 160;
    const BASELINE = 110;
    Object.assign(context.canvas, { width: SIDE, height: SIDE });
    const reds = (letter: string, bare: string, [ink, ground]: readonly [string, string]): Uint8ClampedArray => {
      context.fillStyle = ground;
      context.fillRect(0, 0, SIDE, SIDE);
      context.fillStyle = ink;
      context.fillText(letter, 20, BASELINE);
      const top = BASELINE - Math.floor(context.measureText(bare).actualBoundingBoxAscent);
      return context.getImageData(0, top, SIDE, SIDE - top).data.filter((_, index) => index % 4 === 0);
    };
    const different: string[] = [];
    let compared = 0;
    for (const size of sizes) {
      for (const weight of weights) {
        specimen.style.fontSize = `var(${size})`;
        specimen.style.fontWeight = `var(${weight})`;
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(specimen);
        context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        for (const [letter, sibling, bare] of alike) {
          for (const colors of [['black', 'white'], ['white', 'black']] as const) {
            const [ours, theirs] = [reds(letter, bare, colors), reds(sibling, bare, colors)];
            const [ground = 0] = theirs;
            const ink = theirs.reduce((sum, value) => sum + Math.abs(value - ground), 0);
            const share = theirs.reduce((sum, value, index) => sum + Math.abs(value - (ours[index] ?? 0)), 0) / ink;
            const hasSameAdvance = context.measureText(letter).width === context.measureText(sibling).width;
            compared += 1;
            if (!(share <= most) || !hasSameAdvance) different.push(`${letter} ${sibling} ${size} ${weight} ${colors[0]} ${share.toFixed(3)}`);
          }
        }
      }
    }
    return { different, compared };
  }, ALIKE, SIZES, WEIGHTS, MOST_DIFFERENT);
}

describe.each(FACES)('the face of %s', (family, name) => {
  it('draws ő and ű like the letters beside them, in every size and weight, from the preloaded files only', async () => {
    const visit = await shop.visit();
    await blockOtherFonts(visit.page);
    const faces = await showSpecimen(visit, family);
    expect(await compareBodies(visit.page)).toEqual({ different: [], compared: SIZES.length * WEIGHTS.length * ALIKE.length * 2 });
    expect(faces).toEqual([expect.stringContaining(name)]);
  });
});
