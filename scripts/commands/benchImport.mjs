import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, reportFailure } from '../failure.mjs';
import { PINNED_NODE, ROOT } from '../paths.mjs';
import { freePort } from '../ports.mjs';
import { startPostgres } from '../postgres/startPostgres.mjs';

/** Imports a large catalogue into a new shop, on a database server of its own or the one in `DATABASE_URL`. */

const ROWS = 50_000;
const WATCH_MS = 100;
const HEALTHY_MS = 600_000;
const CATEGORIES = [
  'Nappali > Kanapék', 'Étkező > Étkezőszékek', 'Hálószoba > Ágyak', 'Tárolás > Polcok > Könyvespolcok', 'Nappali > Fotelek', 'Étkező > Étkezőasztalok', 'Dekoráció > Vázák', 'Lakástextil > Szőnyegek',
];
const COLORS = ['natural', 'black', 'beige', 'green', 'brown', 'white'];

/**
 * @param {string} file
 * @param {number} rows
 * @param {number} factor - multiplies the prices
 */
async function writeCatalogue(file, rows, factor) {
  const out = createWriteStream(file);
  out.write('sku,title_hu,title_en,subtitle_hu,subtitle_en,description_hu,description_en,features_hu,features_en,brand,category_hu,price_huf,stock,width_mm,depth_mm,height_mm,weight_g,colors,popularity\n');
  for (let row = 1; row <= rows; row += 1) {
    const category = CATEGORIES[row % CATEGORIES.length] ?? '';
    const size = [400 + ((row * 7) % 1200), 300 + ((row * 11) % 600), 300 + ((row * 13) % 900)];
    const cells = [
      `BENCH-${row}`, `${row}. számú darab`, `Piece number ${row}`, 'Tömör tölgy', 'Solid oak', `A ${row}. darab tömör tölgyből készül, olajozott felülettel, és évtizedekig szolgál.`,
      `Piece number ${row} is made of solid oak with an oiled finish, and serves for decades.`, 'Tömörfa | Olajozott', 'Solid wood | Oiled', `Műhely ${row % 40}`, category, Math.round((5000 + row) * factor),
      row % 50, ...size, 1000 + (row % 30_000), COLORS[row % COLORS.length], row % 100,
    ];
    if (!out.write(`${cells.map((cell) => (/,/.test(String(cell)) ? `"${cell}"` : cell)).join(',')}\n`)) await new Promise((resolve) => out.once('drain', () => resolve(undefined)));
  }
  await finished(out.end());
}

/** @param {number | undefined} pid @returns the peak memory of a process, in MB; 0 if the system does not report it */
function peakOf(pid) {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0; // It has ended, or the system has no /proc.
  }
}

/** @param {number | undefined} pid @returns the memory of a process, in MB; 0 if the system does not report it */
function residentOf(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0; // It has ended, or the system has no /proc.
  }
}

/** Clock ticks per second, as Linux reports them. */
const TICKS = 100;

/** @param {number | undefined} pid @returns CPU seconds that a process has used; 0 if the system does not report it */
function cpuOf(pid) {
  try {
    // The program's name before it may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0; // It has ended, or the system has no /proc.
  }
}

/** @param {string} url */
async function untilHealthy(url) {
  for (const end = Date.now() + HEALTHY_MS; Date.now() < end; await sleep(WATCH_MS)) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Failure('The API did not become healthy.');
}

/**
 * Runs the operator's import, and meanwhile requests a page of products repeatedly, like a visitor.
 *
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @param {string} url
 * @param {number | undefined} apiPid
 */
async function measure(file, env, url, apiPid) {
  const started = performance.now();
  const cpuBefore = cpuOf(apiPid);
  const command = spawn(PINNED_NODE, [join(ROOT, 'api', 'src', 'operator', 'shop.ts'), 'catalog', 'import', file, '--create-categories'], { env, stdio: ['ignore', 'inherit', 'ignore'] });
  const ended = new Promise((resolve, reject) => {
    command.once('error', reject);
    command.once('exit', (code) => (code === 0 ? resolve(undefined) : reject(new Failure(`The import ended with ${code}.`))));
  });
  let isOver = false;
  let [longestWait, client, api, cpu] = [0, 0, 0, 0];
  /** @type {number[]} */
  const waits = [];
  const watching = (async () => {
    for (let page = 1; !isOver; page = (page % 20) + 1) {
      const startedAt = performance.now();
      await fetch(`${url}/api/products?page=${page}`).then((answer) => answer.text());
      waits.push(performance.now() - startedAt);
      longestWait = Math.max(longestWait, performance.now() - startedAt);
      cpu = Math.max(cpu, cpuOf(command.pid));
      client = Math.max(client, peakOf(command.pid));
      api = Math.max(api, peakOf(apiPid));
      await sleep(WATCH_MS);
    }
  })();
  await ended.finally(() => (isOver = true));
  const seconds = (performance.now() - started) / 1000;
  await watching;
  const median = (waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0) / 1000;
  return { seconds, longestWait: longestWait / 1000, median, client, api, cpu: cpu + cpuOf(apiPid) - cpuBefore };
}

async function bench() {
  const rows = Number(process.argv[2] ?? ROWS);
  if (!Number.isInteger(rows) || rows < 1) throw new Failure('npm run bench:import -- ROWS: a whole number.');
  const folder = mkdtempSync(join(tmpdir(), 'feszek-bench-import-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = process.env.DATABASE_URL ? undefined : await startPostgres({ folder: join(folder, 'postgres'), isDurable: true });
  const env = { ...process.env, DATABASE_URL: process.env.DATABASE_URL || server?.url, API_PORT: String(port), API_URL: url, DATA_DIR: join(folder, 'data'), API_CACHE: 'off', LOG_LEVEL: 'error', PURGE_TOKEN: '', OPERATOR_TOKEN: '' };
  const api = spawn(PINNED_NODE, ['src/main.ts'], { cwd: join(ROOT, 'api'), env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await untilHealthy(url);
    console.log(`| ${rows} rows | s | of a processor, s | longest wait of a visitor, s | usual wait, s | memory of the command, MB | of the API, MB (at rest ${residentOf(api.pid)}) |\n|---|---|---|---|---|---|---|`);
    for (const [name, factor] of /** @type {const} */ ([['new products', 1], ['every price changed', 1.1]])) {
      const file = join(folder, 'catalogue.csv');
      await writeCatalogue(file, rows, factor);
      const { seconds, longestWait, median, client, api: memory, cpu } = await measure(file, env, url, api.pid);
      console.log(`| ${name} | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} | ${longestWait.toFixed(1)} | ${median.toFixed(2)} | ${client} | ${memory} |`);
    }
  } finally {
    api.kill('SIGTERM');
    await new Promise((resolve) => api.once('exit', resolve));
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await bench();
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
