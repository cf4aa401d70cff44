import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from '@jest/globals';

const PROGRAM = join(import.meta.dirname, '..', 'test', 'program.ts');
/** More than fits into a pipe and the program's queue: each line has about a thousand characters. */
const LINES = 3000;

/** A file that cannot be written: a full disk, or on macOS, which has no such device, a file that is open for reading only. */
const openFull = () => (existsSync('/dev/full') ? openSync('/dev/full', 'w') : openSync('/dev/null', 'r'));

let program: ChildProcess;

/** Starts a program that logs `LINES` lines with every request. */
async function start(stdout: 'pipe' | number): Promise<string> {
  program = spawn(process.execPath, [PROGRAM], { env: { ...process.env, LINES: String(LINES) }, stdio: ['ignore', stdout, 'inherit', 'ipc'] });
  const [url] = await once(program, 'message');
  return String(url);
}

async function ask(url: string, times: number): Promise<string> {
  let answer = '';
  for (let asked = 0; asked < times; asked += 1) answer = await (await fetch(url)).text();
  return answer;
}

async function end(url: string): Promise<unknown> {
  const ended = once(program, 'exit');
  await (await fetch(`${url}/end`)).text();
  const [code] = await ended;
  return code;
}

afterEach(() => {
  program.kill('SIGKILL');
});

describe('a program whose log cannot be written', () => {
  it('answers, and ends when it should, on a full disk', async () => {
    const full = openFull();
    const url = await start(full);
    closeSync(full);
    expect(await ask(url, 3)).toBe('3');
    expect(await end(url)).toBe(0);
  });

  it('answers, and ends when it should, while its log is not read', async () => {
    const url = await start('pipe');
    expect(await ask(url, 3)).toBe('3');
    expect(await end(url)).toBe(0);
  });

  it('answers, and ends when it should, after the reader of its log has ended', async () => {
    const url = await start('pipe');
    program.stdout?.destroy();
    expect(await ask(url, 3)).toBe('3');
    expect(await end(url)).toBe(0);
  });
});

it('drops lines while the reader is slow, then reports how many', async () => {
  const url = await start('pipe');
  await ask(url, 1);
  if (!program.stdout) throw new Error('The log is a pipe');
  let received = 0;
  const reports: { lines: number }[] = [];
  const dropped = new Promise<void>((resolve) => {
    createInterface({ input: program.stdout ?? process.stdin }).on('line', (text) => {
      const line: { msg: string; lines: number } = JSON.parse(text);
      if (line.msg === 'line') received += 1;
      if (line.msg !== 'log lines dropped') return;
      reports.push(line);
      resolve();
    });
  });
  // The reader has read everything, or will have before one of these requests.
  while (reports.length === 0) await Promise.race([dropped, ask(url, 1)]);
  const [report] = reports;
  expect(report?.lines).toBeGreaterThan(0);
  expect(received).toBeGreaterThan(1000);
});
