import { readFile, readdir, readlink } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

export interface ProcessMemory {
  readonly pid: number;
  /** The folder in which the process works. */
  readonly folder: string;
  /** Its memory, of which shared pages count by their share (PSS), in bytes. */
  readonly bytes: number;
}

interface Status extends ProcessMemory {
  readonly parent: number;
}

async function readStatus(pid: string): Promise<Status | undefined> {
  try {
    const [status, rollup, folder] = await Promise.all([readFile(`/proc/${pid}/stat`, 'utf8'), readFile(`/proc/${pid}/smaps_rollup`, 'utf8'), readlink(`/proc/${pid}/cwd`)]);
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid: Number(pid), parent, folder, bytes: Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024 };
  } catch (error) {
    // The process has ended between the listing and the reading, or is not ours to read.
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

/** The processes that this one has started, directly or not. Linux only. */
export async function childProcesses(): Promise<ProcessMemory[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = await Promise.all(pids.map(async (pid) => [Number(pid), await readStatus(pid)] as const));
  const processes = new Map(read.filter((pair): pair is [number, Status] => pair[1] !== undefined));
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && parent > 1 && (parent === process.pid || isOurs(parent));
  };
  return [...processes].filter(([pid]) => isOurs(pid)).map(([, status]) => status);
}

/** A program works in its folder of the project, the database server in the data folder. */
function programOf(folder: string): string {
  const path = relative(ROOT, folder);
  return path.startsWith('..') ? 'database' : (path.split(sep, 1)[0] ?? '') || 'host';
}

/** Memory of the programs, by name, in bytes. */
export type ProgramMemory = ReadonlyMap<string, number>;

/** Memory of all processes that this one has started, directly or not, by their programs. */
export async function memoryByProgram(): Promise<ProgramMemory> {
  const memory = new Map<string, number>();
  for (const { folder, bytes } of await childProcesses()) memory.set(programOf(folder), (memory.get(programOf(folder)) ?? 0) + bytes);
  return memory;
}
