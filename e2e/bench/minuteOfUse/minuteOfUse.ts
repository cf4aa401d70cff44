import type { Browser } from 'puppeteer-core';
import { percentileOf, whole } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { findGoods } from '../../src/buying/goods.ts';
import type { Goods } from '../../src/buying/goods.ts';
import { uploadPictures } from '../../src/harness/uploadPictures.ts';
import { openVisit } from '../../src/harness/visit.ts';
import { OPERATOR_TOKEN, say } from '../Bench.ts';
import type { Bench, BenchShop } from '../Bench.ts';
import type { Subject } from '../Subject.ts';
import { SLOWDOWN } from '../interactions/measureInteractions.ts';
import { Hand } from './Hand.ts';
import { InteractionLog } from './InteractionLog.ts';
import { LOCALE, tour } from './tour.ts';
import type { TourDevice } from './tour.ts';
import { minuteOfUseSection } from './minuteOfUseSection.ts';
import type { UseRound, UsedDevice } from './minuteOfUseSection.ts';

const ROUNDS = 3;
const DEVICES: readonly TourDevice[] = ['phone', 'desktop'];
const PICTURES = 3;
/** A round that has fewer interactions was not measured. */
const FEWEST = 60;

/** One visitor, whose browser has nothing of the shop in its cache. */
async function measureRound(browser: Browser, shopUrl: string, device: TourDevice, goods: Goods): Promise<UseRound> {
  const visit = await openVisit(browser, shopUrl, { device, hasRealPictures: true });
  try {
    const log = await InteractionLog.watch(visit.page);
    await visit.page.emulateCPUThrottling(SLOWDOWN);
    const started = performance.now();
    await tour(new Hand(visit, log, device === 'phone'), device, goods);
    if (log.all.length < FEWEST) throw new Error(`Only ${log.all.length} interactions of a round were measured.`);
    return { interactions: log.all, duration: performance.now() - started };
  } finally {
    await visit.close();
  }
}

async function measureUse(browser: Browser, { url, apiPort }: BenchShop): Promise<readonly UsedDevice[]> {
  const goods = await findGoods(url, LOCALE);
  await uploadPictures(`products/${goods.product.sku}`, PICTURES, { apiPort, token: OPERATOR_TOKEN });
  const used = DEVICES.map((device) => ({ device, rounds: new Array<UseRound>() }));
  // In turns: what else the machine does affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { device, rounds } of used) {
      const measured = await measureRound(browser, url, device, goods);
      rounds.push(measured);
      const times = measured.interactions.map(({ ms }) => ms);
      say(`a minute of use, ${device}: ${times.length} interactions in ${whole(measured.duration / 1000)} s, 98 % within ${percentileOf(times, 0.98)} ms`);
    }
  }
  return used;
}

const measure = async (bench: Bench): Promise<Section> => minuteOfUseSection(await measureUse(await bench.browser(), await bench.shop('operated')), SLOWDOWN);

export const minuteOfUse: Subject = { name: 'minute-of-use', measure };
