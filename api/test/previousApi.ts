import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const MIGRATIONS = 'api/src/platform/database/migrations';
const run = promisify(execFile);

const git = async (...args: readonly string[]) => (await run('git', args, { cwd: ROOT })).stdout.trim();

/** The API as it was before the last migration was written. */
export interface PreviousApi {
  /** Its program. */
  readonly main: string;
  /** Migrates an empty database as this version does, and fills it with the goods of its tests. */
  fill(databaseUrl: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * The commit before the one that last added a migration.
 *
 * @returns `undefined` without the history, as in a shallow clone
 */
export async function commitBeforeLastMigration(): Promise<string | undefined> {
  try {
    return await git('rev-parse', '--verify', `${await git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS)}~1^{commit}`);
  } catch {
    return undefined;
  }
}

/** What runs in that version: its own code migrates and fills. */
const FILL = `
  import { connectPostgres } from '../src/platform/database/connect.ts';
  import { migrate } from '../src/platform/database/migrate.ts';
  import { fillShop } from './fillShop.ts';
  import { testGoods } from './goods.ts';
  const { bulkDb, close } = connectPostgres(process.argv[2]);
  await migrate(bulkDb);
  await fillShop(bulkDb, { now: () => new Date() }, testGoods);
  await close();
`;

/** Copies the files of a commit into a folder of their own, and installs what its API needs. */
export async function installPreviousApi(commit: string): Promise<PreviousApi> {
  const folder = await mkdtemp(path.join(tmpdir(), 'feszek-previous-api-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const archive = path.join(folder, 'project.tar');
    await git('archive', `--output=${archive}`, commit);
    await run('tar', ['-xf', archive, '-C', folder]);
    await run(path.join(ROOT, 'node_modules', '.bin', 'pnpm'), ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--filter', '@feszek/api...'], { cwd: folder, maxBuffer: 2 ** 26 });
    const fill = path.join(folder, 'api', 'test', 'fillPrevious.ts');
    await writeFile(fill, FILL);
    return {
      main: path.join(folder, 'api', 'src', 'main.ts'),
      fill: async (databaseUrl) => void (await run(process.execPath, [fill, databaseUrl], { cwd: path.join(folder, 'api') })),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
