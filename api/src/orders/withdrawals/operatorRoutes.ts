import { operatorWithdrawalSchema, operatorWithdrawalsSchema } from '@feszek/contract';
import { number, object } from 'yup';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { idParams, pathId } from '../../platform/http/ids.ts';
import { requestLocale } from '../../platform/http/requestView.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { toOperatorWithdrawal } from './loadWithdrawal.ts';

const tags = ['operator'];
const LISTED = 50;
const MOST_LISTED = 500;

export interface WithdrawalOperatorParts {
  readonly db: Db;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** Withdrawals with the remarks, for the operator only. */
export function withdrawalOperatorRoutes(app: App, { db, operatorToken }: WithdrawalOperatorParts): void {
  const onRequest = requireOperator(operatorToken);

  app.get('/operator/withdrawals', {
    onRequest,
    schema: {
      tags,
      summary: 'Withdrawals, the newest first',
      querystring: object({ limit: number().integer('whole_number').min(1, 'too_small').max(MOST_LISTED, 'too_large').default(LISTED) }),
      response: { 200: dataOf(operatorWithdrawalsSchema) },
    },
    handler: async (request) => {
      const rows = await db.selectFrom('withdrawal').selectAll().orderBy('id', 'desc').limit(request.query.limit).execute();
      const locale = requestLocale(request);
      return { data: await Promise.all(rows.map((row) => toOperatorWithdrawal(db, row, locale))) };
    },
  });

  app.get('/operator/withdrawals/:id', {
    onRequest,
    schema: { tags, summary: 'A withdrawal', params: idParams, response: { 200: dataOf(operatorWithdrawalSchema) } },
    handler: async (request) => {
      const row = await db.selectFrom('withdrawal').selectAll().where('id', '=', pathId(request.params.id)).executeTakeFirst();
      if (!row) throw new ApiError('not_found');
      return { data: await toOperatorWithdrawal(db, row, requestLocale(request)) };
    },
  });
}
