import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LogFile } from './LogFile.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let file;
/** @type {import('./LogFile.mjs').LogIncident[]} */
let incidents;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  file = join(folder, 'logs', 'api.log');
  incidents = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {Partial<import('./LogFile.mjs').LogFileOptions>} [options] */
function openLog(options) {
  return new LogFile(file, { fileBytes: 1000, files: 3, onIncident: (incident) => incidents.push(incident), ...options });
}

/** @param {string} text */
const line = (text) => Buffer.from(`${text}\n`);
const read = (/** @type {string} */ path) => readFileSync(path, 'utf8');

/**
 * A disk with space for this many bytes, which refuses the rest like a full disk.
 *
 * @param {number} space
 */
function createDisk(space) {
  const disk = {
    space,
    /** @type {typeof open} */
    openFile: async (path, flags, mode) => {
      const handle = await open(path, flags, mode);
      const write = handle.write.bind(handle);
      Object.assign(handle, {
        write: async (/** @type {string | Buffer} */ data, offset = 0) => {
          const rest = Buffer.from(data).subarray(offset, offset + disk.space);
          if (rest.length === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
          disk.space -= rest.length;
          return write(rest);
        },
      });
      return handle;
    },
  };
  return disk;
}

describe('a log file', () => {
  it('keeps the lines of earlier starts', async () => {
    const first = openLog();
    first.write(line('one'));
    await first.close();
    const second = openLog();
    second.write(line('two'));
    await second.close();
    expect(read(file)).toBe('one\ntwo\n');
  });

  it('can be read only by its owner, including a file of an earlier release', async () => {
    const log = openLog();
    log.write(line('one'));
    await log.close();
    expect([statSync(file).mode & 0o777, statSync(join(folder, 'logs')).mode & 0o777]).toEqual([0o600, 0o700]);
    rmSync(file);
    writeFileSync(file, 'old\n', { mode: 0o644 });
    log.write(line('new'));
    await log.close();
    expect([statSync(file).mode & 0o777, read(file)]).toEqual([0o600, 'old\nnew\n']);
  });

  it('is limited in size and in number of files', async () => {
    const log = openLog();
    for (let number = 0; number < 100; number += 1) {
      log.write(line(`${String(number).padStart(3, '0')} ${'x'.repeat(95)}`));
      await log.close();
    }
    const names = readdirSync(join(folder, 'logs')).sort();
    expect(names).toEqual(['api.log', 'api.log.1', 'api.log.2']);
    for (const name of names) expect(statSync(join(folder, 'logs', name)).size).toBeLessThanOrEqual(1000);
    const kept = names.toReversed().flatMap((name) => read(join(folder, 'logs', name)).trimEnd().split('\n'));
    expect(kept.map((text) => Number(text.slice(0, 3)))).toEqual(Array.from({ length: kept.length }, (_, index) => 100 - kept.length + index));
    expect(kept.length).toBeGreaterThan(20);
  });
});

describe('on a full disk', () => {
  it('counts the lost lines, and writes their number on a separate line once there is space', async () => {
    const disk = createDisk(6);
    const log = openLog({ openFile: disk.openFile, retryMs: 1e6 });
    log.write(line('one'));
    log.write(line('second'));
    await log.close();
    log.write(line('third'));
    await log.close();
    expect(incidents).toEqual([{ kind: 'log-lost', reason: 'ENOSPC' }]);
    disk.space = 1e6;
    log.write(line('fourth'));
    await log.close();
    expect(incidents).toEqual([{ kind: 'log-lost', reason: 'ENOSPC' }, { kind: 'log-back', lines: 2 }]);
    const [first, torn, report, last] = read(file).split('\n');
    expect([first, torn, JSON.parse(report ?? ''), last]).toEqual(['one', 'se', { level: 40, time: expect.any(Number), lines: 2, msg: 'log lines lost' }, 'fourth']);
  });

  it('drops lines without a write for each of them', async () => {
    const disk = createDisk(0);
    let opened = 0;
    /** @type {() => void} */
    let fail = () => undefined;
    const failed = new Promise((resolve) => { fail = () => resolve(undefined); });
    const log = openLog({
      retryMs: 1e6,
      openFile: (...args) => { opened += 1; return disk.openFile(...args); },
      onIncident: (incident) => { incidents.push(incident); fail(); },
    });
    log.write(line('one'));
    await failed;
    for (let number = 0; number < 1000; number += 1) log.write(line('more'));
    await log.close();
    expect(opened).toBe(1);
    disk.space = 1e6;
    log.write(line('last'));
    await log.close();
    expect(incidents.at(-1)).toEqual({ kind: 'log-back', lines: 1001 });
  });

  it('writes the number of lost lines even if no other line follows', async () => {
    const disk = createDisk(0);
    /** @type {() => void} */
    let back = () => undefined;
    const isBack = new Promise((resolve) => { back = () => resolve(undefined); });
    const log = openLog({ openFile: disk.openFile, retryMs: 1, onIncident: ({ kind }) => (kind === 'log-back' ? back() : (disk.space = 1e6)) });
    log.write(line('one'));
    await isBack;
    await log.close();
    expect(read(file)).toMatch(/^\{.*"lines":1,"msg":"log lines lost"\}\n$/);
  });

  it('does not end a program whose log cannot be opened', async () => {
    writeFileSync(join(folder, 'logs'), 'a file where the folder should be');
    const log = openLog();
    log.write(line('one'));
    await log.close();
    expect(incidents).toEqual([{ kind: 'log-lost', reason: 'EEXIST' }]);
  });
});

it('drops lines instead of using memory while the disk is slow', async () => {
  /** @type {() => void} */
  let release = () => undefined;
  const gate = new Promise((resolve) => { release = () => resolve(undefined); });
  const log = openLog({ fileBytes: 1e9, openFile: async (...args) => { await gate; return open(...args); } });
  const megabyte = line('x'.repeat(1024 * 1024));
  for (let number = 0; number < 10; number += 1) log.write(megabyte);
  release();
  await log.close();
  const written = read(file).trimEnd().split('\n');
  const report = written.find((text) => text.startsWith('{'));
  expect(written.length).toBeLessThan(7);
  expect(JSON.parse(report ?? '')).toMatchObject({ msg: 'log lines lost', lines: 10 - (written.length - 1) });
});
