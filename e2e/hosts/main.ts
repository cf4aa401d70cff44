import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startConditions } from '@feszek/figures';
import { buildNext, installNext } from './machines/buildNext.ts';
import { HostedShop } from './machines/HostedShop.ts';
import { Mailbox } from './measure/Mailbox.ts';
import { readShop } from './measure/readShop.ts';
import { hostsReport, rowOf } from './measure/report.ts';
import { DEPLOYMENT } from './trials/deployment.ts';
import { recountAll, runTrial } from './trials/runTrial.ts';
import type { TrialResult } from './trials/runTrial.ts';
import { TRIALS } from './trials/trials.ts';
import { Crowd } from './visitors/Crowd.ts';
import { Tally } from './visitors/Tally.ts';

const SIZE = { readers: 6, buyers: 3 };
const REPORT = join(import.meta.dirname, '..', '..', 'docs', 'reference', 'hosts.md');
/** The confirmation of the last order may still be on its way, in milliseconds. */
const MAILS_MS = 60_000;

const started = performance.now();
const say = (text: string) => process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}\n`);
/** Words of the names of trials: only these run, and no report is written. */
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const trials = TRIALS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

const mailbox = new Mailbox();
const hasNext = trials.includes(DEPLOYMENT);
const [shop] = await Promise.all([HostedShop.open(say, () => mailbox.open()), hasNext && buildNext()]);
if (hasNext) {
  await installNext(shop.hosts.values());
  say('the next version is built and installed');
}
const tally = new Tally();
const { stock: stockBefore } = await readShop(shop.primary.host);
const parts = { shop, tally, mailbox, stockBefore };
const crowd = await Crowd.gather(shop.certificate, tally);
await crowd.warmUp();
say(`every page was opened once: ${tally.pages.length}, of which ${tally.pages.filter(({ fault }) => fault !== '').length} failed`);

crowd.enter(SIZE);
const results: TrialResult[] = [];
const conditions = startConditions();
for (const trial of trials) {
  const result = await runTrial(trial, parts);
  results.push(result);
  say(rowOf(result));
}
await crowd.leave();
const until = Date.now() + MAILS_MS;
let recount = await recountAll(parts);
while (recount.withoutMail.length > 0 && Date.now() < until) recount = await recountAll(parts);
say(JSON.stringify(recount));

if (wanted.length === 0) await writeFile(REPORT, hostsReport({ results, recount, conditions: conditions(), ...SIZE }));
shop.close();
// A missed share of pages is in the report; an order or a piece that is wrong fails the test.
process.exit([recount.lost, recount.doubled, recount.altered, recount.wrongStock].every(({ length }) => length === 0) ? 0 : 1);
