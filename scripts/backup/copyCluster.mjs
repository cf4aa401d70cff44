import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { Failure } from '../failure.mjs';
import { clusterPaths } from '../postgres/cluster.mjs';
import { copyTree } from './copyTree.mjs';

/** Folders whose contents a server creates again. https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA */
const EMPTIED = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'];
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*)$|(^|\/)pgsql_tmp[^/]*/;
const SEGMENT = /^[0-9A-F]{24}$/;
const START_SEGMENT = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/;

/** @param {string} path */
function isCopied(path) {
  return !LEFT_OUT.test(path) && !EMPTIED.some((folder) => path.startsWith(`${folder}/`) && path !== 'pg_wal/archive_status');
}

/**
 * Copies the files of a running server (the low-level interface of base backups). The copy contains every commit until its
 * end: the server recovers it when it is started.
 *
 * @param {string} folder - of the server, with its data and its password
 * @param {string} url - of the server
 * @param {string} target
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} the paths of the copied files
 */
export async function copyCluster(folder, url, target, signal) {
  const { data } = clusterPaths(folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The slot retains the log until the connection ends.
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [`feszek_backup_${process.pid}`]);
    await client.query(`SELECT pg_backup_start('feszek', fast => true)`);
    const copied = await copyTree(data, target, { includes: isCopied, signal });
    const { rows: [stopped] } = await client.query('SELECT labelfile, pg_walfile_name(lsn) AS last FROM pg_backup_stop(wait_for_archive => false)');
    const first = START_SEGMENT.exec(stopped.labelfile)?.[1];
    if (!first) throw new Failure('The backup has no start in the log of the database.');
    const segments = readdirSync(join(data, 'pg_wal')).filter((name) => SEGMENT.test(name) && name >= first && name <= stopped.last);
    if (!segments.includes(first) || !segments.includes(stopped.last)) throw new Failure('The log of the database is incomplete.');
    const log = await copyTree(join(data, 'pg_wal'), join(target, 'pg_wal'), { includes: (name) => segments.includes(name), signal });
    mkdirSync(join(target, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 });
    writeFileSync(join(target, 'backup_label'), stopped.labelfile, { mode: 0o600 });
    return [...copied, ...log.map((name) => join('pg_wal', name)), 'backup_label'];
  } finally {
    await client.end();
  }
}
