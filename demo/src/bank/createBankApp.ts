import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerBank } from './registerBank.ts';
import type { BankOptions } from './registerBank.ts';

/** A server with only the bank, without a log: for tests of the shop. */
export async function createBankApp(options: Omit<BankOptions, 'file'> & Partial<Pick<BankOptions, 'file'>>): Promise<FastifyInstance> {
  const app = Fastify({ trustProxy: 'loopback' });
  await registerBank(app, { file: ':memory:', ...options });
  return app;
}
