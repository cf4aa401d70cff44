import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Failure } from './failure.mjs';
import { lockFolder } from './folderLock.mjs';

describe('the lock on the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'feszek-lock-'));
  const file = join(folder, 'shop.lock');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('admits one shop, and the next one after a release', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(Failure);
    expect(() => lockFolder(folder)).toThrow(/in use by another running shop \(process \d+\)\. Stop it, or set DATA_DIR/);
    unlock();
    lockFolder(folder)();
  });

  it('is not released twice', () => {
    const unlock = lockFolder(folder);
    unlock();
    writeFileSync(file, '1 1');
    unlock();
    expect(readFileSync(file, 'utf8')).toBe('1 1');
    rmSync(file);
  });

  it('is taken over from a process that has ended', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    writeFileSync(file, `${child.pid} 1`);
    const unlock = lockFolder(folder);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    unlock();
  });

  it('is taken over if another process has the pid of the ended one', () => {
    writeFileSync(file, `${process.pid} 1`);
    const unlock = lockFolder(folder);
    expect(readFileSync(file, 'utf8')).not.toBe(`${process.pid} 1`);
    unlock();
  });
});
