import { programsOf } from './programs.mjs';
import { supervise } from './supervisor.mjs';

/**
 * The running shop.
 *
 * @typedef {object} Shop
 * @property {string} url - the origin that visitors see
 * @property {() => Promise<void>} stop - ends the shell once its pages in flight are finished, then the slices, then the API
 * @property {(name: string) => Promise<void>} kill - ends one program as a crash would; it stays away
 * @property {(name: string) => Promise<void>} start - brings a killed program back
 */

/**
 * Starts the whole shop: first the API, which creates and fills its database, then all others side by side.
 *
 * @param {import('./programs.mjs').Settings} settings
 * @param {object} [options]
 * @param {(program: import('./programs.mjs').Program) => readonly string[]} [options.args] - what Node.js runs;
 *   the built program by default
 * @param {(program: import('./programs.mjs').Program) => Promise<void>} [options.beforeStart]
 * @param {(program: import('./programs.mjs').Program) => void} [options.onStarted]
 * @param {(incident: import('./supervisor.mjs').Incident) => void} [options.onIncident]
 * @param {AbortSignal} [options.signal] - ends a start that is under way
 * @returns {Promise<Shop>} rejects with the first program's `Failure`, after everything has been stopped
 */
export async function startShop(settings, options = {}) {
  const { args = (program) => program.serve, beforeStart, onStarted, onIncident = () => {}, signal } = options;
  const programs = programsOf(settings);
  const supervised = new Map(programs.map((program) => [program.name, supervise(program, settings, { args: args(program), onIncident })]));

  /** @param {string} name */
  function find(name) {
    const found = supervised.get(name);
    if (!found) throw new RangeError(`No program is named ${name}`);
    return found;
  }

  /** @param {import('./programs.mjs').Program} program */
  async function start(program) {
    signal?.throwIfAborted();
    await beforeStart?.(program);
    await find(program.name).start();
    signal?.throwIfAborted();
    onStarted?.(program);
  }

  /** First what others ask last: a page in flight needs the slices, and they need the API. */
  async function stop() {
    await find('shell').stop();
    await Promise.all([...supervised].filter(([name]) => name !== 'api').map(([, program]) => program.stop()));
    await find('api').stop();
  }

  signal?.addEventListener('abort', () => void stop());
  try {
    const [api, ...others] = programs;
    if (api) await start(api);
    await Promise.all(others.map(start));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: settings.shopUrl,
    stop,
    kill: (name) => find(name).kill(),
    start: (name) => find(name).start(),
  };
}
