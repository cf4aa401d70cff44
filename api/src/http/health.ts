import { sql } from 'kysely';
import { object, string } from 'yup';
import type { Db } from '../database/connect.ts';
import { dataOf } from './answer.ts';
import type { App } from './app.ts';
import { ApiError } from './errors.ts';

/**
 * `/health` says whether this process can serve: it can reach its database. `/health/live` says only that the process
 * answers: whoever restarts programs asks it, as a restart does not bring a database back.
 */
export function healthRoutes(app: App, { db }: { db: Db }): void {
  app.get('/health', {
    schema: { tags: ['shop'], summary: 'Whether the API can serve', response: { 200: dataOf(object({ status: string().oneOf(['ok'] as const).required() })) } },
    handler: async () => {
      try {
        await sql`select 1`.execute(db);
      } catch (error) {
        throw new ApiError('service_unavailable', { cause: error });
      }
      return { data: { status: 'ok' as const } };
    },
  });
  app.get('/health/live', {
    schema: { tags: ['shop'], summary: 'Whether the API runs', response: { 200: dataOf(object({ status: string().oneOf(['ok'] as const).required() })) } },
    handler: () => Promise.resolve({ data: { status: 'ok' as const } }),
  });
}
