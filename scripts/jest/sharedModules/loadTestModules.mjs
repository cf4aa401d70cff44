import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { SWC_OPTIONS } from '../swcOptions.mjs';

const GLOBALS = new URL('globals.mjs', import.meta.url).href;
const STYLES = new URL('../cssModule.mjs', import.meta.url).href;

/** Extends the module loader of Node.js for imports of tests: Jest's functions, CSS Modules and JSX. */
export function loadTestModules() {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
      if (specifier.endsWith('.css')) return { url: STYLES, shortCircuit: true };
      return next(specifier, context);
    },
    load(url, context, next) {
      if (!url.endsWith('.tsx')) return next(url, context);
      const filename = fileURLToPath(url);
      const { code } = transformSync(readFileSync(filename, 'utf8'), { ...SWC_OPTIONS, filename, sourceMaps: 'inline', swcrc: false });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
