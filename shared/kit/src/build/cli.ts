#!/usr/bin/env node
import { buildSlice } from './buildSlice.ts';
import { developSlice } from './developSlice.ts';
import { BuildError } from './runWebpack.ts';
import { startSlice } from './startSlice.ts';

const folder = process.cwd();

/** `feszek-slice build | serve | dev`, run in a slice's folder. */
async function main(command: string | undefined): Promise<void> {
  switch (command) {
    case 'build': {
      const { name, version } = await buildSlice(folder, 'production');
      process.stdout.write(`${name} ${version} built\n`);
      return;
    }
    case 'serve':
      return startSlice(folder);
    case 'dev':
      return developSlice(folder);
    default:
      throw new BuildError('Usage: feszek-slice build | serve | dev');
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof BuildError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
