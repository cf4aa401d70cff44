import { join } from 'node:path';
import type { LineWriter } from '@feszek/logging';
import { createSigningKey, openTrust } from '@feszek/release';
import type { FastifyInstance } from 'fastify';
import type { RegisterConfig } from './config.ts';
import { Journal } from './Journal.ts';
import { Register } from './Register.ts';
import { buildRegisterServer } from './registerServer.ts';

/** How long a host may take to start a release, in milliseconds. */
const START_MS = 60_000;

/** Opens the register of a folder; the server does not listen yet. */
export async function openRegister({ folder, trustFile, token, readToken, drainMs, logLevel, metricsToken }: RegisterConfig, logStream?: LineWriter): Promise<FastifyInstance> {
  const trust = openTrust(trustFile, (error) => server.log.error({ err: error }, 'trusted keys refused'));
  const [journal, key] = await Promise.all([Journal.open(folder), createSigningKey(join(folder, 'register.key'))]);
  const register = new Register({ journal, trust, drainMs, startMs: START_MS, now: Date.now });
  const server = buildRegisterServer({ register, key, token, readToken, logLevel, metricsToken, ...(logStream && { logStream }) });
  return server;
}
