import { endSignal, measureStart, newMachine } from '@feszek/scripts';
import { atMost, median, seconds, spread, table, verdict } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { say } from '../Bench.ts';
import type { Bench } from '../Bench.ts';
import type { Subject } from '../Subject.ts';

const RUNS = 3;
const FIRST_MS = 45_000;
const SECOND_MS = 5000;

/** The starts of a shop, in milliseconds. */
export interface Starts {
  /** On a new machine: installation, build, an empty database. */
  readonly first: readonly number[];
  /** Until the first start has filled the catalogue. */
  readonly filled: readonly number[];
  readonly second: readonly number[];
}

export function startSection({ first, filled, second }: Starts): Section {
  const marks = { first: atMost('`npm start` on a new machine, in s', median(first), FIRST_MS, seconds), second: atMost('`npm start` again, in s', median(second), SECOND_MS, seconds) };
  const row = (name: string, times: readonly number[], mark = '') => [name, spread(times, seconds), mark];
  return {
    title: 'Start',
    decisions: ['0161-start-of-the-shop'],
    marks: [marks.first, marks.second],
    text: `From \`npm start\` until the home page is answered, ${RUNS} times: in a new clone of the last commit, with an empty home folder that has only the packages that npm and pnpm have downloaded before. Nothing is installed or built, and there is no database. Pictures are not painted. Then the shop is closed and started again.

${table(['start', 's', 'mark'], [
  row('first start, until the home page is answered', first, verdict(marks.first)),
  row('first start, until the catalogue has its products', filled),
  row('started again', second, verdict(marks.second)),
])}`,
  };
}

async function measure(bench: Bench): Promise<Section> {
  await bench.stopShop();
  const signal = endSignal();
  const [first, filled, second]: [number[], number[], number[]] = [[], [], []];
  while (first.length < RUNS) {
    const machine = await newMachine();
    bench.atEnd(machine.remove);
    const start = await measureStart(machine.root, machine.dataDir, signal, machine.env);
    const again = await measureStart(machine.root, machine.dataDir, signal, machine.env);
    first.push(start.openMs);
    filled.push(start.filledMs);
    second.push(again.openMs);
    await machine.remove();
    say(`start ${first.length}: open after ${seconds(start.openMs)} s, again after ${seconds(again.openMs)} s`);
  }
  return startSection({ first, filled, second });
}

export const start: Subject = { name: 'start', measure };
