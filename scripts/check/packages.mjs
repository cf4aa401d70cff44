import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A package of the workspace.
 *
 * @typedef {object} Package
 * @property {string} name
 * @property {string} folder - absolute
 * @property {'shell' | 'slice' | 'shared' | 'api' | 'demo' | 'register' | 'e2e' | 'scripts'} kind
 */

/**
 * @param {string} folder - relative to the project's folder
 * @returns {Package['kind'] | undefined}
 */
function kindOf(folder) {
  if (folder.startsWith('mfe-')) return 'slice';
  if (folder.startsWith('shared/')) return 'shared';
  if (folder === 'shell' || folder === 'api' || folder === 'demo' || folder === 'register' || folder === 'e2e' || folder === 'scripts') return folder;
  return undefined;
}

/**
 * Every package of the workspace.
 *
 * @param {string} root - the project's folder
 * @returns {Package[]}
 */
export function readPackages(root) {
  const shared = join(root, 'shared');
  const folders = [...readdirSync(root), ...(existsSync(shared) ? readdirSync(shared).map((name) => `shared/${name}`) : [])];
  return folders.sort().flatMap((folder) => {
    const kind = kindOf(folder);
    const manifest = join(root, folder, 'package.json');
    if (!kind || !existsSync(manifest)) return [];
    return [{ name: JSON.parse(readFileSync(manifest, 'utf8')).name, folder: join(root, folder), kind }];
  });
}
