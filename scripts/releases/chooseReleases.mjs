import { join } from 'node:path';
import { readSigningKey } from '@feszek/release';
import { ROOT } from '../paths.mjs';

/** @typedef {import('../programs.mjs').Program} Program */
/** @typedef {import('./registerClient.mjs').ReleaseRef} ReleaseRef */

/**
 * Which release of a slice runs at the start of the shop.
 *
 * @typedef {object} Choice
 * @property {ReleaseRef} ref
 * @property {boolean} isLive - whether it is live already; otherwise it is a build that was never released
 * @property {ReleaseRef | undefined} live - the live release
 */

/**
 * Publishes the builds of slices, and decides which release of each runs: a build that was never released becomes live,
 * otherwise the register's choice stays. All are recorded before the first becomes live: new builds that start together are
 * compared with each other.
 *
 * @param {object} parts
 * @param {import('./registerSettings.mjs').RegisterSettings} parts.register
 * @param {ReturnType<typeof import('./registerClient.mjs').createRegisterClient>} parts.client
 * @param {import('@feszek/release').ReleaseStore} parts.store
 * @param {readonly Program[]} programs
 */
export function chooseReleases({ register, client, store }, programs) {
  /** @param {Program} program @returns {Promise<Choice>} */
  async function choose(program) {
    const known = await client.releases();
    const published = await store.publish(join(ROOT, program.folder, 'dist'), await readSigningKey(register.keyFile));
    const ref = { slice: published.slice, version: published.version };
    const live = known.find(({ slice, isLive }) => slice === program.name && isLive);
    const isNew = !known.some(({ slice, version }) => slice === ref.slice && version === ref.version);
    if (isNew) await client.release(published);
    return live && !isNew ? { ref: live, live, isLive: true } : { ref, live, isLive: false };
  }

  /** @type {Map<string, Promise<Choice>> | undefined} */
  let choices;

  function all() {
    choices ??= new Map(programs.map((program) => {
      const choice = choose(program);
      // A failure belongs to the start of its slice, which may never be requested.
      choice.catch(() => undefined);
      return [program.name, choice];
    }));
    return choices;
  }

  return {
    /** @param {Program} program @returns {Promise<Choice>} rejected if its build cannot be released */
    of(program) {
      return all().get(program.name) ?? choose(program);
    },
    /** @returns {Promise<ReleaseRef[]>} the builds that were never released */
    async newOnes() {
      const settled = await Promise.allSettled(all().values());
      return settled.flatMap((choice) => (choice.status === 'fulfilled' && !choice.value.isLive ? [choice.value.ref] : []));
    },
  };
}
