import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { clusterPaths } from './cluster.mjs';
import { startPostgres } from './startPostgres.mjs';

const SETTINGS = { wal_level: 'replica', max_wal_senders: '4' };

/**
 * Starts two PostgreSQL servers for tests: a primary, and a replica that follows it, with its files in a folder beside that of the
 * primary.
 *
 * @param {string} folder - of the primary; is empty
 * @returns {Promise<{ primary: string, replica: string, stop: () => Promise<void> }>} their addresses; `stop` removes the files too
 * @throws {Failure} if they do not start
 */
export async function startReplicated(folder) {
  const copy = `${folder}-replica`;
  const created = await startPostgres({ folder, settings: SETTINGS });
  await created.stop();
  // With the owner of the files. The server is stopped, so the copy is complete.
  const { status, stderr } = spawnSync('cp', ['-a', folder, copy], { encoding: 'utf8' });
  if (status !== 0) throw new Failure('The files of the primary could not be copied.', stderr);
  const primary = await startPostgres({ folder, settings: SETTINGS });
  const { hostname, port, username, password } = new URL(primary.url);
  const { data } = clusterPaths(copy);
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`);
  writeFileSync(join(data, 'standby.signal'), '');
  const replica = await startPostgres({ folder: copy, settings: SETTINGS });
  return {
    primary: primary.url,
    replica: replica.url,
    async stop() {
      await replica.stop();
      await primary.stop();
      for (const each of [folder, copy]) rmSync(each, { recursive: true, force: true });
    },
  };
}
