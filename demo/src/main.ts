import type { FastifyInstance } from 'fastify';
import { buildDemoServer } from './buildDemoServer.ts';
import { readDemoConfig } from './config.ts';
import type { DemoConfig } from './config.ts';
import { demonstrate } from './demonstrate.ts';
import { readFillConfig } from './fill/config.ts';
import { findOperatorToken } from './shop/operatorToken.ts';
import { ShopClient } from './shop/ShopClient.ts';

/** The program is for this machine alone, whatever `HOST` says. */
const HOST = '127.0.0.1';

/** Why the program does not start, in one sentence where the person who starts it can change it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE' ? 'The port is taken: stop what listens there, or set DEMO_PORT to a free port.' : error.message;
}

/** Fills the shop where it is empty, and paints its pictures. A shop that cannot be filled stays open as it is. */
async function fillAndPaint(app: FastifyInstance, { dataDir, apiUrl, shopUrl }: DemoConfig, onFilled: () => void): Promise<void> {
  const ending = new AbortController();
  app.addHook('onClose', () => ending.abort());
  try {
    const config = readFillConfig(process.env, shopUrl);
    const token = config.isFilling ? await findOperatorToken(process.env, dataDir) : undefined;
    if (token === undefined) {
      if (config.isFilling) app.log.warn('there is no operator token: the shop is neither filled nor given pictures');
      return;
    }
    await demonstrate({ config, client: new ShopClient(apiUrl, token), log: app.log, onFilled, signal: ending.signal });
  } catch (error) {
    if (!ending.signal.aborted) app.log.error({ err: error }, 'the demonstration goods could not be brought into the shop');
  } finally {
    onFilled();
  }
}

try {
  const config = readDemoConfig(process.env);
  const app = await buildDemoServer(config);
  const { promise: filled, resolve: onFilled } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close().then(() => process.exit(0)));
  void fillAndPaint(app, config, onFilled);
  // The supervisor takes the program for started when it answers: the shop is announced as open when it has its goods.
  await filled;
  await app.listen({ host: HOST, port: config.port });
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
