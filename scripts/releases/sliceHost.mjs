import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openReleaseStore, parseTrust } from '@feszek/release';
import { Failure } from '../failure.mjs';
import { freePort } from '../ports.mjs';
import { HOST } from '../programs.mjs';
import { releaseArguments, releasedSlice } from '../slicePrograms.mjs';
import { supervise } from '../supervisor.mjs';
import { chooseReleases } from './chooseReleases.mjs';
import { createRegisterClient } from './registerClient.mjs';

/** @typedef {import('../programs.mjs').Program} Program */
/** @typedef {import('./registerClient.mjs').ReleaseRef} ReleaseRef */

/** Pause before the next connection to the register, in milliseconds. */
const RECONNECT_MS = 500;

/**
 * A release that runs.
 *
 * @typedef {object} Instance
 * @property {ReleaseRef} ref
 * @property {number} port
 * @property {boolean} isFirst - whether it has the port and the log of the slice
 * @property {import('../keepRunning.mjs').Supervised} supervised
 * @property {Promise<void>} started
 */

/** @param {ReleaseRef} ref */
const keyOf = ({ slice, version }) => `${slice}@${version}`;

/**
 * Runs the releases that the register wants, one supervised process for each. A release answers before the register makes it
 * live, and the one before it still runs until no page needs it.
 *
 * @param {import('../programs.mjs').Settings & { readonly register: import('./registerSettings.mjs').RegisterSettings }} settings
 * @param {object} options
 * @param {readonly Program[]} options.programs - the slices with a folder in the project. Others run from the store as well
 * @param {(incident: import('../keepRunning.mjs').Incident) => void} options.onIncident
 */
export function createSliceHost(settings, { programs, onIncident }) {
  const { register } = settings;
  const client = createRegisterClient(register);
  const store = openReleaseStore(register.store, register.bucket);
  /** @type {Map<string, Instance>} */
  const instances = new Map();
  /** Slices whose processes were ended on purpose. @type {Set<string>} */
  const held = new Set();
  const choices = chooseReleases({ register, client, store }, programs);
  const ending = new AbortController();

  /** @param {string} slice */
  const instancesOf = (slice) => [...instances.values()].filter(({ ref }) => ref.slice === slice);

  /** @param {string} slice */
  function programOf(slice) {
    return programs.find(({ name }) => name === slice) ?? releasedSlice(slice);
  }

  /**
   * Starts a release. The first one of a slice has the slice's port and log, a further one its own.
   *
   * @param {ReleaseRef} ref
   * @returns {Promise<Instance>}
   */
  async function launch(ref) {
    await store.fetch(ref.slice, ref.version, parseTrust(await readFile(register.trustFile, 'utf8')));
    const spare = await freePort();
    // Everything from here to the new instance is one step.
    ending.signal.throwIfAborted();
    const running = instances.get(keyOf(ref));
    if (running) {
      await running.started;
      return running;
    }
    const program = programOf(ref.slice);
    const isFirst = !instancesOf(ref.slice).some((instance) => instance.isFirst);
    const named = isFirst ? program : { ...program, name: `${program.name}-${ref.version}` };
    const started = Promise.withResolvers();
    started.promise.catch(() => undefined);
    const port = (isFirst ? settings.ports[program.name] : undefined) ?? spare;
    const supervised = supervise(named, { ...settings, ports: { ...settings.ports, [program.name]: port, [named.name]: port } }, { args: releaseArguments(ref), onIncident });
    const instance = { ref, port, isFirst, supervised, started: /** @type {Promise<void>} */ (started.promise) };
    instances.set(keyOf(ref), instance);
    try {
      await supervised.start();
      started.resolve(undefined);
      return instance;
    } catch (error) {
      instances.delete(keyOf(ref));
      started.reject(error);
      throw error;
    }
  }

  /** @param {Instance} instance */
  function report({ ref, port }) {
    return client.report({ ...ref, url: `http://${HOST}:${port}` });
  }

  /**
   * Starts a release that the register wants, and reports where it answers or why it does not.
   *
   * @param {ReleaseRef} ref
   */
  async function start(ref) {
    try {
      await report(await launch(ref));
    } catch (error) {
      await client.report({ ...ref, error: (error instanceof Error ? error.message : String(error)).slice(0, 500) });
    }
  }

  /** @param {Instance} instance */
  async function retire({ ref, supervised }) {
    instances.delete(keyOf(ref));
    await client.report({ ...ref, error: 'it has stopped' });
    await supervised.stop();
  }

  /** @param {readonly ReleaseRef[]} wanted */
  function apply(wanted) {
    const keys = new Set(wanted.map(keyOf));
    const missing = wanted.filter((ref) => !instances.has(keyOf(ref)) && !held.has(ref.slice));
    const surplus = [...instances.values()].filter(({ ref }) => !keys.has(keyOf(ref)));
    // A failed report is repeated after the next connection.
    void Promise.allSettled([...missing.map(start), ...surplus.map(retire)]);
  }

  async function follow() {
    while (!ending.signal.aborted) {
      try {
        await Promise.all([...instances.values()].map(report));
        for await (const wanted of client.wanted(ending.signal)) apply(wanted);
      } catch {
        // The register is unavailable: running releases stay, and nothing can be deployed.
      }
      await sleep(RECONNECT_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }

  /**
   * Makes a new build live. One that the register refuses leaves the live release as it is: the shop starts with it.
   *
   * @param {ReleaseRef} ref
   * @param {object} options
   * @param {ReleaseRef | undefined} options.live
   * @param {readonly ReleaseRef[]} options.together
   */
  async function makeLive(ref, { live, together }) {
    try {
      await client.assign({ ...ref, together, who: userInfo().username, why: 'npm start' });
    } catch (error) {
      if (!live || !(error instanceof Failure)) throw error;
      onIncident({ kind: 'refused', program: ref.slice, reason: error.message });
      await report(await launch(live));
    }
  }

  return {
    /**
     * Starts a slice: its live release, or its new build.
     *
     * @param {Program} program
     */
    async start(program) {
      held.delete(program.name);
      const stopped = instancesOf(program.name);
      if (stopped.length > 0) {
        await Promise.all(stopped.map(({ supervised }) => supervised.start()));
        return;
      }
      const { ref: { slice, version }, live, isLive } = await choices.of(program);
      await report(await launch({ slice, version }));
      // An assignment would end the canary of the slice.
      if (isLive) return;
      await makeLive({ slice, version }, { live, together: await choices.newOnes() });
    },
    /** Follows the register from now on. */
    follow() {
      void follow();
    },
    /** @param {string} slice */
    async kill(slice) {
      held.add(slice);
      await Promise.all(instancesOf(slice).map(({ supervised }) => supervised.kill()));
    },
    /** Ends all releases. */
    async stop() {
      ending.abort();
      await Promise.all([...instances.values()].map(({ supervised }) => supervised.stop()));
    },
  };
}
