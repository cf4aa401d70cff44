import { savedAddressesSchema, savedAddressInputSchema } from '@feszek/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { idParams, pathId } from '../../platform/http/ids.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from '../../users/addresses.ts';
import type { AccountParts } from '../accountParts.ts';
import { requireUser } from '../requireUser.ts';
import { checkSavedAddress } from './checkSavedAddress.ts';

const tags = ['account'];
const response = { 200: dataOf(savedAddressesSchema) };

/** The addresses of the signed-in user. Every change is answered with all of them. */
export function addressRoutes(app: App, { db, clock, sessions }: AccountParts): void {
  const userOf = async (request: FastifyRequest, reply: FastifyReply) => (await requireUser(sessions, request, reply)).userId;

  // The checkout requests them for guests too.
  app.get('/api/account/addresses', {
    schema: { tags, summary: 'The addresses of the signed-in user; none for a guest', response },
    handler: async (request, reply) => {
      const userId = (await sessions.find(request, reply))?.userId ?? null;
      return { data: userId === null ? [] : await listAddresses(db, userId) };
    },
  });

  app.post('/api/account/addresses', {
    schema: { tags, summary: 'Adds an address; the first one is the default for billing and delivery', body: savedAddressInputSchema, response },
    handler: async (request, reply) => {
      const userId = await userOf(request, reply);
      const address = await checkSavedAddress(db, request.body);
      await db.transaction().execute((trx) => addAddress(trx, clock, userId, address));
      return { data: await listAddresses(db, userId) };
    },
  });

  app.put('/api/account/addresses/:id', {
    schema: { tags, summary: 'Replaces an address', params: idParams, body: savedAddressInputSchema, response },
    handler: async (request, reply) => {
      const userId = await userOf(request, reply);
      const id = pathId(request.params.id);
      const address = await checkSavedAddress(db, request.body);
      await db.transaction().execute((trx) => changeAddress(trx, userId, id, address));
      return { data: await listAddresses(db, userId) };
    },
  });

  // The second address is for clients that cannot send DELETE (specification, chapter 7).
  for (const [method, url] of [['DELETE', '/api/account/addresses/:id'], ['POST', '/api/account/addresses/:id/delete']] as const) {
    app.route({
      method,
      url,
      schema: { tags, summary: 'Removes an address', params: idParams, response },
      handler: async (request, reply) => {
        const userId = await userOf(request, reply);
        const id = pathId(request.params.id);
        await db.transaction().execute((trx) => removeAddress(trx, userId, id));
        return { data: await listAddresses(db, userId) };
      },
    });
  }
}
