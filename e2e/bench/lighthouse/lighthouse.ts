import { atLeast, atMost, median, spread, table, verdict, whole } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { say } from '../Bench.ts';
import type { Bench } from '../Bench.ts';
import type { Subject } from '../Subject.ts';
import { browserPath } from '../browser.ts';
import { pagesOfEachKind } from '../pages.ts';
import { runLighthouse } from './runLighthouse.ts';
import type { LighthouseScores } from './runLighthouse.ts';

const RUNS = 3;
const LEAST_SCORE = 98;
const LATEST_PAINT_MS = 1600;
/** The pages that have marks. */
const MARKED: ReadonlySet<string> = new Set(['home', 'listing', 'product', 'search', 'article', 'cart']);

export interface ScoredPage {
  readonly name: string;
  readonly runs: readonly LighthouseScores[];
}

export function lighthouseSection(pages: readonly ScoredPage[]): Section {
  const measured = pages.map(({ name, runs }) => {
    const of = (figure: keyof LighthouseScores) => runs.map((run) => run[figure]);
    const marks = MARKED.has(name) ? [
      atLeast(`performance of ${name}, by Lighthouse`, median(of('performance')), LEAST_SCORE, whole),
      atMost(`largest paint of ${name}, by Lighthouse, in ms`, median(of('largestContentfulPaint')), LATEST_PAINT_MS, whole),
    ] as const : undefined;
    return { name, of, marks };
  });
  return {
    title: 'Lighthouse, mobile',
    marks: measured.flatMap(({ marks }) => marks ?? []),
    decisions: ['0100-scripts-after-the-main-paint', '0121-main-picture-in-the-first-window', '0130-tasks-of-the-clients-start', '0135-code-and-texts-of-a-screen', '0157-less-code-on-a-first-visit'],
    text: `Each figure is the median of ${RUNS} runs (lowest to highest). Products have the stand-in instead of a picture. Pages that search engines shall not list have a low SEO score on purpose.

${table(['page', 'performance', 'mark', 'LCP ms', 'mark', 'TBT ms', 'CLS', 'accessibility', 'best practices', 'SEO'], measured.map(({ name, of, marks }) => [
  name, spread(of('performance'), whole), marks ? verdict(marks[0]) : '', spread(of('largestContentfulPaint'), whole), marks ? verdict(marks[1]) : '', spread(of('totalBlockingTime'), whole),
  spread(of('cumulativeLayoutShift'), (shift) => shift.toFixed(3)), spread(of('accessibility'), whole), spread(of('bestPractices'), whole), spread(of('seo'), whole),
]))}`,
  };
}

async function measure(bench: Bench): Promise<Section> {
  const { url } = await bench.shop('shipped');
  const chromePath = await browserPath();
  const pages: ScoredPage[] = [];
  for (const { name, path } of await pagesOfEachKind(url)) {
    const runs: LighthouseScores[] = [];
    while (runs.length < RUNS) runs.push(await runLighthouse(url + path, chromePath));
    pages.push({ name, runs });
    say(`Lighthouse, ${name}: performance ${spread(runs.map(({ performance: score }) => score), whole)}`);
  }
  return lighthouseSection(pages);
}

export const lighthouse: Subject = { name: 'lighthouse', measure };
