import { readFile, readdir } from 'node:fs/promises';

async function readStatus(pid: string): Promise<{ parent: number; pss: number } | undefined> {
  try {
    const [status, rollup] = await Promise.all([readFile(`/proc/${pid}/stat`, 'utf8'), readFile(`/proc/${pid}/smaps_rollup`, 'utf8')]);
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
    return { parent, pss: Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024 };
  } catch (error) {
    // The process has ended between the listing and the reading, or is not ours to read.
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

/**
 * Memory of all processes that this one has started, directly or not, shared pages counted once (PSS), in bytes.
 * Linux only.
 */
export async function memoryOfChildren(): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = await Promise.all(pids.map(async (pid) => [Number(pid), await readStatus(pid)] as const));
  const processes = new Map(read.filter((pair): pair is [number, { parent: number; pss: number }] => pair[1] !== undefined));
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && parent > 1 && (parent === process.pid || isOurs(parent));
  };
  return [...processes].filter(([pid]) => isOurs(pid)).reduce((sum, [, { pss }]) => sum + pss, 0);
}
