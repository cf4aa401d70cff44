import { errorMessage } from '@feszek/contract';
import { loggerOptions, RequestLog } from '@feszek/logging';
import type { LineWriter } from '@feszek/logging';
import { addMetrics } from '@feszek/metrics';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { registerBank } from './bank/registerBank.ts';
import type { DemoConfig } from './config.ts';

/** Time limit of a request, including its body, in milliseconds. */
const REQUEST_MS = 20_000;

/** Adds the bank where the configuration allows one; otherwise its addresses do not exist. */
async function addBank(app: FastifyInstance, { isBankOn, paymentSecret, dataDir, shopUrl, apiUrl }: DemoConfig): Promise<void> {
  if (!isBankOn) return;
  if (paymentSecret === undefined) {
    app.log.warn('PAYMENT_SECRET is not set: there is no sandbox bank. npm start sets it for all programs');
    return;
  }
  const folder = path.join(dataDir, 'demo');
  await mkdir(folder, { recursive: true });
  const notificationUrl = `${apiUrl}/payment/notifications/sandbox`;
  await registerBank(app, { file: path.join(folder, 'bank.sqlite'), secret: paymentSecret, shopUrl, notificationUrl: () => notificationUrl });
}

/**
 * Builds the server of the demo program without listening.
 *
 * @param options.isFilled - whether the shop has its goods: until then the program answers, but is not healthy
 * @param options.logStream - the destination of log lines; standard output by default
 */
export async function buildDemoServer(config: DemoConfig, { isFilled = () => true, logStream }: { readonly isFilled?: () => boolean; readonly logStream?: LineWriter } = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel, { program: 'demo' }, logStream),
    logController: new RequestLog({ quietRoutes: ['/health'] }),
    requestIdHeader: false,
    requestTimeout: REQUEST_MS,
    trustProxy: (address) => config.isTrustedProxy(address),
  });
  addMetrics(app, { program: 'demo', token: config.metricsToken });
  app.get('/health', (_, reply) => (isFilled() ? { status: 'ok' } : reply.code(503).send({ status: 'filling' })));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: { code: 'not_found', message: errorMessage('not_found', 'hu') } }));
  await addBank(app, config);
  return app;
}
