import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, PROGRAMS, freePort, readSettings, startShop } from '@feszek/scripts';
import { findBrowser } from '../harness/findBrowser.ts';

/** Drawn pictures stay from run to run: their addresses name what is drawn. */
const PICTURES = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'pictures');

/** A data folder that is empty but for the pictures. */
async function temporaryDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'feszek-e2e-'));
  await mkdir(PICTURES, { recursive: true });
  await symlink(PICTURES, join(dataDir, 'pictures'));
  return dataDir;
}

async function temporarySettings(dataDir: string) {
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataDir };
  delete env.DATABASE_URL;
  delete env.SHOP_URL;
  for (const { portVariable, urlVariable } of PROGRAMS) {
    env[portVariable] = String(await freePort());
    delete env[urlVariable];
  }
  return readSettings(env, 'production');
}

/**
 * Starts the whole composed shop once for all journeys, on free ports and with a data folder of its own, and a small
 * server through which journeys end and restart single programs.
 */
export default async function start(): Promise<void> {
  const browser = await findBrowser();
  if (!browser) {
    throw new Failure(
      'The journeys need Chromium or Chrome and found none: install one (on Debian: apt-get install chromium), or name it in PUPPETEER_EXECUTABLE_PATH.',
    );
  }
  const dataDir = await temporaryDataDir();
  const settings = await temporarySettings(dataDir);
  const shop = await startShop(settings).catch((error: unknown) => {
    if (error instanceof Failure) error.message += `\n${error.details}`;
    throw error;
  });

  const control = createServer((request, response) => {
    // A connection that is kept open would keep this process alive.
    response.setHeader('Connection', 'close');
    const [, action, name = ''] = (request.url ?? '').split('/');
    const work = async () => {
      if (action === 'kill') await shop.kill(name);
      else if (action === 'start') await shop.start(name);
      else if (action === 'stop') {
        await shop.stop();
        await rm(dataDir, { recursive: true, force: true });
        control.close();
      }
    };
    work().then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => void control.listen(0, '127.0.0.1', resolve));
  control.unref();
  const address = control.address();
  if (address === null || typeof address === 'string') throw new Error('A listening server has a port');

  process.env.E2E_BROWSER = browser;
  process.env.E2E_SHOP_URL = shop.url;
  process.env.E2E_CONTROL_URL = `http://127.0.0.1:${address.port}`;
}
