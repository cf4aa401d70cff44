import type { FastifyInstance } from 'fastify';
import { buildDemoServer } from './buildDemoServer.ts';
import { readDemoConfig } from './config.ts';
import type { DemoConfig } from './config.ts';
import { demonstrate } from './demonstrate.ts';
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
async function fillAndPaint(app: FastifyInstance, { dataDir, apiUrl, shopUrl }: DemoConfig, onFilled: () => void): Promise<void> {
  const ending = new AbortController();
  app.addHook('onClose', () => ending.abort());
  try {
    const config = readFillConfig(process.env, shopUrl);
    const token = config.isFilling ? await findOperatorToken(process.env, dataDir) : undefined;
    if (token === undefined) {
      if (config.isFilling) app.log.warn('there is no operator token: the shop gets neither goods nor pictures');
      return;
    }
    await demonstrate({ config, client: new ShopClient(apiUrl, token), log: app.log, onFilled, signal: ending.signal });
  } catch (error) {
    if (!ending.signal.aborted) app.log.error({ err: error }, 'the demonstration goods could not be imported');
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
  // The supervisor counts the program as started when it answers, so the shop is announced as open after it has its goods.
  await filled;
  await app.listen({ host: HOST, port: config.port });
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
