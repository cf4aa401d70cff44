import { join } from 'node:path';
import { waitUntilHealthy } from './health.mjs';
import { keepRunning } from './keepRunning.mjs';
import { LIVENESS, untilHung } from './liveness.mjs';
import { PINNED_NODE, ROOT } from './paths.mjs';
import { spawnGroup, stopGroup } from './processGroup.mjs';
import { PRELOADS, isSlice, logFile, programEnvironment, programUrl } from './programs.mjs';
import { slicePermissions } from './slicePermissions.mjs';

/**
 * @typedef {object} SuperviseOptions
 * @property {readonly string[]} args - arguments of Node.js
 * @property {(incident: import('./keepRunning.mjs').Incident) => void} onIncident
 * @property {import('./liveness.mjs').Liveness} [liveness] - defines when a program counts as hung
 */

/**
 * Runs one of the shop's programs, and restarts it when it ends unexpectedly or stops answering. In development, where it
 * may be stopped at a breakpoint, it need not answer.
 *
 * @param {import('./programs.mjs').Program} program
 * @param {import('./programs.mjs').Settings} settings
 * @param {SuperviseOptions} options
 * @returns {import('./keepRunning.mjs').Supervised}
 */
export function supervise(program, settings, { args, onIncident, liveness = LIVENESS }) {
  const url = programUrl(program, settings);
  const permissions = isSlice(program) && settings.register ? slicePermissions(settings.register) : [];
  return keepRunning(
    {
      name: program.name,
      logFile: logFile(program, settings),
      spawn: () => spawnGroup(PINNED_NODE, [...permissions, ...PRELOADS, ...args], {
        cwd: join(ROOT, program.folder),
        env: programEnvironment(program, settings),
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      }),
      untilHealthy: (_child, signal) => waitUntilHealthy(`${url}/health`, signal),
      ...(settings.nodeEnv === 'production' && { untilHung: (_child, signal) => untilHung(`${url}${program.livePath}`, liveness, signal) }),
      ...(program.startMs && { startMs: program.startMs }),
      hungGraceMs: liveness.graceMs,
      stop: (child) => stopGroup(child),
    },
    { onIncident, ...(settings.logs && { logs: settings.logs }) },
  );
}
