import { readFileSync } from 'node:fs';

/** Memory of a process in bytes; `NaN` where the system does not report it (only Linux does). */
export interface ProcessMemory {
  /** Its share of pages that several processes use, and its own. */
  readonly pss: number;
  readonly rss: number;
}

/** Reads the memory of a running process. */
export function memoryOf(pid: number): ProcessMemory {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) * 1024;
    return { pss: bytes('Pss'), rss: bytes('Rss') };
  } catch {
    return { pss: Number.NaN, rss: Number.NaN };
  }
}

/** The system counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time that a process has used, in milliseconds; `NaN` where the system does not report it. */
export function cpuOf(pid: number): number {
  try {
    // The program's name before it may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
