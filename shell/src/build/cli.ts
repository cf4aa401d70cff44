import { BuildError, runWebpack } from '@feszek/kit/build';
import { join } from 'node:path';
import { buildShell } from './buildShell.ts';
import { galleryConfig } from '../gallery/galleryConfig.ts';
import { developShell } from './developShell.ts';

const folder = join(import.meta.dirname, '..', '..');

/** `node src/build/cli.ts build | dev | gallery`: builds once, rebuilds after every change, or builds the component gallery. */
async function main(command: string | undefined): Promise<void> {
  if (command === 'build') {
    const { version } = await buildShell(folder, 'production');
    process.stdout.write(`shell ${version} built\n`);
  } else if (command === 'dev') {
    await developShell(folder);
  } else if (command === 'gallery') {
    await runWebpack(galleryConfig(folder));
  } else {
    throw new BuildError('Usage: node src/build/cli.ts build | dev | gallery');
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof BuildError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
