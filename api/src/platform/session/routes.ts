import type { Db } from '../database/connect.ts';
import type { Clock } from '../clock.ts';
import type { RequestSessions } from './requestSession.ts';
import type { App } from '../http/app.ts';
import { openSession } from './sessions.ts';

export interface SessionParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: RequestSessions;
}

/** The route that opens a session and sends its token. */
export function sessionRoutes(app: App, { db, clock, sessions }: SessionParts): void {
  app.get('/sanctum/csrf-cookie', {
    schema: { tags: ['account'], summary: 'Opens a session, if there is none, and sends its cookies' },
    handler: async (request, reply) => {
      const session = (await sessions.find(request, reply)) ?? (await openSession(db, clock));
      sessions.use(session, request, reply);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });
}
