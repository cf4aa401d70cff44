import { rateInputSchema, ratesAppliedSchema, ratesApplySchema, ratesSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { applyRates } from './applyRates.ts';
import type { ApplyRatesParts } from './applyRates.ts';
import { addRate, listRates } from './storedRates.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };

export interface RateOperatorParts extends ApplyRatesParts {
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** Exchange rates. For the operator only. */
export function rateOperatorRoutes(app: App, parts: RateOperatorParts): void {
  const { db, clock } = parts;
  const onRequest = requireOperator(parts.operatorToken);

  app.get('/operator/rates', {
    onRequest,
    schema: { tags, summary: 'Every exchange rate with the number of prices that it converted', response: { 200: dataOf(ratesSchema) } },
    handler: async () => ({ data: await listRates(db, clock.now()) }),
  });

  app.post('/operator/rates', {
    config,
    onRequest,
    schema: { tags, summary: 'Stores an exchange rate; prices change when rates are applied', body: rateInputSchema, response: { 200: dataOf(ratesSchema) } },
    handler: async (request) => {
      const rates = await addRate(db, clock, request.body);
      request.log.info({ currency: request.body.currency, rate: request.body.rate }, 'exchange rate stored');
      return { data: rates };
    },
  });

  app.post('/operator/rates/apply', {
    config,
    onRequest,
    schema: { tags, summary: 'Converts prices by the current rates', body: ratesApplySchema, response: { 200: dataOf(ratesAppliedSchema) } },
    handler: async (request) => {
      const applied = await applyRates(parts, request.body);
      request.log.info(applied, 'exchange rates applied');
      return { data: applied };
    },
  });
}
