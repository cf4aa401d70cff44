import { quoteListQuerySchema, quoteListSchema } from '@feszek/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { requestLocale } from '../../platform/http/requestView.ts';
import type { RequestSessions } from '../../platform/session/requestSession.ts';
import { listQuotes } from './listQuotes.ts';

const tags = ['quotes'];

export interface QuoteListParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: RequestSessions;
}

/** The quote requests of the signed-in user. */
export function quoteListRoutes(app: App, { db, clock, sessions }: QuoteListParts): void {
  app.get('/api/account/quotes', {
    schema: { tags, summary: 'The quote requests and offers of the signed-in user, the newest first', querystring: quoteListQuerySchema, response: { 200: dataOf(quoteListSchema) } },
    handler: async (request, reply) => {
      const userId = (await sessions.find(request, reply))?.userId;
      if (userId == null) throw new ApiError('unauthenticated');
      return { data: await listQuotes(db, clock, userId, request.query, requestLocale(request)) };
    },
  });
}
