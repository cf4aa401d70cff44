import { operatorQuoteSchema, operatorQuotesQuerySchema, operatorQuotesSchema, quotePricingSchema } from '@feszek/contract';
import type { OperatorQuote } from '@feszek/contract';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { ApiError } from '../platform/http/errors.ts';
import { idParams, pathId } from '../platform/http/ids.ts';
import { requireOperator } from '../platform/operator/requireOperator.ts';
import { listQuotes, showQuote } from './operatorView.ts';
import type { OperatorViewParts } from './operatorView.ts';
import { priceQuote } from './priceQuote.ts';
import { sendOffer, withdrawOffer } from './sendOffer.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };
const response = { 200: dataOf(operatorQuoteSchema) };

export interface OperatorQuoteParts extends OperatorViewParts {
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** Operator routes of quote requests. Every change is answered with the whole request. */
export function operatorQuoteRoutes(app: App, parts: OperatorQuoteParts): void {
  const { db, clock, operatorToken } = parts;
  const onRequest = requireOperator(operatorToken);

  async function answer(id: number): Promise<{ data: OperatorQuote }> {
    const quote = await db.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirst();
    if (!quote) throw new ApiError('not_found');
    return { data: await showQuote(parts, quote) };
  }

  app.get('/operator/offers', {
    onRequest,
    schema: { tags, summary: 'The latest quote requests', querystring: operatorQuotesQuerySchema, response: { 200: dataOf(operatorQuotesSchema) } },
    handler: async (request) => ({ data: await listQuotes(parts, request.query.state) }),
  });

  app.get('/operator/offers/:id', {
    onRequest,
    schema: { tags, summary: 'A quote request', params: idParams, response },
    handler: async (request) => answer(pathId(request.params.id)),
  });

  app.post('/operator/offers/:id/price', {
    config,
    onRequest,
    schema: { tags, summary: 'Prices a quote request; its customer does not see it yet', params: idParams, body: quotePricingSchema, response },
    handler: async (request) => {
      const id = pathId(request.params.id);
      await priceQuote(db, clock.now(), id, request.body);
      request.log.info({ quote_id: id }, 'quote priced');
      return answer(id);
    },
  });

  app.post('/operator/offers/:id/send', {
    config,
    onRequest,
    schema: { tags, summary: 'Sends the offer to its customer; an open one is not sent again', params: idParams, response },
    handler: async (request) => {
      const id = pathId(request.params.id);
      const isNew = await sendOffer(parts, id);
      request.log.info({ quote_id: id, is_new: isNew }, 'offer sent');
      return answer(id);
    },
  });

  app.post('/operator/offers/:id/withdraw', {
    config,
    onRequest,
    schema: { tags, summary: 'Withdraws an offer', params: idParams, response },
    handler: async (request) => {
      const id = pathId(request.params.id);
      await withdrawOffer(db, id);
      request.log.info({ quote_id: id }, 'offer withdrawn');
      return answer(id);
    },
  });
}
