import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from './ports.mjs';
import { HOST, PROGRAMS, logFile, programUrl, readSettings } from './programs.mjs';
import { supervise } from './supervisor.mjs';

const program = PROGRAMS.filter(({ name }) => name === 'catalog')[0] ?? fail('There is a catalog program');

/** @param {string} message @returns {never} */
function fail(message) {
  throw new Error(message);
}

/** A program that is healthy, prints a line, and ends on request. */
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
/** @type {import('./keepRunning.mjs').Incident[]} */
let incidents;
/** @type {import('./keepRunning.mjs').Supervised} */
let supervised;
/** @type {import('./keepRunning.mjs').Supervised | undefined} */
let beside;

/** Notices within seconds what takes a minute in a shop. */
const IMPATIENT = { everyMs: 50, answerMs: 1000, failures: 3, graceMs: 200 };

/**
 * @param {string} code
 * @param {import('./liveness.mjs').Liveness} [liveness]
 */
function run(code, liveness) {
  supervised = supervise(program, settings, { args: ['--input-type=module', '--eval', code], onIncident: (incident) => incidents.push(incident), ...(liveness && { liveness }) });
  return supervised.start();
}

/** The lines of the program's log after it was stopped, without those of the supervisor. */
async function stoppedLog() {
  await supervised.stop();
  return readFileSync(logFile(program, settings), 'utf8').trimEnd().split('\n').filter((line) => !line.startsWith('{"level":'));
}

/**
 * Requests on a new connection: a program that the machine suspended for seconds closes idle ones.
 *
 * @param {string} path
 * @param {import('./programs.mjs').Program} [of]
 */
async function get(path, of = program) {
  return (await fetch(programUrl(of, settings) + path, { headers: { connection: 'close' } })).text();
}

const pid = () => get('/');

beforeEach(async () => {
  incidents = [];
  settings = readSettings({ ...process.env, CATALOG_PORT: String(await freePort()), CONTENT_PORT: String(await freePort()), DATA_DIR: mkdtempSync(join(tmpdir(), 'supervisor-')) }, 'production');
});

afterEach(async () => {
  await supervised.stop();
  await beside?.stop();
  beside = undefined;
  rmSync(settings.dataDir, { recursive: true });
});

it('starts a program, waits until it is healthy, and writes its output to its log', async () => {
  await run(SERVER);
  expect(Number(await pid())).toBeGreaterThan(0);
  expect(await stoppedLog()).toEqual(['listening']);
});

it('reports how a program ended during its start, with the last lines of its log', async () => {
  await expect(run("console.error('no database'); process.exit(3);")).rejects.toMatchObject({
    message: expect.stringMatching(/^The catalog program ended while it was starting \(exit code 3\)\./),
    details: 'no database',
  });
});

it('reports only lines of the current start', async () => {
  await expect(run("console.log('first start'); process.exit(3);")).rejects.toMatchObject({ details: 'first start' });
  await expect(run("console.log('second start'); process.exit(3);")).rejects.toMatchObject({ details: 'second start' });
  expect(await stoppedLog()).toEqual(['first start', 'second start']);
});

