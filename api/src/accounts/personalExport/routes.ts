import { acknowledgementSchema, personalExportSchema, tokenInputSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { dayInHungary } from '../../platform/hungarianTime.ts';
import { findWholeUser } from '../../users/users.ts';
import type { AccountParts } from '../accountParts.ts';
import { requireUser } from '../requireUser.ts';
import { requestExport, takeExport } from './personalExports.ts';

const tags = ['account'];

/** The copy of a user's data. */
export function personalExportRoutes(app: App, { db, clock, sessions, limitMail }: AccountParts): void {
  app.post('/api/account/export', {
    schema: { tags, summary: 'Sends a link to a copy of all data of the signed-in user', response: { 202: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const { userId } = await requireUser(sessions, request, reply);
      await limitMail(request, (await findWholeUser(db, userId)).email);
      await db.transaction().execute((trx) => requestExport(trx, clock, userId));
      return reply.code(202).send({ data: { ok: true as const } });
    },
  });

  app.post('/api/auth/export', {
    schema: { tags, summary: 'The copy of a user’s data, by the token of its mail, once', body: tokenInputSchema, response: { 200: dataOf(personalExportSchema) } },
    handler: async (request) => {
      const file = await db.transaction().execute((trx) => takeExport(trx, clock, request.body.token));
      return { data: { file_name: `feszek-${dayInHungary(clock.now())}.zip`, content: file.toString('base64') } };
    },
  });
}
