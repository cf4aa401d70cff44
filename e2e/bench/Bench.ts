import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { PROGRAMS, freePort, readSettings, startShop } from '@feszek/scripts';
import { openBrowser } from './browser.ts';
import type { Loaded } from './load/load.ts';
import { childProcesses } from './memory/childProcesses.ts';

/** The tokens of the shop whose operator is the benchmark. */
export const OPERATOR_TOKEN = 'the-operator-of-the-benchmark';
export const METRICS_TOKEN = 'the-metrics-of-the-benchmark';
export const PURGE_TOKEN = 'the-purges-of-the-benchmark';

/** The settings of the shops. Pictures are not painted, since that would use a core. */
const SETTINGS = {
  /** As it ships. */
  shipped: {},
  /** Neither the shell nor the API caches anything. */
  uncached: { SHELL_CACHE: 'off', API_CACHE: 'off' },
  /** Only the API caches. */
  uncachedShell: { SHELL_CACHE: 'off' },
  /**
   * As it ships, with an operator, and with metrics. Pages that were removed from the cache are only rendered for a visitor, and no
   * page lacks a part that was late on a busy machine.
   */
  operated: { OPERATOR_TOKEN, METRICS_TOKEN, PURGE_TOKEN, PRERENDER_DELAY_MS: '60000', PRIMARY_DEADLINE_MS: '30000', OPTIONAL_DEADLINE_MS: '8000' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type ShopKind = keyof typeof SETTINGS;

export interface BenchShop {
  readonly url: string;
  readonly apiUrl: string;
  readonly apiPort: number;
  readonly dataDir: string;
  stop(): Promise<void>;
}

export const say = (text: string) => process.stdout.write(`· ${text}\n`);

/**
 * Starts a shop in a data folder, on free ports.
 *
 * @param env - its settings beside those of the environment
 */
export async function startBenchShop(dataDir: string, env: Readonly<Record<string, string>>): Promise<BenchShop> {
  const base: NodeJS.ProcessEnv = { ...process.env, SHELL_CACHE: 'on', API_CACHE: 'on', DEMO_PICTURES: 'off', DEMO_PRODUCTS: '', LOG_LEVEL: 'info', ...env, DATA_DIR: dataDir };
  for (const name of ['DATABASE_URL', 'SHOP_URL', 'SMTP_URL', 'DEMO']) delete base[name];
  for (const { portVariable, urlVariable } of PROGRAMS) {
    base[portVariable] = String(await freePort());
    delete base[urlVariable];
  }
  const settings = readSettings(base, 'production');
  const { ports: { api } } = settings;
  const shop = await startShop(settings);
  return { url: shop.url, apiUrl: `http://127.0.0.1:${api}`, apiPort: api ?? 0, dataDir, stop: () => shop.stop() };
}

/** A page of a running shop, with the process of its shell, of which one runs. */
export async function pageOf({ url }: BenchShop, path: string): Promise<Loaded> {
  const shell = (await childProcesses()).find(({ folder }) => folder.endsWith('/shell'));
  if (!shell) throw new Error('No shell runs.');
  return { url: url + path, pid: shell.pid };
}

/** What the parts of the benchmark share: a data folder, the shop that runs there, and a browser. */
export class Bench {
  readonly #dataDir: string;
  readonly #cleanUps: (() => Promise<void>)[] = [];
  #shop: { readonly kind: ShopKind; readonly running: BenchShop } | undefined;
  #browser: Browser | undefined;

  private constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  static async open(): Promise<Bench> {
    return new Bench(await mkdtemp(join(tmpdir(), 'feszek-bench-')));
  }

  /** The shop with these settings; one with others is stopped before. */
  async shop(kind: ShopKind): Promise<BenchShop> {
    if (this.#shop?.kind === kind) return this.#shop.running;
    await this.stopShop();
    say(`starting the shop: ${kind}`);
    const running = await startBenchShop(this.#dataDir, SETTINGS[kind]);
    this.#shop = { kind, running };
    return running;
  }

  /** So that nothing but the next measurement runs. */
  async stopShop(): Promise<void> {
    const shop = this.#shop;
    this.#shop = undefined;
    await shop?.running.stop();
  }

  async browser(): Promise<Browser> {
    this.#browser ??= await openBrowser();
    return this.#browser;
  }

  /** Ends what a part of the benchmark has started, also after a failure. It may be called twice. */
  atEnd(cleanUp: () => Promise<void>): void {
    this.#cleanUps.push(cleanUp);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    for (const cleanUp of this.#cleanUps.toReversed()) await cleanUp();
    await this.stopShop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
