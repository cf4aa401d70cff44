import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Programs of installed packages: `turbo`, `pnpm`, `tsc` and the pinned `node`. */
export const BIN = join(ROOT, 'node_modules', '.bin');

/** Compiled code of the commands and of the programs, which a second start reads instead of compiling it again. */
export const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compile');

/** The Node.js that runs the shop, installed as a package. */
export const PINNED_NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node');
