import { join, relative } from 'node:path';
import { BIN, ROOT } from '../paths.mjs';
import { readPackages } from './packages.mjs';
import { runTool } from './runTool.mjs';

/** Keeps the result for the next run, as long as no source has changed. */
const CACHE = ['--cache', join(ROOT, 'node_modules', '.cache', 'dependency-cruiser'), '--cache-strategy', 'content'];

/**
 * Checks the order of the layers inside the packages, and that no package has circular imports.
 *
 * @param {AbortSignal} signal
 */
export function checkLayers(signal) {
  const folders = readPackages(ROOT).map(({ folder }) => relative(ROOT, folder));
  return runTool(join(BIN, 'depcruise'), ['--config', '.dependency-cruiser.cjs', ...CACHE, '--output-type', 'err-long', ...folders], { signal });
}