it('restarts a program that ends later, and reports it', async () => {
  await run(SERVER);
  const before = await pid();
  await get('/die').catch(() => undefined);
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

it('does not restart a killed program until it is started', async () => {
  await run(SERVER);
  await supervised.kill();
  await expect(pid()).rejects.toThrow('fetch failed');
  await supervised.start();
  expect(Number(await pid())).toBeGreaterThan(0);
  expect(incidents).toEqual([]);
});

it('ends the child processes of a program with it', async () => {
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

/** Answers; hangs, fails or writes many lines on request; counts the requests for its health. */
const TEMPERAMENTAL = `
  import { writeFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  let status = 200;
  let checks = 0;
  // Like the shop's programs: a program that hangs does not reach this.
  process.on('SIGTERM', () => process.exit(0));
  writeFileSync(process.env.DATA_DIR + '/mail.eml', 'Dear Anna');
  createServer((request, response) => {
    const answer = (body) => response.writeHead(status).end(String(body));
    switch (request.url) {
      case '/hang': response.end(); setImmediate(() => { for (;;); }); return;
      case '/fail': status = 503; return answer(process.pid);
      case '/write': for (let line = 0; line < 5000; line += 1) console.log('x'.repeat(99)); return answer(process.pid);
      case '/checks': return answer(checks);
      case '/health': checks += 1; setTimeout(() => answer('ok'), Number(process.env.SLOW_MS ?? 0)); return;
      default: return answer(process.pid);
    }
  }).listen(Number(process.env.PORT), process.env.HOST);
`;

/** Waits until the supervisor has sent this many health checks. */
async function untilChecked(times = 10) {
  while (Number(await get('/checks')) < times) await sleep(20);
}

/** @param {import('./keepRunning.mjs').Incident['kind']} kind */
async function untilIncident(kind) {
  while (incidents.at(-1)?.kind !== kind) await sleep(50);
}

describe('a running program', () => {
  it('is ended and restarted when it stops answering', async () => {
    await run(TEMPERAMENTAL, IMPATIENT);
    const before = await pid();
    await get('/hang');
    await untilIncident('back');
    expect(incidents).toEqual([
      { kind: 'hung', program: 'catalog' },
      { kind: 'ended', program: 'catalog', how: 'signal SIGKILL', pauseMs: 500 },
      { kind: 'back', program: 'catalog' },
    ]);
    expect(await pid()).not.toBe(before);
  });

  it('is not restarted while it answers, however slowly', async () => {
    settings = { ...settings, env: { ...settings.env, SLOW_MS: '100' } };
    await run(TEMPERAMENTAL, { ...IMPATIENT, answerMs: 20_000, failures: 1 });
    await untilChecked();
    expect(incidents).toEqual([]);
  });

  it('is not restarted while it answers with errors: a restart would not repair its database', async () => {
    await run(TEMPERAMENTAL, { ...IMPATIENT, answerMs: 20_000, failures: 1 });
    const before = await get('/fail');
    await untilChecked();
    expect(incidents).toEqual([]);
    expect(await pid()).toBe(before);
  });

  it('is not checked in development, where it may be stopped at a breakpoint', async () => {
    const patient = { ...IMPATIENT, answerMs: 20_000 };
    await run(TEMPERAMENTAL, patient);
    const other = PROGRAMS.filter(({ name }) => name === 'content')[0] ?? fail('There is a content program');
    beside = supervise(other, { ...settings, nodeEnv: 'development' }, { args: ['--input-type=module', '--eval', TEMPERAMENTAL], liveness: patient, onIncident: (incident) => incidents.push(incident) });
    await beside.start();
    await untilChecked(Number(await get('/checks')) + 10);
    expect(await get('/checks', other)).toBe('1');
  });
});

describe('a log', () => {
  it('keeps the lines of earlier starts, with the time of each start and the reason of each end', async () => {
    await run(SERVER);
    await get('/die').catch(() => undefined);
    await untilIncident('back');
    await supervised.stop();
    const lines = readFileSync(logFile(program, settings), 'utf8').trimEnd().split('\n');
    const started = { level: 30, time: expect.any(Number), program: 'catalog', pid: expect.any(Number), msg: 'program started' };
    expect(lines.map((line) => (line.startsWith('{') ? JSON.parse(line) : line))).toEqual([
      started, 'listening', expect.objectContaining({ level: 50, how: 'exit code 7', msg: 'program ended' }),
      started, 'listening', expect.objectContaining({ level: 30, msg: 'program back' }),
    ]);
  });

  it('is limited in number and size of files', async () => {
    settings = { ...settings, logs: { fileBytes: 100_000, files: 3 } };
    await run(TEMPERAMENTAL);
    for (let times = 0; times < 4; times += 1) await get('/write');
    await supervised.stop();
    const folder = dirname(logFile(program, settings));
    expect(readdirSync(folder).sort()).toEqual(['catalog.log', 'catalog.log.1', 'catalog.log.2']);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(100_000);
  });

  it('that cannot be written, as on a full disk, stops neither the program nor the supervisor', async () => {
    const log = logFile(program, settings);
    mkdirSync(dirname(log));
    // On a system without this device, the file cannot be opened instead.
    symlinkSync('/dev/full', log);
    await run(TEMPERAMENTAL);
    for (let times = 0; times < 4; times += 1) expect(Number(await get('/write'))).toBeGreaterThan(0);
    expect(incidents).toEqual([{ kind: 'log-lost', program: 'catalog', reason: expect.any(String) }]);
    rmSync(log);
    await untilIncident('log-back');
    expect(readFileSync(log, 'utf8')).toContain('"msg":"log lines lost"');
  });

  it('and the files of a program can be read only by their owner', async () => {
    await run(TEMPERAMENTAL);
    await supervised.stop();
    const files = [logFile(program, settings), join(settings.dataDir, 'mail.eml')];
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  });
});
