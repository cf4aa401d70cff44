import { appendFile, glob, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host } from './Host.ts';
import { run } from './run.ts';
import { installRelease } from './setUpHost.ts';

const PROJECT = '/srv';
const FOLDER = '/mnt/next';
const LAYER = join(FOLDER, 'own');
const PACKAGES = '{shell,mfe-catalog,mfe-cart-checkout,mfe-account,mfe-content}';

/** Builds a later version of the shell and of the slices, each with another style sheet. */
export async function buildNext(): Promise<void> {
  const project = join(FOLDER, 'project');
  for (const folder of [LAYER, join(FOLDER, 'work'), project]) await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'overlay', 'overlay', '-o', `lowerdir=${PROJECT},upperdir=${LAYER},workdir=${join(FOLDER, 'work')}`, project]);
  for await (const file of glob(`${PACKAGES}/src/**/*.css`, { cwd: project })) await appendFile(join(project, file), '\n.next-release {\n  --release: 2;\n}\n');
  const script = `import(${JSON.stringify(join(project, 'scripts', 'build.mjs'))}).then(({ build }) => build())`;
  await run(process.execPath, ['--eval', script]);
  await run('umount', [project]);
}

/** Installs the later version on the hosts, as release 2. */
export async function installNext(hosts: Iterable<Host>): Promise<void> {
  for (const host of hosts) await installRelease(host, 2, [LAYER]);
}
