import { buildDemoServer } from './buildDemoServer.ts';
import { readDemoConfig } from './config.ts';

/** The program is for this machine alone, whatever `HOST` says. */
const HOST = '127.0.0.1';

/** Why the program does not start, in one sentence where the person who starts it can change it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE' ? 'The port is taken: stop what listens there, or set DEMO_PORT to a free port.' : error.message;
}

try {
  const config = readDemoConfig(process.env);
  const app = await buildDemoServer(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close().then(() => process.exit(0)));
  await app.listen({ host: HOST, port: config.port });
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
