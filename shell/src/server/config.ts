import { SLICES } from '@feszek/contract';
import type { SliceName } from '@feszek/contract';
import { randomBytes } from 'node:crypto';

export interface ShellConfig {
  readonly host: string;
  readonly port: number;
  /** The shop's public origin, without a slash at the end: canonical addresses stand on it. */
  readonly shopUrl: string;
  readonly apiUrl: string;
  readonly sliceUrls: Readonly<Record<SliceName, string>>;
  /** Whether pages and fragments may be kept between visitors. */
  readonly isCaching: boolean;
  readonly isDevelopment: boolean;
  /** How long the primary fragment and the optional ones may take, in milliseconds. */
  readonly primaryDeadlineMs: number;
  readonly optionalDeadlineMs: number;
  /** How long a fragment that failed three times in a row is not asked for, in milliseconds. */
  readonly breakerPauseMs: number;
  /** How long a page that lacks a part, or an old copy of one, is shared before the next try, in milliseconds. */
  readonly incompletePageMs: number;
  /** How often the slices are asked what is deployed, in milliseconds. */
  readonly manifestPollMs: number;
  /** Who knows it may purge the caches. */
  readonly purgeToken: string;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function wholeNumber(env: Environment, name: string, fallback: number, max: number): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0 || value > max) throw new Error(`${name} is ${env[name]}: it must be a whole number from 0 to ${max}.`);
  return value;
}

function address(env: Environment, name: string, fallback: string): string {
  const value = env[name] ?? fallback;
  if (!URL.canParse(value)) throw new Error(`${name} is ${value}: it must be an address such as ${fallback}.`);
  return value.replace(/\/$/, '');
}

/**
 * Reads the shell's settings from the environment.
 *
 * @throws Error with one sentence that says what to change
 */
export function shellConfig(env: Environment): ShellConfig {
  const port = wholeNumber(env, 'SHELL_PORT', 3000, 65_535);
  const urls = SLICES.map((slice, index): [SliceName, string] => {
    const name = `${slice.replaceAll('-', '_').toUpperCase()}_URL`;
    return [slice, address(env, name, `http://127.0.0.1:${3001 + index}`)];
  });
  const isDevelopment = env['NODE_ENV'] === 'development';
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    shopUrl: address(env, 'SHOP_URL', `http://localhost:${port}`),
    apiUrl: address(env, 'API_URL', 'http://127.0.0.1:3010'),
    sliceUrls: Object.fromEntries(urls) as Record<SliceName, string>,
    isCaching: !isDevelopment && env['SHELL_CACHE'] !== 'off',
    isDevelopment,
    primaryDeadlineMs: wholeNumber(env, 'PRIMARY_DEADLINE_MS', 5000, 60_000),
    optionalDeadlineMs: wholeNumber(env, 'OPTIONAL_DEADLINE_MS', 400, 60_000),
    breakerPauseMs: wholeNumber(env, 'BREAKER_PAUSE_MS', 3000, 60_000),
    incompletePageMs: wholeNumber(env, 'INCOMPLETE_PAGE_MS', 2000, 60_000),
    manifestPollMs: wholeNumber(env, 'MANIFEST_POLL_MS', isDevelopment ? 300 : 2000, 3_600_000),
    purgeToken: env['PURGE_TOKEN'] ?? randomBytes(16).toString('hex'),
    logLevel: env['LOG_LEVEL'] ?? 'warn',
  };
}
