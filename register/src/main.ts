import { logRejections } from '@feszek/logging';
import { registerConfig } from './config.ts';
import { openRegister } from './openRegister.ts';

try {
  const config = registerConfig(process.env);
  const server = await openRegister(config);
  logRejections(server.log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
  await server.listen({ host: config.host, port: config.port });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
