import { countGoods } from '../countGoods.mjs';
import { untilAnswering } from '../health.mjs';
import { startShopDatabase } from '../postgres/shopDatabase.mjs';
import { HOST, isSlice, programsOf, programUrl } from '../programs.mjs';
import { recordPrograms } from '../releases/programContracts.mjs';
import { createRegisterClient } from '../releases/registerClient.mjs';
import { prepareRegister } from '../releases/registerSettings.mjs';
import { createSliceHost } from '../releases/sliceHost.mjs';
import { supervise } from '../supervisor.mjs';

/**
 * The running shop.
 *
 * @typedef {object} Shop
 * @property {string} url - the origin that visitors see
 * @property {() => Promise<void>} stop - ends the shell after its pages in flight, then the slices, the API and its database
 * @property {(name: string) => Promise<void>} kill - ends one program (`database` too) like a crash, without a restart
 * @property {(name: string) => Promise<void>} start - starts a killed program
 */

/**
 * Starts the whole shop: the database server, unless `DATABASE_URL` names another one, then the API, which migrates the
 * database, and the register. The slices, which run as releases, follow the register, and the demo program follows the API. The
 * shell is last, once the pages of a new shop have their texts: no address of the shop is answered with 404 because it is being filled.
 *
 * @param {import('../programs.mjs').Settings} settings
 * @param {object} [options]
 * @param {(program: import('../programs.mjs').Program) => readonly string[]} [options.args] - what Node.js runs;
 *   the built program by default
 * @param {(program: import('../programs.mjs').Program) => Promise<void>} [options.beforeStart]
 * @param {(program: import('../programs.mjs').Program) => void} [options.onStarted]
 * @param {(incident: import('../keepRunning.mjs').Incident) => void} [options.onIncident]
 * @param {AbortSignal} [options.signal] - ends a start in progress
 * @param {boolean} [options.isDurable] - `false`: a crash of the machine may lose the database, for tests
 * @returns {Promise<Shop>} rejects with the first program's `Failure`, after everything has been stopped
 */
export async function startShop(settings, options = {}) {
  const { args = (program) => program.serve, beforeStart, onStarted, onIncident = () => {}, signal } = options;
  // What runs other code than the built programs, such as development, has no releases.
  const register = settings.nodeEnv === 'production' && options.args === undefined ? await prepareRegister(settings) : undefined;
  const client = register && createRegisterClient(register);
  const programs = programsOf(settings).filter(({ name }) => register || name !== 'register');
  const database = settings.env.DATABASE_URL ? undefined : await startShopDatabase(settings, { onIncident, isDurable: options.isDurable ?? true });
  const withDatabase = database ? { ...settings, env: { ...settings.env, DATABASE_URL: database.url, SHOP_DATABASE: 'own' } } : settings;
  const host = register && createSliceHost({ ...withDatabase, register }, { programs: programs.filter(isSlice), onIncident });
  /** Ends the start of the others if one program does not start. */
  const failing = new AbortController();
  const supervised = new Map(programs.filter((program) => !host || !isSlice(program)).map((program) => [program.name, supervise(program, { ...withDatabase, register }, { args: args(program), onIncident })]));

  /** @param {string} name */
  function find(name) {
    const found = name === 'database' ? database : (supervised.get(name) ?? released(name));
    if (!found) throw new RangeError(`No program is named ${name}`);
    return found;
  }

  /** @param {string} name */
  function released(name) {
    const program = programs.find((known) => known.name === name);
    return host && program && { start: () => host.start(program), kill: () => host.kill(name) };
  }

  /** @param {import('../programs.mjs').Program} program */
  async function start(program) {
    signal?.throwIfAborted();
    failing.signal.throwIfAborted();
    await beforeStart?.(program);
    await find(program.name).start();
    signal?.throwIfAborted();
    onStarted?.(program);
  }

  /**
   * Starts the shell once the demo program answers, which it does when the shop has the texts of its pages. A shop with goods has them.
   *
   * @param {import('../programs.mjs').Program} shell
   * @param {Promise<unknown>} demoStarted
   */
  async function startAfterTexts(shell, demoStarted) {
    const demo = programs.find(({ name }) => name === 'demo');
    if (demo && !(await countGoods(`http://${HOST}:${settings.ports.api}`))) await Promise.race([demoStarted, untilAnswering(`${programUrl(demo, settings)}${demo.livePath}`, failing.signal)]);
    failing.signal.throwIfAborted();
    await start(shell);
  }

  /** Starts every program as soon as those that it needs run. */
  async function startAll() {
    const named = (/** @type {string} */ name) => programs.filter((program) => program.name === name);
    const each = (/** @type {readonly import('../programs.mjs').Program[]} */ started) => Promise.all(started.map(start));
    const api = each(named('api'));
    const slices = each(named('register')).then(async () => {
      if (client) await recordPrograms(client);
      await each(programs.filter(isSlice));
    });
    const demo = api.then(() => each(named('demo')));
    const shell = api.then(() => Promise.all(named('shell').map((program) => startAfterTexts(program, demo))));
    await Promise.all([api, slices, demo, shell]);
  }

  /** Pages in flight need the slices, the slices need the API, and the API needs its database. */
  async function stop() {
    await supervised.get('shell')?.stop();
    await Promise.all([host?.stop(), ...[...supervised].filter(([name]) => name !== 'api').map(([, program]) => program.stop())]);
    await supervised.get('api')?.stop();
    await database?.stop();
  }

  signal?.addEventListener('abort', () => void stop());
  try {
    await startAll();
  } catch (error) {
    failing.abort(error);
    await stop();
    throw error;
  }
  for (const reason of (await client?.breaks()) ?? []) onIncident({ kind: 'contract-broken', program: 'register', reason });
  host?.follow();
  return {
    url: settings.shopUrl,
    stop,
    kill: (name) => find(name).kill(),
    start: (name) => find(name).start(),
  };
}
