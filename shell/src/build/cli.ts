import { BuildError } from '@feszek/kit/build';
import { join } from 'node:path';
import { buildShell } from './buildShell.ts';
import { developShell } from './developShell.ts';

const folder = join(import.meta.dirname, '..', '..');

/** `node src/build/cli.ts build | dev` */
async function main(command: string | undefined): Promise<void> {
  if (command === 'build') {
    const { version } = await buildShell(folder, 'production');
    process.stdout.write(`shell ${version} built\n`);
  } else if (command === 'dev') {
    await developShell(folder);
  } else {
    throw new BuildError('Usage: node src/build/cli.ts build | dev');
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof BuildError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
