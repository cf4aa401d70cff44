import { mediaListSchema } from '@feszek/contract';
import type { Range } from './catalogue/Range.ts';
import type { FillConfig } from './fill/config.ts';
import { fillShop } from './fill/fillShop.ts';
import { makeRange } from './fill/makeRange.ts';
import { PaintingProcess } from './painter/PaintingProcess.ts';
import { paintMissing } from './painter/paintMissing.ts';
import { wantedPictures } from './painter/wantedPictures.ts';
import { RefusedError } from './shop/ShopClient.ts';
import type { ShopClient } from './shop/ShopClient.ts';
import { untilOpen } from './shop/untilOpen.ts';

/** A shop whose public address this machine cannot reach gets its pictures after this time. */
const OPENING_MS = 60_000;

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface DemonstrationParts {
  readonly config: FillConfig;
  readonly client: ShopClient;
  /** The shop's public origin, without a trailing slash. */
  readonly shopUrl: string;
  readonly log: Log;
  /** Called when the pages of the shop have their texts, or need none. */
  readonly onTexts: () => void;
  /** Called when the shop has its goods, or needs none. */
  readonly onFilled: () => void;
  /** Stops the painting. */
  readonly signal: AbortSignal;
}

/** Whether the shop sells the demonstration goods; other shops get no pictures of them. */
async function sells({ products: [first] }: Range, client: ShopClient): Promise<boolean> {
  if (!first) return false;
  try {
    await client.call('GET', `/operator/media/products/${encodeURIComponent(first.sku)}`, mediaListSchema);
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'not_found') return false;
    throw error;
  }
}

async function paint(range: Range, { client, log, signal }: DemonstrationParts): Promise<void> {
  if (!(await sells(range, client))) return;
  const process = new PaintingProcess();
  const stop = () => process.close();
  signal.addEventListener('abort', stop);
  try {
    await paintMissing(wantedPictures(range), { client, process, log, signal });
  } finally {
    signal.removeEventListener('abort', stop);
    process.close();
  }
}

/** Fills an empty shop with the demonstration goods, and then paints its missing pictures. */
export async function demonstrate(parts: DemonstrationParts): Promise<void> {
  const { config, client, shopUrl, log, onTexts, onFilled, signal } = parts;
  if (config.isFilling) {
    const filled = await fillShop(client, () => makeRange(config.products), new Date(), onTexts);
    if (filled) log.info({ ...filled }, 'the shop is filled with the demonstration goods');
  }
  onTexts();
  onFilled();
  if (!config.isPainting) return;
  // The range and the first picture take seconds of processor time, which the start of the shell needs.
  await untilOpen(shopUrl, AbortSignal.any([signal, AbortSignal.timeout(OPENING_MS)]));
  if (!signal.aborted) await paint(await makeRange(config.products), parts);
}
