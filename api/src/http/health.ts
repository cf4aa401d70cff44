import { sql } from 'kysely';
import { object, string } from 'yup';
import type { Db } from '../database/connect.ts';
import { dataOf } from './answer.ts';
import type { App } from './app.ts';
import { ApiError } from './errors.ts';

/** Says whether this process can serve: it can reach its database. */
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
}
