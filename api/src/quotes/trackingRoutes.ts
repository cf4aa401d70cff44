import { trackedCartSchema } from '@feszek/contract';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { RequestSessions } from '../platform/session/requestSession.ts';
import type { HomeVat } from '../pricing/vat/HomeVat.ts';
import { loadOfferState } from './offerState.ts';
import { findOpenOffer } from './openOffer.ts';
import { trackedOffer } from './trackedOffer.ts';

export interface OfferTrackingParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: RequestSessions;
  /** The VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
}

/** The open offer of a visitor who agreed to statistics, in forints regardless of its currency. */
export function offerTrackingRoutes(app: App, { db, clock, sessions, homeVat }: OfferTrackingParts): void {
  app.get('/api/tracking/offer', {
    schema: { tags: ['tracking'], summary: 'The offer that the visitor is ordering, for statistics', response: { 200: dataOf(trackedCartSchema) } },
    handler: async (request, reply) => {
      const quote = await findOpenOffer(db, (await sessions.find(request, reply))?.visitorId);
      if (!quote) throw new ApiError('not_found');
      return { data: trackedOffer(await loadOfferState({ db, clock, homeVat }, quote), homeVat.percent) };
    },
  });
}
