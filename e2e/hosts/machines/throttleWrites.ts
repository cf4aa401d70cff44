import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Host } from './Host.ts';

/** Where version 1 of the control groups limits disks. */
const GROUPS = '/sys/fs/cgroup/blkio';
const GROUP = join(GROUPS, 'feszek-hosts');

async function moveInto(group: string, pids: readonly number[]): Promise<void> {
  // A process that has ended meanwhile cannot be moved.
  for (const pid of pids) await writeFile(join(group, 'cgroup.procs'), String(pid)).catch(() => undefined);
}

/**
 * Limits how often the programs of a host write to a disk, and those that they start. The returned function ends that.
 *
 * @param folder - where the disk is mounted
 */
export async function throttleWrites(host: Host, folder: string, writesPerSecond: number): Promise<() => Promise<void>> {
  const device = await host.run(['findmnt', '-no', 'SOURCE', folder]);
  const number = (await readFile(join('/sys/block', basename(device), 'dev'), 'utf8')).trim();
  await mkdir(GROUP);
  await writeFile(join(GROUP, 'blkio.throttle.write_iops_device'), `${number} ${writesPerSecond}`);
  await moveInto(GROUP, await host.processes());
  return async () => {
    await writeFile(join(GROUP, 'blkio.throttle.write_iops_device'), `${number} 0`);
    await moveInto(GROUPS, (await readFile(join(GROUP, 'cgroup.procs'), 'utf8')).trim().split('\n').map(Number));
    await rmdir(GROUP);
  };
}
