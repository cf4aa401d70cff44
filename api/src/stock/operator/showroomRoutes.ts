import { showroomStockInputSchema, showroomStockSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { importShowroomStock, listShowroomStock } from './showroomStock.ts';
import type { ShowroomStockParts } from './showroomStock.ts';

const tags = ['operator'];
const response = { 200: dataOf(showroomStockSchema) };
/** Room for the longest import. */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

export interface ShowroomRouteParts extends ShowroomStockParts {
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** The stock of the showrooms. Only for the operator. */
export function operatorShowroomRoutes(app: App, parts: ShowroomRouteParts): void {
  const onRequest = requireOperator(parts.operatorToken);

  app.get('/operator/showrooms/stock', {
    onRequest,
    schema: { tags, summary: 'The counted stock of each showroom', response },
    handler: async () => ({ data: await listShowroomStock(parts) }),
  });

  app.put('/operator/showrooms/stock', {
    config: { skipsCsrf: true },
    onRequest,
    bodyLimit: BODY_LIMIT_BYTES,
    schema: { tags, summary: 'Stores counted pieces of showrooms', body: showroomStockInputSchema, response },
    handler: async (request) => {
      const stock = await importShowroomStock(parts, request.body);
      request.log.info({ rows: request.body.rows.length, is_whole: request.body.is_whole }, 'stock of showrooms imported');
      return { data: stock };
    },
  });
}
