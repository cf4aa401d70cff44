import type { Db } from '../database/connect.ts';
import type { Clock } from '../clock.ts';
import type { RequestSessions } from './requestSession.ts';
import type { App } from '../http/app.ts';
import type { AddressLimit } from '../http/sharedLimits.ts';
import { openSession } from './sessions.ts';

export interface SessionParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: RequestSessions;
  readonly limitSessions: AddressLimit;
}

/** The route that opens a session and sends its token. */
export function sessionRoutes(app: App, { db, clock, sessions, limitSessions }: SessionParts): void {
  app.get('/sanctum/csrf-cookie', {
    schema: { tags: ['account'], summary: 'Opens a session, if there is none, and sends its cookies' },
    handler: async (request, reply) => {
      const found = await sessions.find(request, reply);
      // Cookies of another session would replace those that the browser is about to receive.
      if (!found && !(await sessions.isReplacedNow(request))) {
        await limitSessions(request);
        sessions.use(await openSession(db, clock), request, reply);
      } else if (found) sessions.use(found, request, reply);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });
}
