import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Installed only for the benchmark: it would be the largest of the shop's dependencies. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

export interface LighthouseScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds. */
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Runs in a row that may fail in the tool itself (a trace that was not recorded), not in the page. */
const ATTEMPTS = 4;

async function runTool(url: string, chromePath: string, output: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await promisify(execFile)('npx', ['-y', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${CHROME_FLAGS}`], {
        env: { ...process.env, CHROME_PATH: chromePath },
        timeout: 180_000,
      });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      process.stdout.write(`· Lighthouse again: ${String(error).split('\n').find((line) => line.startsWith('Runtime error')) ?? 'it ended early'}\n`);
    }
  }
}

/** Lighthouse's mobile scores of one page, with its simulated slow phone, of one run. */
export async function runLighthouse(url: string, chromePath: string): Promise<LighthouseScores> {
  const folder = await mkdtemp(join(tmpdir(), 'feszek-lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    await runTool(url, chromePath, output);
    const { categories, audits }: Report = JSON.parse(await readFile(output, 'utf8'));
    const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestContentfulPaint: value('largest-contentful-paint'),
      totalBlockingTime: value('total-blocking-time'),
      cumulativeLayoutShift: value('cumulative-layout-shift'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
