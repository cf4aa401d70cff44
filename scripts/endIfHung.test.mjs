import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './paths.mjs';

const MODULE = join(ROOT, 'scripts', 'endIfHung.mjs');

/**
 * Runs a program with the preloaded module to its end.
 *
 * @param {string} code
 * @param {string} afterMs
 */
async function ended(code, afterMs) {
  const program = spawn(process.execPath, ['--import', MODULE, '--eval', code], { env: { ...process.env, HUNG_AFTER_MS: afterMs }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code_, signal] = await once(program, 'close');
  return { code: code_, signal, output };
}

describe('a program that no supervisor checks', () => {
  it('is ended when its event loop is blocked, and its log says why', async () => {
    const { signal, output } = await ended(`setTimeout(() => { for (;;); }, 10);`, '600');
    expect(signal).toBe('SIGKILL');
    expect(JSON.parse(output)).toMatchObject({ level: 60, msg: 'program hung' });
  });

  it('is not ended while it answers between long tasks, and ends by itself', async () => {
    const longTasks = `let left = 20; const task = () => { for (const end = Date.now() + 200; Date.now() < end;); if ((left -= 1) > 0) setImmediate(task); else console.log('finished'); }; task();`;
    // Twenty tasks together take longer than the limit, each of them a small part of it.
    expect(await ended(longTasks, '3600')).toEqual({ code: 0, signal: null, output: 'finished\n' });
  });

  it('does not start with a limit that is none', async () => {
    const { code, output } = await ended('', 'soon');
    expect([code, output.includes('HUNG_AFTER_MS is soon: it must be a whole number')]).toEqual([1, true]);
  });
});
