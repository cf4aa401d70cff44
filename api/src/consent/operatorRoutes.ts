import { operatorConsentSchema, operatorConsentsQuerySchema, operatorConsentsSchema } from '@feszek/contract';
import type { OperatorConsent } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { ApiError } from '../platform/http/errors.ts';
import { idParams } from '../platform/http/ids.ts';
import { requireOperator } from '../platform/operator/requireOperator.ts';
import type { ConsentTables } from './tables.ts';

const tags = ['operator'];

export interface OperatorConsentParts {
  readonly db: Db;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

function toConsent({ id, version, purposes, decided_at, stored_at }: Selectable<ConsentTables['consent_record']>): OperatorConsent {
  return { id, version, purposes: [...purposes], decided_at: decided_at.toISOString(), stored_at: stored_at.toISOString() };
}

/** Records of decisions about cookies, by which the shop proves a consent. For the operator only. */
export function operatorConsentRoutes(app: App, { db, operatorToken }: OperatorConsentParts): void {
  const onRequest = requireOperator(operatorToken);

  app.get('/operator/consents', {
    onRequest,
    schema: { tags, summary: 'Records of decisions about cookies, the newest first', querystring: operatorConsentsQuerySchema, response: { 200: dataOf(operatorConsentsSchema) } },
    handler: async ({ query: { limit } }) => {
      const rows = await db.selectFrom('consent_record').selectAll().orderBy('stored_at', 'desc').orderBy('id').limit(limit).execute();
      return { data: rows.map(toConsent) };
    },
  });

  app.get('/operator/consents/:id', {
    onRequest,
    schema: { tags, summary: 'The record with the id in a visitor’s cookie', params: idParams, response: { 200: dataOf(operatorConsentSchema) } },
    handler: async ({ params: { id } }) => {
      const row = await db.selectFrom('consent_record').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw new ApiError('not_found');
      return { data: toConsent(row) };
    },
  });
}
