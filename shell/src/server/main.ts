import { join } from 'node:path';
import { stopOnSignal } from '@feszek/kit/server';
import { logRejections } from '@feszek/logging';
import type { FastifyInstance } from 'fastify';
import { openBuild } from './build.ts';
import { shellConfig } from './config.ts';
import { requirePublicSettings } from './requirePublicSettings.ts';
import { buildShellServer } from './shellServer.ts';

/** The shell's build: the one beside the sources by default; an argument names another folder. */
const dist = process.argv[2] ?? join(import.meta.dirname, '..', '..', 'dist');

function sentence(error: unknown, port: number | undefined): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return `Port ${port} is taken: give the shell another one with SHELL_PORT.`;
  return error instanceof Error ? error.message : String(error);
}

let port: number | undefined;
try {
  const config = shellConfig(process.env);
  port = config.port;
  requirePublicSettings(config, process.env);
  const running: { server?: FastifyInstance } = {};
  const isStopping = stopOnSignal(config.stopDelayMs, async () => running.server?.close());
  const server = await buildShellServer(config, await openBuild(dist, config.isDevelopment), { isStopping });
  running.server = server;
  logRejections(server.log);
  await server.listen({ host: config.host, port: config.port });
  process.stdout.write(`The shop is open at ${config.shopUrl}\n`);
} catch (error) {
  process.stderr.write(`${sentence(error, port)}\n`);
  process.exit(1);
}
