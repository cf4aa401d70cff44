import { once } from 'node:events';
import { HOST } from '../programs.mjs';
import { isRunning, spawnGroup, stopGroup } from '../processGroup.mjs';
import { clusterPaths, ROLE } from './cluster.mjs';
import { serverPrograms } from './serverPrograms.mjs';

const MOST_CONNECTIONS = 100;
/** Time for a server to write everything to its files, in milliseconds. */
const STOP_MS = 60_000;
/** Settings of a server whose data may be lost in a crash. Its files may be in memory, so its log is short. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: 0, max_wal_size: '256MB' };
/**
 * Runs the server and ends it (SIGINT: fast shutdown) when standard input closes, so that it also ends when the process
 * that started it is killed. Signals to the whole group are handled by the server and by that process.
 */
const WRAPPER = `trap '' HUP INT TERM
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{ read -r _ <&3; kill -INT "$server" 2>/dev/null; } &
wait "$server"`;

/**
 * The address of a server's own database.
 *
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {number} port
 */
export function serverUrl({ password }, port) {
  return `postgres://${ROLE}:${password}@${HOST}:${port}/postgres`;
}

/**
 * Starts a server on the loopback interface. `stopServer` ends it; so does the end of this process.
 *
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {{ port: number, isDurable: boolean, settings?: Readonly<Record<string, string>> }} options - `isDurable`: a commit is on
 *   the disk before it is acknowledged; `settings` replace the default ones
 */
export function spawnServer({ folder, user }, { port, isDurable, settings: own = {} }) {
  const settings = {
    listen_addresses: HOST, port, unix_socket_directories: '', max_connections: MOST_CONNECTIONS, timezone: 'UTC', log_timezone: 'UTC',
    ...(isDurable ? {} : NOT_DURABLE),
    ...own,
  };
  const server = [serverPrograms().postgres, '-D', clusterPaths(folder).data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  return spawnGroup('/bin/sh', ['-c', WRAPPER, 'sh', ...user.prefix, ...server], {
    ...user.spawn,
    cwd: folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

/** A replica accepts read-only ones. */
const READY = /database system is ready to accept (read-only )?connections/;

/**
 * Waits until a server accepts connections.
 *
 * @param {import('node:child_process').ChildProcess} server
 * @param {AbortSignal} signal - ends the wait
 * @returns {Promise<boolean>} `false` if the signal ended the wait, or the server ended
 */
export function untilReady(server, signal) {
  return new Promise((resolve) => {
    let text = '';
    const read = (/** @type {Buffer} */ chunk) => {
      text += chunk.toString('utf8');
      if (READY.test(text)) settle(true);
    };
    const settle = (/** @type {boolean} */ isReady) => {
      server.stderr?.off('data', read);
      resolve(isReady);
    };
    server.stderr?.on('data', read);
    server.once('exit', () => settle(false));
    server.once('error', () => settle(false));
    signal.addEventListener('abort', () => settle(false), { once: true });
    if (signal.aborted) settle(false);
  });
}

/**
 * Ends a server in order: it rolls back open transactions and writes everything to its files.
 *
 * @param {import('node:child_process').ChildProcess} server
 */
export async function stopServer(server) {
  if (!isRunning(server)) return;
  const ended = once(server, 'exit');
  server.stdin?.end();
  const impatience = setTimeout(() => void stopGroup(server, 'SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(impatience);
}
