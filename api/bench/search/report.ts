import { readFileSync, writeFileSync } from 'node:fs';
import { KINDS } from './rules.ts';
import { summarize } from './measures.ts';
import type { Score, Summary } from './measures.ts';
import { speedTable } from './speedTable.ts';
import type { Speed } from './speed.ts';

export interface LanguageResult {
  readonly language: string;
  readonly search: readonly Score[];
  readonly plain: readonly Score[];
}

const isReported = (_: Score, index: number) => index % 2 === 1;

function cells({ ndcg, recall, withoutHit }: Summary): string {
  return `${ndcg.toFixed(2)} | ${recall.toFixed(2)} | ${withoutHit}`;
}

/** How many queries for goods that the shop does not sell are labelled as such, and how many others. */
function labels(search: readonly Score[]): string {
  const shareOf = (scores: readonly Score[]) => `${scores.filter(({ isNearest }) => isNearest).length} of ${scores.length}`;
  const others = search.filter(({ kind }) => kind !== 'unsold' && kind !== 'nonsense');
  return `Labelled as similar results: ${shareOf(search.filter(({ kind }) => kind === 'unsold'))} \`unsold\` queries, and ${shareOf(others)} others: ${others.filter(({ isNearest }) => isNearest).map(({ text }) => text).join(', ')}.`;
}

function table({ language, search, plain }: LanguageResult): string {
  const [ours, theirs] = [search.filter(isReported), plain.filter(isReported)];
  const rows = KINDS.flatMap((kind) => {
    const of = (scores: readonly Score[]) => summarize(scores.filter((score) => score.kind === kind));
    const { queries } = of(ours);
    return queries === 0 ? [] : `| ${kind} | ${queries} | ${cells(of(ours))} | ${cells(of(theirs))} |`;
  });
  return `### ${language}

| kind of query | queries | NDCG@10 | recall@24 | without a hit | plain: NDCG@10 | recall@24 | without a hit |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
| **all** | ${ours.length} | ${cells(summarize(ours))} | ${cells(summarize(theirs))} |

The half used for tuning: ${cells(summarize(search.filter((score, index) => !isReported(score, index)))).replaceAll(' |', ',')} (NDCG@10, recall@24, without a hit). ${labels(search)}
`;
}

const SPEED = '## Speed\n';

/** The times of this run; those of the file if this run took none. */
function speedSection(file: string, date: string, speeds: readonly Speed[]): string {
  if (speeds.length === 0) return SPEED + readFileSync(file, 'utf8').split(SPEED)[1];
  return `${SPEED}
Measured on ${date}. The queries run one after another, on a PostgreSQL server on the same machine, without the API's cache of answers, over shops with variants in groups. Each figure is the median of three rounds after a warm-up, with the lowest and the highest.

- **judged**: the queries above, in both languages. The shop knows nearly all of their words.
- **visitors**: what visitors of a furniture shop type (\`api/bench/search/visitorsEnglish.ts\`, \`visitorsHungarian.ts\`): goods and brands that are not sold, long descriptions, questions, and mistakes in several words.

${speedTable(speeds)}
`;
}

/** Writes `docs/reference/search.md`. */
export function writeReport(file: string, date: string, results: readonly LanguageResult[], speeds: readonly Speed[]): void {
  writeFileSync(
    file,
    `# Search

Written by \`npm run bench:search\` on ${date}. Analysis of the texts: [decision 0016](../decisions/0016-hungarian-search-analysis.md).

## Quality

The benchmark runs queries as people type them over the demonstration range (\`api/bench/search\`). For each query a rule, written by hand before the first run, grades the products: 3 is an exact match, 2 a near match, 1 a product of the same kind.

- **NDCG@10** compares the order of the first ten results with the best possible order.
- **recall@24** is the share of the matches (grades 2 and 3) on the first page.
- A product group counts once, as in a list.
- A **nonsense** query counts 1 if it has no result.
- An **unsold** query is about goods that the shop does not sell (\`words/goods.ts\`): its rule grades what is offered instead, and the results are to be labelled as similar.
- **Plain** is PostgreSQL's own search in the same texts: \`to_tsvector\`, \`plainto_tsquery\`, \`ts_rank\`.

The search was tuned on every second query; the tables show the others. In a query of the kind \`properties\` one word names the product and the others its properties. This kind was added after such queries had poor results, and its rules were written after that: it is a regression test, not a blind test.

${results.map(table).join('\n')}
${speedSection(file, date, speeds)}`,
  );
}
