import { Failure } from '../failure.mjs';
import { freePort } from '../ports.mjs';
import { stopGroup } from '../processGroup.mjs';
import { collectOutput } from '../programOutput.mjs';
import { openCluster } from './cluster.mjs';
import { serverUrl, spawnServer, stopServer, untilReady } from './spawnServer.mjs';

const START_MS = 60_000;

/**
 * Starts a PostgreSQL server for tests and measurements: on the loopback interface, on a free port, with a password of its
 * own, and without the disk flushes that protect from a crash.
 *
 * @param {{ folder: string, isDurable?: boolean, settings?: Readonly<Record<string, string>> }} options - `folder` is empty, does not exist yet or contains a server's
 *   files of an earlier run; `isDurable` flushes to the disk, as a shop's server does; `settings` replace the default ones
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` names the server's own database; `stop` waits
 *   until the server has ended
 * @throws {Failure} if the server does not start
 */
export async function startPostgres({ folder, isDurable = false, settings = {} }) {
  const cluster = openCluster(folder, { isDurable });
  const port = await freePort();
  const server = spawnServer(cluster, { port, isDurable, settings });
  const output = collectOutput(server, { write: () => undefined });
  if (!(await untilReady(server, AbortSignal.timeout(START_MS)))) {
    await stopGroup(server, 'SIGKILL');
    await output.ended;
    throw new Failure('PostgreSQL did not start.', output.lastLines());
  }
  return { url: serverUrl(cluster, port), stop: () => stopServer(server) };
}
