import { ROOT } from '../paths.mjs';
import { spawnGroup, stopGroup } from '../processGroup.mjs';
import { toolEnvironment } from '../programs.mjs';

/**
 * Runs a tool until it ends.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {AbortSignal} options.signal - ends the tool and all its child processes
 * @param {NodeJS.ProcessEnv} [options.env] - in addition to the tools' environment
 * @param {boolean} [options.shown] - whether its output goes to the terminal
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runTool(command, args, { signal, env = {}, shown = false }) {
  const child = spawnGroup(command, args, {
    cwd: ROOT,
    env: { ...toolEnvironment(process.env), ...env },
    stdio: shown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => void stopGroup(child);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += String(error);
      resolve(1);
    });
    child.once('close', resolve);
  });
  signal.removeEventListener('abort', stop);
  return { ok: code === 0, output };
}
