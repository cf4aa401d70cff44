import { atMost, kilobytes, median, spread, table, verdict } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { say } from '../Bench.ts';
import type { Bench } from '../Bench.ts';
import type { Subject } from '../Subject.ts';
import { pagesOfEachKind } from '../pages.ts';
import { weigh } from './weigh.ts';
import type { Weight, Weighed } from './weigh.ts';

const RUNS = 3;
/** The most JavaScript of a first visit, in bytes. */
const MOST_SCRIPT = 115_000;
const MOST_SCRIPT_OF_CART = 125_000;

export interface WeighedPage {
  readonly name: string;
  readonly runs: readonly Weighed[];
}

export function weightSection(pages: readonly WeighedPage[]): Section {
  const measured = pages.map(({ name, runs }) => {
    const of = (when: 'untouched' | 'touched', kind: keyof Weight) => runs.map((run) => run[when][kind]);
    const limit = name === 'cart' ? MOST_SCRIPT_OF_CART : MOST_SCRIPT;
    return { name, runs, of, mark: atMost(`JavaScript of a first visit to ${name}, in KB`, median(of('untouched', 'script')), limit, kilobytes) };
  });
  return {
    title: 'Weight',
    marks: measured.map(({ mark }) => mark),
    decisions: ['0100-scripts-after-the-main-paint', '0101-fewer-chunks-of-slices', '0102-kilobytes-of-a-first-page', '0135-code-and-texts-of-a-screen', '0157-less-code-on-a-first-visit'],
    text: `Kilobytes (1,000 bytes) of compressed bodies on a first visit with an empty browser cache, ${RUNS} visits. Style sheets are part of the HTML. The mini-cart and the cart panel are loaded at the visitor's first interaction. \`npm run bench -- --weight\` prints the JavaScript by package.

${table(['page', 'JavaScript', 'mark', 'JavaScript after the first interaction', 'CSS', 'HTML', 'fonts', 'console messages'], measured.map(({ name, runs, of, mark }) => [
  name, spread(of('untouched', 'script'), kilobytes), verdict(mark), spread(of('touched', 'script'), kilobytes), spread(of('untouched', 'stylesheet'), kilobytes), spread(of('untouched', 'document'), kilobytes),
  spread(of('untouched', 'font'), kilobytes), spread(runs.map(({ console: messages }) => messages.length), String),
]))}`,
  };
}

async function measure(bench: Bench): Promise<Section> {
  const { url } = await bench.shop('shipped');
  const browser = await bench.browser();
  const pages: WeighedPage[] = [];
  for (const { name, path } of await pagesOfEachKind(url)) {
    const runs: Weighed[] = [];
    while (runs.length < RUNS) runs.push(await weigh(browser, url + path));
    pages.push({ name, runs });
    say(`weight of ${name}: ${spread(runs.map(({ untouched }) => untouched.script), kilobytes)} KB of JavaScript`);
  }
  return weightSection(pages);
}

export const weight: Subject = { name: 'weight', measure };
