import { accountSessionsSchema, acknowledgementSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { idParams, pathId } from '../../platform/http/ids.ts';
import { endSession, endSessions, listSessions } from '../../platform/session/sessions.ts';
import type { AccountParts } from '../accountParts.ts';
import { requireUser } from '../requireUser.ts';
import { clientNames } from '../signIn/client.ts';

const tags = ['account'];

/** The sessions of the signed-in user. */
export function sessionListRoutes(app: App, { db, clock, sessions }: AccountParts): void {
  app.get('/api/account/sessions', {
    schema: { tags, summary: 'The open sessions of the signed-in user, the last used first', response: { 200: dataOf(accountSessionsSchema) } },
    handler: async (request, reply) => {
      const { id, userId } = await requireUser(sessions, request, reply);
      const open = await listSessions(db, clock, userId, id);
      const data = open.map((session) => ({
        id: session.id,
        ...clientNames(session.user_agent),
        address: session.address,
        last_used_at: session.last_used_at.toISOString(),
        is_current: session.isCurrent,
      }));
      return { data };
    },
  });

  app.delete('/api/account/sessions/:id', {
    schema: { tags, summary: 'Ends one session of the signed-in user', params: idParams, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const { userId } = await requireUser(sessions, request, reply);
      if (!(await endSession(db, userId, pathId(request.params.id)))) throw new ApiError('not_found');
      return { data: { ok: true as const } };
    },
  });

  app.delete('/api/account/sessions', {
    schema: { tags, summary: 'Ends all sessions of the signed-in user but this one', response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const { id, userId } = await requireUser(sessions, request, reply);
      await endSessions(db, userId, id);
      return { data: { ok: true as const } };
    },
  });
}
