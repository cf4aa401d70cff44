import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { memoryFolder } from '../memoryFolder.mjs';
import { makeRunFolder } from './runFolder.mjs';

const HOUR_MS = 3_600_000;
const parent = memoryFolder() ?? tmpdir();

/** @type {string[]} */
let made = [];
afterEach(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
  made = [];
});

/** The folder of an earlier run. @param {{ isRunning?: boolean, ageMs?: number }} options */
function earlierRun({ isRunning = false, ageMs = HOUR_MS }) {
  const folder = mkdtempSync(join(parent, 'feszek-postgres-'));
  made.push(folder);
  mkdirSync(join(folder, 'data'));
  if (isRunning) writeFileSync(join(folder, 'data', 'postmaster.pid'), '1');
  const then = new Date(Date.now() - ageMs);
  utimesSync(folder, then, then);
  return folder;
}

describe('the folder of a run’s database server', () => {
  it('is new, and in memory if the system has space there', () => {
    made = [makeRunFolder(), makeRunFolder()];
    expect(made.map(dirname)).toEqual([parent, parent]);
    expect(new Set(made).size).toBe(2);
  });

  it('replaces those that killed runs have left in memory, and none of a server that runs or starts', () => {
    const [left, running, starting] = [earlierRun({}), earlierRun({ isRunning: true }), earlierRun({ ageMs: 1000 })];
    made.push(makeRunFolder());
    // If there is no space in memory, the system removes its temporary files.
    expect([existsSync(left), existsSync(running), existsSync(starting)]).toEqual([memoryFolder() === undefined, true, true]);
  });
});
