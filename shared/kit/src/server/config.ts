import { parseAddresses } from './Origins.ts';
import { readStopDelay } from './stopOnSignal.ts';

export interface SliceServerConfig {
  readonly host: string;
  readonly port: number;
  /** The API's address, or those of several processes separated by commas. */
  readonly apiUrl: string;
  /** Authorises the reader of the metrics; empty: no metrics are served. */
  readonly metricsToken: string;
  /** How long the server still answers after a signal to end, in milliseconds. */
  readonly stopDelayMs: number;
}

/**
 * Reads a slice server's settings from the environment: HOST, PORT, API_URL, METRICS_TOKEN, STOP_DELAY_MS.
 *
 * @throws Error with a sentence that states what to change
 */
export function sliceServerConfig(env: Readonly<Record<string, string | undefined>>, defaultPort: number): SliceServerConfig {
  const port = Number(env['PORT'] ?? defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is ${env['PORT']}: it must be a number from 0 to 65535.`);
  const apiUrl = env['API_URL'] ?? 'http://127.0.0.1:3010';
  if (!parseAddresses(apiUrl)) throw new Error(`API_URL is ${apiUrl}: it must be an address such as http://127.0.0.1:3010, or several separated by commas.`);
  return { host: env['HOST'] ?? '127.0.0.1', port, apiUrl, metricsToken: env['METRICS_TOKEN']?.trim() ?? '', stopDelayMs: readStopDelay(env) };
}
