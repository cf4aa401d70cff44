import { createServer } from 'node:http';
import { Failure } from '@feszek/scripts';
import { findBrowser } from '../harness/findBrowser.ts';
import { startTemporaryShop } from '../harness/temporaryShop.ts';

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
  const shop = await startTemporaryShop().catch((error: unknown) => {
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
  process.env.E2E_SHOP_PORTS = JSON.stringify(shop.ports);
  process.env.E2E_CONTROL_URL = `http://127.0.0.1:${address.port}`;
}
