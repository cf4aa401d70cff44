#!/usr/bin/env node
import { BuildError } from './BuildError.ts';

const folder = process.cwd();

// Each command imports its own modules: a running slice needs no compiler.
/** `feszek-slice build | serve [SLICE VERSION] | dev`: `build` and `dev` run in a slice's folder. */
async function main(command?: string, slice?: string, version?: string): Promise<void> {
  switch (command) {
    case 'build': {
      const { buildSlice } = await import('./buildSlice.ts');
      const { name, version } = await buildSlice(folder, 'production');
      process.stdout.write(`${name} ${version} built\n`);
      return;
    }
    case 'serve': {
      const { startBuild, startRelease } = await import('./startSlice.ts');
      return slice !== undefined && version !== undefined ? startRelease(slice, version) : startBuild(folder);
    }
    case 'dev': {
      const { developSlice } = await import('./developSlice.ts');
      return developSlice(folder);
    }
    default:
      throw new BuildError('Usage: feszek-slice build | serve [SLICE VERSION] | dev');
  }
}

try {
  await main(...process.argv.slice(2, 5));
} catch (error) {
  process.stderr.write(`${error instanceof BuildError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
