import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { StandardSlice } from '@feszek/contract';
import { hashOf } from '@feszek/release';
import { MESSAGES } from './failures/messages.ts';
import { failingSlices, ownPage } from './failures/failingSlices.ts';
import { openAlteringLine } from './harness/alteringLine.ts';
import type { Alteration, AlteringLine } from './harness/alteringLine.ts';
import { composedShop } from './harness/composedShop.ts';
import { isMarked, markDocument } from './harness/document.ts';
import { followLink } from './harness/followLink.ts';
import { soon } from './harness/soon.ts';
import { isStarting } from './harness/traffic.ts';
import type { Visit } from './harness/visit.ts';

const shell = failingSlices();
let line: AlteringLine | undefined;
const opened = (): AlteringLine => {
  if (!line) throw new Error('The line is open before the first test');
  return line;
};
const shop = composedShop(() => opened().url);

beforeAll(async () => {
  line = await openAlteringLine(() => shell.url);
});
afterAll(() => line?.close());
afterEach(() => line?.alter());

/** A page with a main part that is hydrated, and one of another slice without any. */
const SALE = ownPage('catalog', 'en');
const FAQ = ownPage('content', 'en');

const ALTERED_SCRIPT = 'document.documentElement.dataset.altered = "";';
const ALTERED_STYLE = ':root { --altered: yes }';

/** Changes the scripts or style sheets whose paths match. */
function altering(files: RegExp): Alteration {
  return (path, body) => {
    if (!files.test(path)) return body;
    return path.endsWith('.css') ? `${body}\n${ALTERED_STYLE}` : `${ALTERED_SCRIPT}${body}`;
  };
}

/** Neither code nor styles that were changed on their way have had an effect, although the browser received some. */
async function expectNoEffect({ page }: Visit): Promise<void> {
  expect(opened().takeAltered()).not.toEqual([]);
  // The page may load itself again meanwhile.
  await soon(async () => expect(await page.evaluate(() => [
    document.documentElement.hasAttribute('data-altered'),
    getComputedStyle(document.documentElement).getPropertyValue('--altered'),
  ])).toEqual([false, '']));
}

/** The server's HTML is shown, and a message that it does not respond. */
async function expectUnhydrated(visit: Visit): Promise<void> {
  await soon(async () => {
    expect(await visit.text('main')).toContain(MESSAGES.en.unhydrated);
    expect(await visit.heading()).toBe((await shell.get(SALE)).heading);
  });
}

/** The page is shown and responds. */
async function expectWorking(visit: Visit): Promise<void> {
  await soon(async () => {
    expect(await isStarting(visit.page)).toBe(false);
    expect(await visit.text('main')).not.toContain(MESSAGES.en.unhydrated);
    expect(await visit.heading()).toBe((await shell.get(SALE)).heading);
  });
}

/** The log names the slice, its version, and what it was doing. */
async function expectReported(slice: StandardSlice): Promise<void> {
  await soon(async () => expect(await shell.logged(slice)).toContainEqual(expect.objectContaining({ msg: 'slice failed in a browser', phase: 'load' })));
}

/** A visitor on a page of another slice, whose next page is of a release that no browser has cached. */
async function openBefore(slice: StandardSlice): Promise<Visit> {
  await shell.deploy(slice);
  const visit = await shop.visit();
  await visit.go(FAQ);
  await markDocument(visit.page);
  return visit;
}

/** Opens a page whose client may not be able to start. */
async function open(path: string): Promise<Visit> {
  const visit = await shop.visit();
  await visit.page.goto(opened().url + path, { waitUntil: 'load' });
  return visit;
}

/** What the browser's console says about refused files is no fault of the page. */
const ignoreProblems = (visit: Visit) => void visit.takeProblems();

