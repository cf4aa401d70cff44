import { percentileOf, whole } from '@feszek/figures';
import type { ProgramMemory } from '../memory/childProcesses.ts';
import type { Action } from '../shoppers/Shopper.ts';

/** What happened in one minute. */
export interface Minute {
  readonly actions: readonly Action[];
  /** At its end. */
  readonly memory: ProgramMemory;
}

export interface Soak {
  /** Before the first shopper. */
  readonly start: ProgramMemory;
  readonly minutes: readonly Minute[];
  readonly shoppers: number;
  /** When and on what was measured. */
  readonly conditions: string;
}

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number | undefined) => (bytes === undefined ? '–' : whole(bytes / MEGABYTE));

function row(label: string, memory: ProgramMemory, names: readonly string[], { actions, p95, failed }: { readonly actions: string; readonly p95: string; readonly failed: string }): string {
  const all = [...memory.values()].reduce((sum, bytes) => sum + bytes, 0);
  return `| ${[label, ...names.map((name) => megabytes(memory.get(name))), megabytes(all), actions, p95, failed].join(' | ')} |`;
}

function minuteRow({ actions, memory }: Minute, index: number, names: readonly string[]): string {
  const times = actions.map(({ ms }) => ms);
  const failed = actions.filter(({ isFailed }) => isFailed).length;
  return row(String(index + 1), memory, names, { actions: whole(actions.length), p95: whole(percentileOf(times, 0.95)), failed: String(failed) });
}

/** By how much the memory of a program has changed in the second half, in percent. */
function growth(minutes: readonly Minute[], name: string): string {
  const [half, last] = [minutes[Math.floor(minutes.length / 2) - 1], minutes.at(-1)].map((minute) => minute?.memory.get(name));
  if (!half || last === undefined) return '–';
  const percent = Math.round(((last - half) / half) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`;
}

/** The figures as a page of the documentation. */
export function soakReport({ start, minutes, shoppers, conditions }: Soak): string {
  const names = [...start.keys()].sort();
  return `# Memory of the shop under a steady load

Written by \`npm run bench:soak\` on ${conditions}.

${shoppers} shoppers look at pages and fill their carts for ${minutes.length} minutes, each with an address and a session of their own. They and the shop run on one machine. Memory is that of all processes of a program, in megabytes, at the end of each minute; pages that several processes share count by their share (PSS). An action of a shopper is a page, a product, or a change of the cart. It failed if it was refused with 429, 500 or higher, or had no answer within 30 seconds.

| minute | ${names.join(' | ')} | all | actions | p95, ms | failed |
| --- | ${names.map(() => '---').join(' | ')} | --- | --- | --- | --- |
${row('start', start, names, { actions: '–', p95: '–', failed: '–' })}
${minutes.map((minute, index) => minuteRow(minute, index, names)).join('\n')}
| second half | ${names.map((name) => growth(minutes, name)).join(' | ')} | | | | |

The last row is the change from the middle to the end: a program that keeps what it should release grows in it as in the first half.
`;
}
