import Fastify from 'fastify';
import { loggerOptions } from '../src/index.ts';

/** A program that logs `LINES` lines for every request and answers with how many requests it has had. */
const app = Fastify({ logger: loggerOptions('info', { program: 'test' }) });
let requests = 0;
app.get('/', (request) => {
  requests += 1;
  for (let line = 0; line < Number(process.env['LINES']); line += 1) request.log.info({ filling: 'x'.repeat(1000) }, 'line');
  return String(requests);
});
app.get('/end', (_, reply) => {
  reply.raw.once('close', () => process.exit(0));
  return reply.send('ending');
});

// The address is not part of the log: it is for the process that started the program.
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.channel?.unref();
