import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

interface WatchedMetric {
  readonly name: string;
  readonly label: string | undefined;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The expressions of the alerts and of the dashboard. */
function expressions(): readonly string[] {
  const alerts = [...read('deploy/prometheus/alerts.yml').matchAll(/^ +expr: '(.+)'$/gm)].map(([, expression = '']) => expression);
  const dashboard = [...read('deploy/grafana/feszek.json').matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) => String(JSON.parse(text)));
  if (alerts.length === 0 || dashboard.length === 0) throw new Error('The alerts or the dashboard have no expressions.');
  return [...alerts, ...dashboard];
}

/** The metrics of an expression, each with every label that it selects or groups by, or without one. */
function metricsOf(expression: string): readonly WatchedMetric[] {
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  return [...expression.matchAll(/\b((?:feszek|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].flatMap(([, name = '', selector = '']): readonly WatchedMetric[] => {
    const selected = [...selector.matchAll(/(\w+)(?:=|!)/g)].map(([, label = '']) => label);
    const labels = new Set([...selected, ...grouped]);
    return labels.size === 0 ? [{ name, label: undefined }] : [...labels].map((label) => ({ name, label }));
  });
}

/** The metrics that the reference describes for a program, without suffixes of histograms. */
function describedFor(program: string): ReadonlySet<string> {
  const rows = [...read('docs/reference/metrics.md').matchAll(/^\| `(\w+)` \|[^|]*\| (\w+) \|/gm)];
  return new Set(rows.filter(([, , of]) => of === program || of === 'all').map(([, name = '']) => name));
}

/**
 * What the alerts and the dashboard read of a program and its answer at `/metrics` does not have: names of metrics with
 * labels. Empty if all is exported.
 *
 * @param exported - the answer, with a value for every metric
 */
export function unexportedMetrics(program: string, exported: string): readonly string[] {
  const described = describedFor(program);
  const isOfProgram = ({ name }: WatchedMetric) => !name.startsWith('feszek_') || described.has(name.replace(/_(bucket|count|sum)$/, ''));
  const isExported = ({ name, label }: WatchedMetric) =>
    exported.split('\n').some((line) => /^\w+/.exec(line)?.[0] === name && (label === undefined || new RegExp(`[{,]${label}="`).test(line)));
  const missing = expressions().flatMap(metricsOf).filter((metric) => isOfProgram(metric) && !isExported(metric));
  return [...new Set(missing.map(({ name, label }) => (label === undefined ? name : `${name}{${label}}`)))];
}
