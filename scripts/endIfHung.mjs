import { Worker, isMainThread } from 'node:worker_threads';

/**
 * Preloaded where no supervisor checks the program: under systemd and in containers, which restart a program that has ended but
 * not one that hangs. Ends the program with SIGKILL when its event loop has been blocked for `HUNG_AFTER_MS` milliseconds, a minute by
 * default. Threads of the program preload this file too; they have no timer of their own.
 */

const CHECKS = 12;
const AFTER_MS = Number(process.env.HUNG_AFTER_MS || 60_000);

/**
 * Counts its checks instead of reading a clock: after a suspended machine continues, the program has its whole time again. The
 * program cannot write the line itself, and the output of a thread passes through the blocked one.
 */
const WATCH = `
  const { writeSync } = require('node:fs');
  const { workerData: { beats, checks, everyMs } } = require('node:worker_threads');
  let missed = 0;
  let last = -1;
  setInterval(() => {
    const beat = Atomics.load(beats, 0);
    missed = beat === last ? missed + 1 : 0;
    last = beat;
    if (missed < checks) return;
    try {
      writeSync(2, JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg: 'program hung' }) + '\\n');
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  }, everyMs);
`;

if (isMainThread) {
  if (!Number.isInteger(AFTER_MS) || AFTER_MS < CHECKS) throw new RangeError(`HUNG_AFTER_MS is ${process.env.HUNG_AFTER_MS}: it must be a whole number from ${CHECKS}.`);
  const everyMs = AFTER_MS / CHECKS;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), everyMs / 2).unref();
  new Worker(WATCH, { eval: true, execArgv: [], workerData: { beats, checks: CHECKS, everyMs } }).unref();
}
