import type { FastifyInstance } from 'fastify';
import { buildDemoServer } from './buildDemoServer.ts';
import { readDemoConfig } from './config.ts';
import type { DemoConfig } from './config.ts';
import { demonstrate } from './demonstrate.ts';
import type { DemonstrationParts } from './demonstrate.ts';
import { readFillConfig } from './fill/config.ts';
import { findOperatorToken } from './shop/operatorToken.ts';
import { ShopClient } from './shop/ShopClient.ts';

/** The program listens only on this machine, whatever `HOST` is. */
const HOST = '127.0.0.1';

/** The reason of a failed start, in one sentence if the person who starts the program can correct it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE' ? 'The port is taken: stop what listens there, or set DEMO_PORT to a free port.' : error.message;
}

/** Fills an empty shop and paints its pictures. If that fails, the shop stays open unchanged. */
async function fillAndPaint(app: FastifyInstance, { dataDir, apiUrl, shopUrl }: DemoConfig, { onTexts, onFilled }: Pick<DemonstrationParts, 'onTexts' | 'onFilled'>): Promise<void> {
  const ending = new AbortController();
  app.addHook('onClose', () => ending.abort());
  try {
    const config = readFillConfig(process.env, shopUrl);
    const token = config.isFilling ? await findOperatorToken(process.env, dataDir) : undefined;
    if (token === undefined) {
      if (config.isFilling) app.log.warn('there is no operator token: the shop gets neither goods nor pictures');
      return;
    }
    await demonstrate({ config, client: new ShopClient(apiUrl, token), shopUrl, log: app.log, onTexts, onFilled, signal: ending.signal });
  } catch (error) {
    if (!ending.signal.aborted) app.log.error({ err: error }, 'the demonstration goods could not be imported');
  } finally {
    onTexts();
    onFilled();
  }
}

try {
  const config = readDemoConfig(process.env);
  let isFilled = false;
  const app = await buildDemoServer(config, { isFilled: () => isFilled });
  const { promise: texts, resolve: onTexts } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close().then(() => process.exit(0)));
  void fillAndPaint(app, config, { onTexts, onFilled: () => { isFilled = true; } });
  // The shell starts once this program answers, and the shop is announced as open once it is healthy: with its goods.
  await texts;
  await app.listen({ host: HOST, port: config.port });
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
