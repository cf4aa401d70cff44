import { confirmedEmailSchema, deletionInputSchema, deletionSchema, tokenInputSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import type { AccountParts } from '../accountParts.ts';
import { checkIdentity } from '../reauthentication/checkIdentity.ts';
import { requireUser } from '../requireUser.ts';
import { cancelDeletionByToken } from './cancelDeletion.ts';
import { requestDeletion } from './requestDeletion.ts';

const tags = ['account'];

/** Deletion of the account by its user. */
export function deletionRoutes(app: App, parts: AccountParts): void {
  const { db, clock, sessions } = parts;

  app.post('/api/account/deletion', {
    schema: { tags, summary: 'Closes the account, which is deleted in 14 days; ends all its sessions', body: deletionInputSchema, response: { 200: dataOf(deletionSchema) } },
    handler: async (request, reply) => {
      const session = await requireUser(sessions, request, reply);
      await checkIdentity(parts, request, session, request.body.current_password);
      const dueAt = await db.transaction().execute((trx) => requestDeletion(trx, clock, session.userId));
      await sessions.end(session, reply);
      return { data: { deletion_due_at: dueAt.toISOString() } };
    },
  });

  app.post('/api/auth/deletion/cancel', {
    schema: { tags, summary: 'Cancels the deletion of an account with the token of its mail', body: tokenInputSchema, response: { 200: dataOf(confirmedEmailSchema) } },
    handler: async (request) => ({ data: { email: await db.transaction().execute((trx) => cancelDeletionByToken(trx, clock, request.body.token)) } }),
  });
}
