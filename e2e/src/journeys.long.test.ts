import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journey } from '../journeys/Journey.ts';
import { JOURNEYS } from '../journeys/journeys.ts';
import { walk } from '../journeys/walk.ts';
import { build } from '../plain-slice/build.mjs';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { ownShop } from './harness/ownShop.ts';
import { sharedBrowser } from './harness/sharedBrowser.ts';
import { soon } from './harness/soon.ts';

const shop = ownShop();
const browser = sharedBrowser();

/** A build, a deployment and the page after it, on a busy machine, in milliseconds. */
const DEPLOY_MS = 240_000;
/** A journey of several pages, each of which may take a minute on a busy machine, in milliseconds. */
const JOURNEY_MS = 600_000;

/**
 * Defines tests for some of the journeys, each in one of the languages.
 *
 * @param entrance - returns the address that a visitor opens first
 */
function walkEach(title: string, journeys: readonly Journey[], entrance?: () => string): void {
  describeInTurn(LANGUAGES, title, (test, language) => {
    for (const journey of journeys) test(journey.title, () => expect(walk(journey, browser(), shop.url, language, entrance?.())).resolves.toBeUndefined(), JOURNEY_MS);
  });
}

walkEach('a visitor who reads %s', JOURNEYS.filter(({ needs }) => needs !== 'question search'));

describe('beside a slice without React and the kit', () => {
  let folder: string;
  let link: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feszek-plain-'));
    await build(join(folder, 'dist'));
    // The register does not make it live: it has not got the parts that other slices include.
    link = (await shop.slice('override', 'content', '--from', join(folder, 'dist'), '--hours', '1')).split('\n').at(-1) ?? '';
    await soon(async () => {
      const { status } = await fetch(link, { redirect: 'manual' });
      if (status !== 303) throw new Error(`The link to the preview is answered with the status ${status}`);
    });
  }, DEPLOY_MS);
  afterAll(() => rm(folder, { recursive: true }));

  walkEach('a visitor who reads %s', JOURNEYS.filter(({ isAboutQuestions }) => isAboutQuestions), () => link);
});
