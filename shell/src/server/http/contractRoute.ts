import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FRAGMENT_PROTOCOLS } from '@feszek/contract';
import type { FastifyInstance } from 'fastify';

/** Written by `npm run contracts` from the shell's code. */
const FILE = join(import.meta.dirname, '..', '..', '..', 'contract.json');

/** `/contract.json`: what the shell uses of others and offers to slices, and which versions of the fragment protocol it speaks. */
export async function contractRoute(server: FastifyInstance): Promise<void> {
  const contract: object = JSON.parse(await readFile(FILE, 'utf8'));
  server.get('/contract.json', (_, reply) => reply.header('cache-control', 'no-cache').send({ protocols: FRAGMENT_PROTOCOLS, ...contract }));
}
