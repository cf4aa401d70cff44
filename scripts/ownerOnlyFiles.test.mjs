import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PRELOADS } from './programs.mjs';

const SCRIPT = `
  const { Worker } = require('node:worker_threads');
  const thread = new Worker("require('node:worker_threads').parentPort.postMessage('thread')", { eval: true });
  thread.on('message', (message) => console.log(message, process.umask().toString(8)));
`;

describe('a program with the preloaded modules', () => {
  it('creates files that only its user can read, and starts threads', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [...PRELOADS, '--eval', SCRIPT]);
    expect(stdout).toBe('thread 77\n');
  });
});
