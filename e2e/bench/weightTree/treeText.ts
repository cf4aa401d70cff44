import { kilobytes, percent } from '@feszek/figures';
import type { PackageBytes } from './sharesOfSources.ts';

/** Smaller folders of a package are added up, in bytes. */
const SMALLEST_BYTES = 300;
const LABEL_WIDTH = 46;
const NUMBER_WIDTH = 8;

const sum = (bytes: Iterable<number>) => [...bytes].reduce((total, each) => total + each, 0);
const descending = (entries: Iterable<readonly [string, number]>) => [...entries].toSorted(([, one], [, other]) => other - one);

function line(depth: number, label: string, bytes: number, total: number): string {
  return `${'  '.repeat(depth)}${label}`.padEnd(LABEL_WIDTH) + kilobytes(bytes).padStart(NUMBER_WIDTH) + percent(bytes / total).padStart(NUMBER_WIDTH);
}

function folderLines(folders: ReadonlyMap<string, number>, total: number): string[] {
  const large = descending(folders).filter(([, bytes]) => bytes >= SMALLEST_BYTES);
  if (large.length === 0 || folders.has('')) return [];
  const rest = sum(folders.values()) - sum(large.map(([, bytes]) => bytes));
  return [...large.map(([folder, bytes]) => line(2, folder, bytes, total)), ...(rest > 0 ? [line(2, '(smaller parts)', rest, total)] : [])];
}

/** The JavaScript of a page by package, the largest first, as an indented tree: kilobytes, and the share of the page. */
export function treeText(page: string, packages: PackageBytes): string {
  const totals = new Map([...packages].map(([name, folders]) => [name, sum(folders.values())]));
  const total = sum(totals.values());
  const lines = descending(totals).flatMap(([name, bytes]) => [line(1, name, bytes, total), ...folderLines(packages.get(name) ?? new Map(), total)]);
  return [line(0, page, total, total), ...lines].join('\n');
}
