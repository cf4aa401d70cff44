import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { Failure, reportFailure } from '../failure.mjs';
import { PINNED_NODE, ROOT } from '../paths.mjs';
import { step } from '../progress.mjs';
import { endSignal } from '../signals.mjs';

/** What the test runs, and the Debian package of it. */
const PROGRAMS = [
  ['/usr/sbin/haproxy', 'haproxy'],
  ['/usr/sbin/keepalived', 'keepalived'],
  ['/usr/sbin/nft', 'nftables'],
  ['/usr/bin/curl', 'curl'],
  ['/usr/sbin/pgbouncer', 'pgbouncer'],
  ['/usr/lib/postgresql/15/bin/postgres', 'postgresql-15'],
  ['/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1', 'faketime'],
  ['/usr/bin/openssl', 'openssl'],
  ['/sbin/bridge', 'iproute2'],
];

/** @throws {Failure} if the machine cannot run the test */
function checkMachine() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Failure('npm run test:hosts needs root on Linux: its hosts are network namespaces, with disks and users of their own.');
  const missing = PROGRAMS.filter(([path = '']) => !existsSync(path)).map(([, name]) => name);
  if (missing.length > 0) throw new Failure(`Programs that the test runs are missing. On Debian 12: apt-get install -y ${missing.join(' ')}`);
  const { status, stderr } = spawnSync('unshare', ['--net', '--mount', '--pid', '--fork', 'true'], { encoding: 'utf8' });
  if (status !== 0) throw new Failure('This machine permits no namespaces: run the test on one that does.', stderr);
}

/**
 * Runs the test in namespaces of its own. When its first process ends, however that happens, the kernel ends all others and
 * removes the networks and the mounts. In them, `/mnt` is the folder of the hosts' files, and `/srv` the project: each host has
 * a /tmp of its own.
 *
 * @param {string} work - the folder of the hosts' files
 * @param {AbortSignal} signal
 * @returns {Promise<number>} its exit code
 */
function runInNamespaces(work, signal) {
  const init = 'mount --bind "$1" /mnt; mount --bind "$2" /srv; shift 2; "$@" & wait $!';
  const args = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc', '--propagation', 'private', '--', 'bash', '-c', init, 'init', work, ROOT, PINNED_NODE, join(ROOT, 'e2e', 'hosts', 'main.ts'), ...process.argv.slice(2)];
  return new Promise((resolve, reject) => {
    const child = spawn('unshare', args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
    const stop = () => void child.kill('SIGKILL');
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const signal = endSignal();
try {
  checkMachine();
  await step('building changes', () => build({ signal }));
  const work = await mkdtemp(join(tmpdir(), 'feszek-hosts-'));
  try {
    process.exitCode = await runInNamespaces(work, signal);
  } finally {
    if (process.argv.includes('--keep')) console.log(`The files and the logs of the hosts are in ${work}.`);
    else await rm(work, { recursive: true, force: true });
  }
} catch (error) {
  if (!signal.aborted) reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
