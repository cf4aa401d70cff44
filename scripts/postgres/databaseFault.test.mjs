import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Failure } from '../failure.mjs';
import { readSettings } from '../programs.mjs';
import { databaseFault } from './databaseFault.mjs';
import { startShopDatabase } from './shopDatabase.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feszek-fault-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {unknown} error */
function sentence(error) {
  const fault = databaseFault(error, '/srv/shop');
  return fault instanceof Failure ? fault.message : undefined;
}

const code = (/** @type {string} */ name) => Object.assign(new Error('the system’s own text'), { code: name });
const server = (/** @type {string} */ details) => new Failure('The database program ended while it was starting.', details);

const NO_SPACE = 'No space is left on the disk of /srv/shop. Free some, then start again.';
const READ_ONLY = '/srv/shop is on a read-only disk. Mount it for writing, or set DATA_DIR to another folder.';
const NOT_PERMITTED = 'This user may not write to /srv/shop. Correct its owner and permissions, or set DATA_DIR to another folder.';
const DAMAGED = 'The database in /srv/shop/postgres is damaged. Keep a copy of the folder, and restore a backup (docs/guides/backup.md).';

describe('a database that cannot start', () => {
  // The lines are those of PostgreSQL 18.
  it.each([
    ['a full disk, in this process', code('ENOSPC'), NO_SPACE],
    ['a full disk, in the server', server('FATAL:  could not write lock file "postmaster.pid": No space left on device'), NO_SPACE],
    ['a full disk, at the first start', server('initdb: error: could not write to file "/srv/shop/postgres/data/PG_VERSION": No space left on device'), NO_SPACE],
    ['a read-only disk, in this process', code('EROFS'), READ_ONLY],
    ['a read-only disk, in the server', server('FATAL:  could not open lock file "postmaster.pid": Read-only file system'), READ_ONLY],
    ['permissions, in this process', code('EACCES'), NOT_PERMITTED],
    ['permissions, in the server', server('FATAL:  data directory "/srv/shop/postgres/data" has invalid permissions'), NOT_PERMITTED],
    ['a log without its start', server('PANIC:  could not locate a valid checkpoint record at 0/1A2B3C8'), DAMAGED],
    ['a control file that was changed', server('FATAL:  incorrect checksum in control file'), DAMAGED],
    ['a control file that is missing', server('FATAL:  could not open file "global/pg_control": No such file or directory'), DAMAGED],
    ['a page that was changed', server('FATAL:  invalid page in block 3 of relation base/5/1259'), DAMAGED],
  ])('says so in one sentence: %s', (_, error, expected) => {
    expect(sentence(error)).toBe(expected);
  });

  it('keeps the server’s own lines beside the sentence', () => {
    expect(databaseFault(server('PANIC:  could not locate a valid checkpoint record'), '/srv/shop')).toMatchObject({ details: 'PANIC:  could not locate a valid checkpoint record' });
  });

  it('leaves an error as it is whose reason is not known', () => {
    for (const error of [new TypeError('x is not a function'), new Failure('The data folder is in use.'), server('LOG:  starting PostgreSQL 18.4')]) expect(databaseFault(error, '/srv/shop')).toBe(error);
  });

  it('says so in one sentence if the data folder cannot be created', async () => {
    writeFileSync(join(folder, 'file'), '');
    const dataDir = join(folder, 'file', 'data');
    await expect(startShopDatabase(readSettings({ ...process.env, DATA_DIR: dataDir }, 'production'), { onIncident: () => undefined }))
      .rejects.toThrow(`A part of the path ${dataDir} is a file. Set DATA_DIR to a folder.`);
    // The error of Node.js on a disk that is mounted read-only.
    expect(sentence(Object.assign(new Error('no such file or directory'), { code: 'ENOENT', syscall: 'mkdir' }))).toMatch(/^The folder \/srv\/shop cannot be created\. Is its disk read-only\?/);
  });
});
