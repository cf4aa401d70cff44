import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { freePort } from './ports.mjs';
import { HOST, PROGRAMS, logFile, programUrl, readSettings } from './programs.mjs';
import { supervise } from './supervisor.mjs';

const program = PROGRAMS.filter(({ name }) => name === 'catalog')[0] ?? fail('There is a catalog program');

/** @param {string} message @returns {never} */
function fail(message) {
  throw new Error(message);
}

/** A program that is healthy, says so, and dies when it is told to. */
const SERVER = `
  import { createServer } from 'node:http';
  console.log('listening');
  createServer((request, response) => {
    if (request.url === '/die') process.exit(7);
    response.end(String(process.pid));
  }).listen(Number(process.env.PORT), process.env.HOST);
`;

/** @type {import('./programs.mjs').Settings} */
let settings;
/** @type {import('./supervisor.mjs').Incident[]} */
let incidents;
/** @type {import('./supervisor.mjs').Supervised} */
let supervised;

/** @param {string} code */
function run(code) {
  supervised = supervise(program, settings, { args: ['--input-type=module', '--eval', code], onIncident: (incident) => incidents.push(incident) });
  return supervised.start();
}

async function pid() {
  return (await fetch(`${programUrl(program, settings)}/`)).text();
}

beforeEach(async () => {
  incidents = [];
  settings = readSettings({ ...process.env, CATALOG_PORT: String(await freePort()), DATA_DIR: mkdtempSync(join(tmpdir(), 'supervisor-')) }, 'production');
});

afterEach(async () => {
  await supervised.stop();
  rmSync(settings.dataDir, { recursive: true });
});

it('starts a program, waits until it is healthy, and keeps what it says in its log', async () => {
  await run(SERVER);
  expect(Number(await pid())).toBeGreaterThan(0);
  expect(readFileSync(logFile(program, settings), 'utf8')).toBe('listening\n');
});

it('says how a program ended that dies at its start, with the last lines of its log', async () => {
  await expect(run("console.error('no database'); process.exit(3);")).rejects.toMatchObject({
    message: expect.stringMatching(/^The catalog program ended while it was starting \(exit code 3\)\./),
    details: 'no database',
  });
});

it('starts a program again that dies later, and says so', async () => {
  await run(SERVER);
  const before = await pid();
  await fetch(`${programUrl(program, settings)}/die`).catch(() => undefined);
  while (incidents.length < 2) await sleep(50);
  expect(incidents).toEqual([
    { kind: 'ended', program: 'catalog', how: 'exit code 7', pauseMs: 500 },
    { kind: 'back', program: 'catalog' },
  ]);
  expect(await pid()).not.toBe(before);
});

it('does not start a program twice', async () => {
  await run(SERVER);
  const before = await pid();
  await supervised.start();
  expect(await pid()).toBe(before);
});

it('leaves a killed program away until it is started', async () => {
  await run(SERVER);
  await supervised.kill();
  await expect(pid()).rejects.toThrow('fetch failed');
  await supervised.start();
  expect(Number(await pid())).toBeGreaterThan(0);
  expect(incidents).toEqual([]);
});

it('ends what a program has started along with it', async () => {
  const port = await freePort();
  const companion = `require('node:http').createServer((_, response) => response.end()).listen(${port}, '${HOST}', () => console.log())`;
  await run(`import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    const child = spawn(process.execPath, ['--eval', ${JSON.stringify(companion)}]);
    await once(child.stdout, 'data');${SERVER}`);
  expect((await fetch(`http://${HOST}:${port}`)).ok).toBe(true);
  await supervised.stop();
  await expect(fetch(`http://${HOST}:${port}`)).rejects.toThrow('fetch failed');
});
