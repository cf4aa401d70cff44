import type { FastifyBaseLogger } from 'fastify';

/**
 * Logs promises that are rejected without a handler, instead of letting them end the process: a page that fails must not
 * end the others. An exception that nothing catches still ends the process, which is then started again.
 */
export function logRejections(log: Pick<FastifyBaseLogger, 'error'>): void {
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
}
