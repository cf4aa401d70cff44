import { join } from 'node:path';
import { build } from '../build.mjs';
import { Failure, reportFailure } from '../failure.mjs';
import { LogFile } from '../LogFile.mjs';
import { PINNED_NODE, ROOT } from '../paths.mjs';
import { reservePorts } from '../ports.mjs';
import { spawnGroup, stopGroup } from '../processGroup.mjs';
import { printIncident } from '../printIncident.mjs';
import { collectOutput } from '../programOutput.mjs';
import { done, sinceStart, step } from '../progress.mjs';
import { LOG_LIMITS, PRELOADS, PROGRAMS, logFile, programEnvironment, readSettings } from '../programs.mjs';
import { startShop } from '../shop/startShop.mjs';
import { endSignal, untilAborted } from '../signals.mjs';

/**
 * The programs in development: the named ones, or all.
 *
 * @param {readonly string[]} names
 */
function chooseLive(names) {
  const known = PROGRAMS.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Failure(`No program is named "${unknown}". There are: ${known.join(', ')}.`);
  return new Set(names.length ? names : known);
}

/**
 * Rebuilds a program whose server does not do so itself.
 *
 * @param {import('../programs.mjs').Program} program
 * @param {import('../programs.mjs').Settings} settings
 */
function rebuild(program, settings) {
  const file = logFile(program, settings).replace(/\.log$/, '.build.log');
  const builder = spawnGroup(PINNED_NODE, [...PRELOADS, ...(program.liveBuild ?? [])], {
    cwd: join(ROOT, program.folder),
    env: programEnvironment(program, settings),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const name = `${program.name} build`;
  collectOutput(builder, new LogFile(file, { ...(settings.logs ?? LOG_LIMITS), onIncident: (incident) => printIncident({ program: name, ...incident }) }));
  return builder;
}

/** @param {AbortSignal} signal */
async function develop(signal) {
  const live = chooseLive(process.argv.slice(2));
  const settings = readSettings(process.env, 'development');
  const releases = await reservePorts(settings, 'npm run dev');
  // A slice in development builds itself; the shell's server needs a first build to start.
  const packages = PROGRAMS.filter(({ name, built, liveBuild }) => built && (liveBuild || !live.has(name))).map(({ folder }) => `@feszek/${folder}`);
  await step('building changes', () => build({ packages, signal }));

  const builders = PROGRAMS.filter(({ name, liveBuild }) => liveBuild && live.has(name)).map((program) => rebuild(program, settings));
  signal.addEventListener('abort', () => builders.forEach((builder) => void stopGroup(builder)));
  try {
    const shop = await startShop(settings, {
      signal,
      args: (program) => (live.has(program.name) ? program.live : program.serve),
      beforeStart: async ({ name }) => releases.get(name)?.(),
      onStarted: ({ name }) => done(`${name} on port ${settings.ports[name]}${live.has(name) ? ', live' : ''}`),
      onIncident: printIncident,
    });
    console.log(`\nFészek is open at ${shop.url} (${sinceStart()})`);
    console.log('Logs of the programs: tail -F .data/logs/*.log. Ctrl-C closes it.\n');
    await untilAborted(signal);
    await shop.stop();
  } finally {
    await Promise.all(builders.map((builder) => stopGroup(builder)));
  }
  done('closed');
}

const signal = endSignal();
try {
  await develop(signal);
} catch (error) {
  if (!signal.aborted) {
    reportFailure(error);
    process.exitCode = 1;
  }
}
if (process.connected) process.disconnect();
