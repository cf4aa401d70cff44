import { afterAll, beforeAll } from '@jest/globals';
import { SLICES } from '@feszek/contract';
import { sliceCommand } from '@feszek/scripts';
import type { StandardSlice } from '@feszek/contract';
import { composedShop } from './composedShop.ts';
import type { ShopUnderTest } from './composedShop.ts';
import { copyFilledDatabase } from './filledDatabase.ts';
import type { FilledDatabase } from './filledDatabase.ts';
import { soon } from './soon.ts';
import { startTemporaryShop } from './temporaryShop.ts';
import type { TemporaryShop } from './temporaryShop.ts';

export type ProgramName = 'api' | 'shell' | StandardSlice;

/** How long a shop may take to start on a busy machine, in milliseconds. */
const START_MS = 240_000;

export interface OwnShop extends ShopUnderTest {
  /** The port of the API, which the operator calls. */
  readonly apiPort: number | undefined;
  /** Runs `npm run slice` with these arguments, and returns what it prints. */
  slice(...args: readonly string[]): Promise<string>;
  /** Kills one program; it stays down until it is started. */
  killProgram(program: ProgramName): Promise<void>;
  /** Starts a program again, and waits until it is healthy. */
  startProgram(program: ProgramName): Promise<void>;
  /**
   * Starts a shell while a slice is unavailable. The slice is not registered in this shell, and none of its pages and files are
   * cached; a cache would hide that the slice is unavailable.
   */
  startShellWithout(slice: StandardSlice): Promise<void>;
  /** Starts a slice again, and waits until it is registered in the shell. */
  startSlice(slice: StandardSlice): Promise<void>;
}

/**
 * Starts a separate composed shop for a test file, which may stop its programs while other journeys use the shared one.
 *
 * @param env - settings that differ from those of other shops under test
 */
export function ownShop(env: Readonly<Record<string, string>> = {}): OwnShop {
  let database: FilledDatabase | undefined;
  let running: TemporaryShop | undefined;
  const started = (): TemporaryShop => {
    if (!running) throw new Error('The shop starts before the first test');
    return running;
  };
  beforeAll(async () => {
    database = await copyFilledDatabase();
    running = await startTemporaryShop({ databaseUrl: database.url, env });
  }, START_MS);
  const shop = composedShop(() => started().url);
  afterAll(async () => {
    await running?.stop();
    await database?.drop();
  });

  /** Waits until slices are registered in the shell. */
  async function expectKnown(slices: readonly StandardSlice[]): Promise<void> {
    await soon(async () => {
      const releases: unknown = await (await fetch(`${started().url}/deployments.json`)).json();
      const unknown = slices.filter((slice) => typeof releases !== 'object' || releases === null || !(slice in releases));
      if (unknown.length > 0) throw new Error(`The shell has not registered ${unknown.join(' and ')}`);
    });
  }

  return {
    get url() {
      return shop.url;
    },
    get apiPort() {
      return started().ports['api'];
    },
    visit: shop.visit,
    tab: shop.tab,
    slice: (...args) => sliceCommand(args, started().dataDir),
    killProgram: (program) => started().kill(program),
    startProgram: (program) => started().start(program),
    async startShellWithout(slice) {
      await started().kill(slice);
      await started().kill('shell');
      await started().start('shell');
      await expectKnown(SLICES.filter((other) => other !== slice));
    },
    async startSlice(slice) {
      await started().start(slice);
      await expectKnown([slice]);
    },
  };
}
