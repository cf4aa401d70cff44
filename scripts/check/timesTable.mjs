const MOST_FILES = 20;

/** @param {number} seconds */
const shown = (seconds) => seconds.toFixed(seconds < 10 ? 1 : 0).padStart(6);

/**
 * How long a test run took: each part, the whole, and the slowest files.
 *
 * @param {readonly { title: string, seconds: number, files?: readonly import('./jestSuite.mjs').FileTime[] }[]} parts
 * @param {number} seconds - from the beginning to the end; parts may run side by side
 */
export function timesTable(parts, seconds) {
  const files = parts.flatMap((part) => part.files ?? []).toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST_FILES);
  return [
    'seconds',
    ...parts.map((part) => `${shown(part.seconds)}  ${part.title}`),
    `${shown(seconds)}  all`,
    ...(files.length > 0 ? ['', 'slowest files', ...files.map((file) => `${shown(file.seconds)}  ${file.file}`)] : []),
  ].join('\n');
}
