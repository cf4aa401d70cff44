export interface RegisterConfig {
  readonly host: string;
  readonly port: number;
  /** The folder of the journal and of the register's key. */
  readonly folder: string;
  /** Path of `trust.json`. */
  readonly trustFile: string;
  /** The secret of those who deploy, and of hosts. */
  readonly token: string;
  /** The secret of shells, which read the state and report outcomes. */
  readonly readToken: string;
  /** How long a release still runs after the next one, in milliseconds. */
  readonly drainMs: number;
  readonly logLevel: string;
  /** Authorises the reader of `/metrics`; empty: nothing is measured. */
  readonly metricsToken: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function required(env: Environment, name: string): string {
  const value = env[name]?.trim();
  if (!value) throw new Error(`${name} must be set.`);
  return value;
}

function wholeNumber(env: Environment, name: string, fallback: number, max: number): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0 || value > max) throw new Error(`${name} is ${env[name]}: it must be a whole number from 0 to ${max}.`);
  return value;
}

/**
 * Reads the register's settings from the environment.
 *
 * @throws Error with one sentence that says what to change
 */
export function registerConfig(env: Environment): RegisterConfig {
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: wholeNumber(env, 'REGISTER_PORT', 3030, 65_535),
    folder: required(env, 'REGISTER_DIR'),
    trustFile: required(env, 'TRUST_FILE'),
    token: required(env, 'REGISTER_TOKEN'),
    readToken: required(env, 'REGISTER_READ_TOKEN'),
    drainMs: wholeNumber(env, 'DRAIN_MS', 600_000, 86_400_000),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    metricsToken: env['METRICS_TOKEN']?.trim() ?? '',
  };
}
