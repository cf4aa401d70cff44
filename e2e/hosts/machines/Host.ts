import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, open, readFile, readlink, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { network } from './Network.ts';
import { run } from './run.ts';

/** Folders in which a host has files of its own, beside those of this machine. */
const OWN_FOLDERS = ['/etc', '/opt', '/var'];

/** Mounts the host's own files, reports that it is ready, and keeps the namespaces open. */
const HOLD = `
set -e
for folder in ${OWN_FOLDERS.join(' ')}; do
  mkdir -p "$1$folder/own" "$1$folder/work"
  mount -t overlay overlay -o "lowerdir=$folder,upperdir=$1$folder/own,workdir=$1$folder/work" "$folder"
done
mount -t tmpfs run /run
mount -t tmpfs -o mode=1777 tmp /tmp
mount -t tmpfs -o mode=1777 shm /dev/shm
mkdir -m 2775 /run/postgresql && chown postgres:postgres /run/postgresql
rm -rf /etc/postgresql/* /var/lib/postgresql/* /var/log/postgresql/*
echo ready
exec sleep infinity`;

export interface HostCommand {
  /** The environment. `LD_PRELOAD` is for the program alone, not for the commands that start it. */
  readonly env?: NodeJS.ProcessEnv;
  readonly folder?: string | undefined;
  readonly user?: string | undefined;
}

/** A machine: a network namespace with one cable, and a mount namespace with its own /etc, /opt, /var and /run. */
export class Host {
  readonly name: string;
  readonly address: string;
  /** The host's files. */
  readonly folder: string;
  readonly #logs: string;
  readonly #holder: ChildProcess;
  readonly #addresses: readonly string[];

  private constructor(name: string, addresses: readonly string[], work: string, holder: ChildProcess) {
    this.name = name;
    this.address = (addresses[0] ?? '').replace(/\/\d+$/, '');
    this.#addresses = addresses;
    this.folder = join(work, name);
    this.#logs = join(work, 'logs');
    this.#holder = holder;
  }

  /** @param work - the folder of the test, in which the host's files are */
  static async start(name: string, addresses: readonly string[], work: string): Promise<Host> {
    const folder = join(work, name);
    for (const needed of [folder, join(work, 'logs')]) await mkdir(needed, { recursive: true });
    const holder = spawn('unshare', ['--net', '--mount', '--propagation', 'private', '--', 'sh', '-c', HOLD, 'hold', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(holder, 'exit').then(() => Promise.reject(new Error(`The host ${name} has ended`)));
    ended.catch(() => undefined);
    await Promise.race([once(holder.stdout, 'data'), ended]);
    const host = new Host(name, addresses, work, holder);
    await network.connect(name, host.#pid, addresses);
    return host;
  }

  get #pid(): number {
    return this.#holder.pid ?? 0;
  }

  /** Where the host's file is for this process. */
  path(file: string): string {
    return `/proc/${this.#pid}/root${file}`;
  }

  read(file: string): Promise<string> {
    return readFile(this.path(file), 'utf8');
  }

  async write(file: string, content: string, mode = 0o644): Promise<void> {
    await mkdir(dirname(this.path(file)), { recursive: true });
    await writeFile(this.path(file), content, { mode });
    await chmod(this.path(file), mode);
  }

  #enter(command: readonly string[], { folder = '/', user, env: { LD_PRELOAD: preload } = {} }: HostCommand): string[] {
    return [`--net=/proc/${this.#pid}/ns/net`, `--mount=/proc/${this.#pid}/ns/mnt`, '--', 'env', `--chdir=${folder}`, ...(user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : []), ...(preload ? ['env', `LD_PRELOAD=${preload}`] : []), ...command];
  }

  #environment({ env: { LD_PRELOAD: _, ...env } = {} }: HostCommand): NodeJS.ProcessEnv {
    return { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env };
  }

  /** Runs a command on the host, and returns its output. */
  run(command: readonly string[], options: HostCommand = {}): Promise<string> {
    return run('nsenter', this.#enter(command, options), this.#environment(options));
  }

  /** Starts a program on the host. Its output is added to the log of its name. */
  async spawn(name: string, command: readonly string[], options: HostCommand = {}): Promise<ChildProcess> {
    const log = await open(this.logOf(name), 'a');
    const child = spawn('nsenter', this.#enter(command, options), { env: this.#environment(options), stdio: ['ignore', log.fd, log.fd], detached: true });
    await log.close();
    return child;
  }

  /** The log of a program of this host. */
  logOf(name: string): string {
    return join(this.#logs, `${this.name}-${name}.log`);
  }

  /** Mounts a disk of the given size. */
  async giveDisk(folder: string, megabytes: number): Promise<void> {
    const image = join(this.folder, 'disk.img');
    await run('truncate', ['-s', `${megabytes}M`, image]);
    await run('mkfs.ext4', ['-q', image]);
    await this.run(['mount', '-o', 'loop', image, folder]);
    await this.run(['chown', 'postgres:postgres', folder]);
  }

  /** The processes of all programs on the host. */
  async processes(): Promise<number[]> {
    const own = await readlink(`/proc/${this.#pid}/ns/net`);
    const pids = (await readdir('/proc')).map(Number).filter((pid) => Number.isInteger(pid) && pid !== this.#pid);
    const found = await Promise.all(pids.map(async (pid) => ((await readlink(`/proc/${pid}/ns/net`).catch(() => '')) === own ? [pid] : [])));
    return found.flat();
  }

  /** The power fails: the others receive nothing any more, and no program ends in order. */
  async powerOff(): Promise<void> {
    await network.unplug(this.name);
    for (const pid of await this.processes()) kill(pid);
    // An address that a program has added is not there after the next start.
    await this.run(['ip', 'address', 'flush', 'dev', 'eth0']);
    for (const address of this.#addresses) await this.run(['ip', 'address', 'add', address, 'dev', 'eth0']);
  }

  async powerOn(): Promise<void> {
    await network.plug(this.name);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
