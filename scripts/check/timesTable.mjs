const MOST_FILES = 20;

/** @param {number} seconds */
const shown = (seconds) => seconds.toFixed(seconds < 10 ? 1 : 0).padStart(6);

/**
 * The duration of a test run: each part, the whole run, and the slowest files.
 *
 * @param {readonly { title: string, seconds: number, files?: readonly import('./jestSuite.mjs').FileTime[] }[]} parts
 * @param {number} seconds - duration of the whole run; parts may run concurrently
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
