import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from './failure.mjs';
import { freePort } from './ports.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_MS = 30_000;
const USER = 'feszek';
/** What a crash would cost. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Where PostgreSQL's programs are: on the PATH, or where Debian puts them (the newest version). */
function findPrograms() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'))];
  const folder = folders.find((candidate) => existsSync(join(candidate, 'initdb')) && existsSync(join(candidate, 'postgres')));
  if (!folder) throw new Failure('PostgreSQL is not installed: neither the PATH nor /usr/lib/postgresql has initdb and postgres.');
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}

/**
 * PostgreSQL refuses to run as root, so there another user runs it.
 *
 * @returns {{ uid?: number, gid?: number }}
 */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Failure('PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody".');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server
 * @returns {Promise<void>}
 */
function waitUntilReady(server) {
  return new Promise((resolve, reject) => {
    /** @type {string[]} */
    const lines = [];
    const fail = () => {
      server.kill('SIGKILL');
      reject(new Failure('PostgreSQL did not start.', lines.join('\n')));
    };
    const timer = setTimeout(fail, START_MS);
    server.once('exit', fail);
    createInterface(server.stderr).on('line', (line) => {
      lines.push(line);
      if (!line.includes('database system is ready to accept connections')) return;
      clearTimeout(timer);
      server.off('exit', fail);
      resolve();
    });
  });
}

/**
 * The server's files and its password: made anew, or those of an earlier run.
 *
 * @param {string} folder
 * @param {string} initdb
 * @param {{ uid?: number, gid?: number }} user
 * @returns {string} the password
 */
function prepareFolder(folder, initdb, user) {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  if (existsSync(join(data, 'PG_VERSION'))) return readFileSync(passwordFile, 'utf8');
  const password = randomBytes(16).toString('hex');
  mkdirSync(folder, { recursive: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);

  const init = spawnSync(
    initdb,
    ['--pgdata', data, '--username', USER, '--auth', 'scram-sha-256', '--pwfile', passwordFile, '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (init.status !== 0) throw new Failure('initdb failed.', init.stderr);
  return password;
}

/**
 * Starts a PostgreSQL server for tests: on the loopback interface, on a free port, with a password of its own, and
 * without the care for a crash that makes a real one slow.
 *
 * @param {{ folder: string, isDurable?: boolean }} options - `folder` is empty, does not exist yet or holds a server's
 *   files that an earlier run left there; `isDurable` waits for the disk after all, as a shop's server does
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` names the server's own database; `stop` waits
 *   until the server has ended
 * @throws {Failure} where PostgreSQL is not installed or does not start
 */
export async function startPostgres({ folder, isDurable = false }) {
  const programs = findPrograms();
  const user = unprivilegedUser();
  const data = join(folder, 'data');
  const password = prepareFolder(folder, programs.initdb, user);

  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', max_connections: 100, ...(isDurable ? {} : CARELESS) };
  const server = spawn(programs.postgres, ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await waitUntilReady(server);
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGINT'); // PostgreSQL's fast shutdown: open connections are ended.
      await ended;
    },
  };
}
