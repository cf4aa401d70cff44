import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(`${import.meta.dirname}/logRejections.ts`).href;

/** Runs a program that logs rejections as lines of JSON. */
async function run(program: string): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', `
    import { logRejections } from ${JSON.stringify(MODULE)};
    logRejections({ error: ({ err }, message) => console.log(message, err.stack) });
    ${program}
  `], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, output };
}

describe('a rejected promise that nothing handles', () => {
  it('is logged with its stack, and the process goes on', async () => {
    const { code, output } = await run(`
      void Promise.reject(new Error('left alone'));
      setImmediate(() => console.log('still here'));
    `);
    expect(output).toMatch(/^unhandled rejection Error: left alone\n\s+at .*still here\n$/s);
    expect(code).toBe(0);
  });
});

describe('an exception that nothing catches', () => {
  it('still ends the process', async () => {
    const { code, output } = await run(`
      setImmediate(() => { throw new Error('broken'); });
      setTimeout(() => console.log('still here'), 60_000);
    `);
    expect(output).toBe('');
    expect(code).toBe(1);
  });
});
