import { operatorMessageSchema, operatorMessagesQuerySchema, operatorMessagesSchema } from '@feszek/contract';
import type { OperatorMessage } from '@feszek/contract';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { ApiError } from '../platform/http/errors.ts';
import { idParams, pathId } from '../platform/http/ids.ts';
import { requireOperator } from '../platform/operator/requireOperator.ts';

const tags = ['operator'];
const COLUMNS = ['id', 'created_at', 'closed_at', 'locale', 'topic', 'contact_message.name as sender', 'email', 'order_number', 'message', 'contact_file.name as file_name', 'type as file_type'] as const;

export interface OperatorMessageParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

function selectMessages(db: Db) {
  return db.selectFrom('contact_message').leftJoin('contact_file', 'contact_file.message_id', 'contact_message.id').select(COLUMNS);
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>;

function toMessage(row: MessageRow, content?: Buffer): OperatorMessage {
  const { id, created_at, closed_at, locale, topic, sender, email, order_number, message, file_name, file_type } = row;
  return {
    number: id, created_at: created_at.toISOString(), closed_at: closed_at?.toISOString() ?? null, locale, topic, name: sender, email, order_number, message,
    file: file_name !== null && file_type !== null ? { name: file_name, type: file_type, content: content?.toString('base64') ?? '' } : null,
  };
}

async function loadMessage(db: Db, id: number): Promise<OperatorMessage> {
  const row = await selectMessages(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const file = await db.selectFrom('contact_file').select('content').where('message_id', '=', id).executeTakeFirst();
  return toMessage(row, file?.content);
}

/** Messages to the shop. For the operator only. */
export function operatorMessageRoutes(app: App, { db, clock, operatorToken }: OperatorMessageParts): void {
  const onRequest = requireOperator(operatorToken);
  const response = { 200: dataOf(operatorMessageSchema) };

  app.get('/operator/messages', {
    onRequest,
    schema: { tags, summary: 'Messages to the shop, the newest first', querystring: operatorMessagesQuerySchema, response: { 200: dataOf(operatorMessagesSchema) } },
    handler: async ({ query: { all, limit } }) => {
      const rows = await selectMessages(db).$if(!all, (query) => query.where('closed_at', 'is', null)).orderBy('id', 'desc').limit(limit).execute();
      return { data: rows.map((row) => toMessage(row)) };
    },
  });

  app.get('/operator/messages/:id', {
    onRequest,
    schema: { tags, summary: 'A message with its file', params: idParams, response },
    handler: async (request) => ({ data: await loadMessage(db, pathId(request.params.id)) }),
  });

  app.post('/operator/messages/:id/closed', {
    config: { skipsCsrf: true },
    onRequest,
    schema: { tags, summary: 'Marks a message as answered', params: idParams, response },
    handler: async (request) => {
      const id = pathId(request.params.id);
      await db.updateTable('contact_message').set({ closed_at: clock.now() }).where('id', '=', id).where('closed_at', 'is', null).execute();
      return { data: await loadMessage(db, id) };
    },
  });
}
