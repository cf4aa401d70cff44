import { isOnThisMachine } from '@feszek/contract/this-machine';
import { trustedProxies } from '@feszek/contract/trusted-proxies';
import path from 'node:path';

export interface DemoConfig {
  readonly port: number;
  /** The folder of the shop's data, which contains the program's own. */
  readonly dataDir: string;
  /** The shop's public origin, without a trailing slash. */
  readonly shopUrl: string;
  /** Address of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** Whether `X-Forwarded-For` of an address is trusted. */
  readonly isTrustedProxy: (address: string) => boolean;
  /** Whether the sandbox bank runs: never for a shop with a public address. */
  readonly isBankOn: boolean;
  /** Shared with the API; `undefined`: there is no bank. */
  readonly paymentSecret: string | undefined;
  /** Authorises the reader of the metrics; empty: there are none. */
  readonly metricsToken: string;
  readonly logLevel: string;
}

/** An invalid value in the environment; the message is one sentence for the person who starts the program. */
export class ConfigError extends Error {}

const PROJECT = path.resolve(import.meta.dirname, '../..');

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new ConfigError(`DEMO_PORT must be a port from 0 to 65535, but it is "${text}".`);
  return port;
}

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new ConfigError(`${name} must be an address starting with http:// or https://.`);
  return url.origin;
}

function readProxies(text: string): (address: string) => boolean {
  try {
    return trustedProxies(text);
  } catch (error) {
    if (error instanceof RangeError) throw new ConfigError(error.message);
    throw error;
  }
}

/**
 * Reads the environment of the demo program.
 *
 * @throws ConfigError with one sentence that names the variable and its allowed values
 */
export function readDemoConfig(environment: Readonly<Record<string, string | undefined>>): DemoConfig {
  const value = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const shopUrl = readOrigin('SHOP_URL', value('SHOP_URL', 'http://localhost:3000'));
  const sandbox = value('PAYMENT_SANDBOX', '');
  if (!['', 'on', 'off'].includes(sandbox)) throw new ConfigError('PAYMENT_SANDBOX must be on or off.');
  return {
    port: readPort(value('DEMO_PORT', '3020')),
    dataDir: path.resolve(value('DATA_DIR', path.join(PROJECT, '.data'))),
    shopUrl,
    apiUrl: readOrigin('API_URL', value('API_URL', 'http://127.0.0.1:3010')),
    isTrustedProxy: readProxies(value('TRUSTED_PROXIES', 'loopback')),
    isBankOn: sandbox !== 'off' && isOnThisMachine({ shopUrl }),
    paymentSecret: value('PAYMENT_SECRET', '') || undefined,
    metricsToken: value('METRICS_TOKEN', ''),
    logLevel: value('LOG_LEVEL', 'info'),
  };
}
