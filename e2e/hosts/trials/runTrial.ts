import { setTimeout as sleep } from 'node:timers/promises';
import type { HostedShop } from '../machines/HostedShop.ts';
import type { Mailbox } from '../measure/Mailbox.ts';
import { readShop } from '../measure/readShop.ts';
import { recount } from '../measure/recount.ts';
import type { Recount, StockLine } from '../measure/recount.ts';
import type { PageView, Purchase, Tally } from '../visitors/Tally.ts';
import type { Trial } from './Trial.ts';

const STEADY_MS = 10_000;
const AFTER_MS = 5000;
/** A shop that has not healed by then is reported as broken, in milliseconds. */
const HEALING_MS = 240_000;

export interface TrialResult {
  readonly trial: Trial;
  readonly pages: readonly PageView[];
  readonly purchases: readonly Purchase[];
  /** From the fault until every program was healthy; `undefined`: not within four minutes. */
  readonly healedMs: number | undefined;
}

export interface TrialParts {
  readonly shop: HostedShop;
  readonly tally: Tally;
  readonly mailbox: Mailbox;
  readonly stockBefore: readonly StockLine[];
}

/** Counts all orders again, once no visitor buys any more. */
export async function recountAll({ shop, tally, mailbox, stockBefore }: TrialParts): Promise<Recount> {
  const { stored, sold, stock } = await readShop(shop.primary.host);
  return recount({ known: tally.purchases, stored, mails: mailbox.mails, stockBefore, stockAfter: stock, sold });
}

/** Causes a fault after a while without one, and waits until the shop has healed. */
export async function runTrial(trial: Trial, { shop, tally }: TrialParts): Promise<TrialResult> {
  const from = Date.now();
  await sleep(STEADY_MS);
  const faultAt = Date.now();
  await trial.act(shop);
  const isHealed = await shop.untilHealthy({ timeoutMs: HEALING_MS });
  const healedMs = isHealed ? Date.now() - faultAt : undefined;
  await sleep(AFTER_MS);
  const to = Date.now();
  return { trial, pages: tally.pagesBetween(from, to), purchases: tally.purchasesBetween(from, to), healedMs };
}
