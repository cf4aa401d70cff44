import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const SLICE_CLI = join(ROOT, 'shared', 'kit', 'src', 'build', 'cli.ts');

/**
 * A slice with a folder in the project.
 *
 * @param {import('./sliceFolders.mjs').SliceFolder} slice
 * @returns {import('./programs.mjs').Program}
 */
export function sliceProgram({ name, folder, port }) {
  const variable = name.toUpperCase().replaceAll('-', '_');
  return {
    name,
    folder,
    isSlice: true,
    serve: [SLICE_CLI, 'serve'],
    live: [SLICE_CLI, 'dev'],
    built: true,
    portVariable: `${variable}_PORT`,
    defaultPort: port,
    urlVariable: `${variable}_URL`,
    livePath: '/health',
  };
}

/**
 * A slice that runs as a release: from the store, so it needs no folder in the project.
 *
 * @param {string} name
 * @returns {import('./programs.mjs').Program}
 */
export function releasedSlice(name) {
  return { ...sliceProgram({ name, folder: join('shared', 'kit'), port: 0 }), built: false };
}

/**
 * What Node.js runs for a release.
 *
 * @param {{ readonly slice: string, readonly version: string }} release
 */
export function releaseArguments({ slice: name, version }) {
  return [SLICE_CLI, 'serve', name, version];
}
