import { atMost, median, megabytes, spread, table, verdict } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { pageOf, say } from '../Bench.ts';
import type { Bench } from '../Bench.ts';
import type { Subject } from '../Subject.ts';
import { COMPRESSED } from '../cached/compareCached.ts';
import { countAnswers } from '../load/countAnswers.ts';
import { loadedPages } from '../pages.ts';
import { memoryByProgram } from './childProcesses.ts';
import type { ProgramMemory } from './childProcesses.ts';

const RUNS = 3;
const LOAD_S = 10;
const MOST_BYTES = 800_000_000;

export interface MeasuredMemory {
  /** Before the load, and after it, of each run. */
  readonly idle: readonly ProgramMemory[];
  readonly loaded: readonly ProgramMemory[];
}

const total = (memory: ProgramMemory) => [...memory.values()].reduce((sum, bytes) => sum + bytes, 0);

export function memorySection({ idle, loaded }: MeasuredMemory): Section {
  const mark = atMost('memory of the whole shop after the load, in MB', median(loaded.map(total)), MOST_BYTES, megabytes);
  const of = (memories: readonly ProgramMemory[], name: string) => memories.map((memory) => memory.get(name) ?? 0);
  const names = [...new Set(loaded.flatMap((memory) => [...memory.keys()]))];
  const byBytes = names.toSorted((one, other) => median(of(loaded, other)) - median(of(loaded, one)));
  return {
    title: 'Memory',
    marks: [mark],
    decisions: ['0160-memory-after-the-start'],
    text: `All processes of the running shop in MB (1,000,000 bytes), by program, after ${RUNS} starts. Memory pages that several processes share count by their share. The load: home, listing and product from the cache, ${LOAD_S} seconds each. The processes of PostgreSQL are one program, with its shared buffers.

${table(['program', 'after the start', 'after the load', 'mark'], [
  ...byBytes.map((name) => [name, spread(of(idle, name), megabytes), spread(of(loaded, name), megabytes), '']),
  ['**all**', spread(idle.map(total), megabytes), spread(loaded.map(total), megabytes), verdict(mark)],
])}`,
  };
}

async function measure(bench: Bench): Promise<Section> {
  const [idle, loaded]: [ProgramMemory[], ProgramMemory[]] = [[], []];
  while (loaded.length < RUNS) {
    await bench.stopShop();
    const shop = await bench.shop('shipped');
    const pages = await loadedPages(shop.url);
    idle.push(await memoryByProgram());
    for (const { path } of pages) await countAnswers(await pageOf(shop, path), COMPRESSED, LOAD_S);
    const after = await memoryByProgram();
    loaded.push(after);
    say(`memory after start ${loaded.length}: ${megabytes(total(after))} MB`);
  }
  return memorySection({ idle, loaded });
}

export const memory: Subject = { name: 'memory', measure };