describe('a file that was changed on its way to the browser', () => {
  it.each([
    ['the entry of a slice', /\/slices\/catalog\/.*\/remoteEntry\.js$/],
    ['a preloaded chunk', /\/slices\/catalog\/.*fragment-.*\.js$/],
  ])('is refused: %s. The page is shown, says that it does not respond, and works by itself once the file is intact', async (_, files) => {
    await shell.deploy('catalog');
    opened().alter(altering(files));
    const visit = await open(SALE);
    await expectUnhydrated(visit);
    await expectNoEffect(visit);
    await expectReported('catalog');

    opened().alter();
    await expectWorking(visit);
    ignoreProblems(visit);
  });

  it('is refused: a chunk after a navigation. The page is loaded as a document', async () => {
    const visit = await openBefore('catalog');
    opened().alter(altering(/\/slices\/catalog\/.*fragment-.*\.js$/));
    await followLink(visit, SALE);
    await expectUnhydrated(visit);
    expect(await isMarked(visit.page)).toBe(false);
    await expectNoEffect(visit);
    await expectReported('catalog');
    ignoreProblems(visit);
  });

  it('is refused: a style sheet after a navigation. The page is loaded as a document', async () => {
    const visit = await openBefore('catalog');
    opened().alter(altering(/\/slices\/catalog\/.*\.css$/));
    await followLink(visit, SALE);
    await expectWorking(visit);
    expect(await isMarked(visit.page)).toBe(false);
    await expectNoEffect(visit);
    await expectReported('catalog');
    ignoreProblems(visit);
  });

  it('is refused: a style sheet that the page links. The page is shown and responds', async () => {
    await shell.deploy('catalog');
    // A sheet that does not arrive in time is linked instead of being a part of the page.
    await shell.fail('catalog', 'slow');
    opened().alter(altering(/\/slices\/catalog\/.*\.css$/));
    const visit = await open(SALE);
    await expectWorking(visit);
    expect(await visit.page.$('link[rel="stylesheet"][href^="/slices/catalog/"][integrity][crossorigin]')).not.toBeNull();
    await expectNoEffect(visit);
    await shell.mend('catalog');
    ignoreProblems(visit);
  });

  it('is refused: the map of hashes, changed to fit a chunk. The page is loaded as a document', async () => {
    const visit = await openBefore('catalog');
    const chunk = /data-preloads="[^"]*?(\/slices\/catalog\/[^" #]*fragment-[^" #]*\.js)/.exec((await shell.get(SALE)).html)?.[1] ?? '';
    const code = ALTERED_SCRIPT + (await (await fetch(shell.url + chunk)).text());
    opened().alter((path, body) => {
      if (path === chunk) return code;
      return path.endsWith('/integrity.json') ? body.replace(/("[^"]*fragment-sale[^"]*\.js"):"[^"]*"/, `$1:"${hashOf(Buffer.from(code))}"`) : body;
    });
    await followLink(visit, SALE);
    await expectUnhydrated(visit);
    expect(await isMarked(visit.page)).toBe(false);
    await expectNoEffect(visit);
    await expectReported('catalog');
    ignoreProblems(visit);
  });

  it('is refused: the shell’s own script. The page stays as it is without scripts', async () => {
    opened().alter(altering(/\/assets\/.*\/main\.js$/));
    const visit = await open(SALE);
    await soon(() => expect(opened().takeAltered()).not.toEqual([]));
    expect(await visit.page.evaluate(() => 'feszekStarted' in window)).toBe(false);
    expect(await visit.heading()).toBe((await shell.get(SALE)).heading);

    opened().alter();
    // The browser's cache still has the changed file: the page requests it again, for the next attempt.
    await soon(async () => {
      await visit.page.reload({ waitUntil: 'load' });
      await visit.page.waitForFunction(() => 'feszekStarted' in window, { timeout: 10_000 });
    }, 90_000);
    ignoreProblems(visit);
  });
});

describe('the scripts of a page', () => {
  it('are requested once each, although they are preloaded, and only with a hash', async () => {
    const visit = await shop.visit();
    const requested: string[] = [];
    visit.page.on('request', (request) => {
      if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
    });
    const response = await visit.page.goto(opened().url + SALE);
    await visit.waitUntilIdle();
    expect(response?.headers()['integrity-policy']).toContain('blocked-destinations=(script)');
    expect(requested.filter((path, place) => requested.indexOf(path) !== place)).toEqual([]);
    expect(requested.filter((path) => path.startsWith('/slices/catalog/')).length).toBeGreaterThan(1);

    // Chromium refuses a script without a hash.
    const isExecuted = await visit.page.evaluate((src) => new Promise((resolve) => {
      const script = document.head.appendChild(document.createElement('script'));
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
      script.src = src;
    }), requested[0] ?? '');
    expect(isExecuted).toBe(false);
    ignoreProblems(visit);
  });
});
