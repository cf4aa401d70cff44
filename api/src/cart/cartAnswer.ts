import type { Cart } from '@feszek/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../platform/database/connect.ts';
import type { Clock } from '../platform/clock.ts';
import type { Catalogue } from '../catalog/readModel/Catalogue.ts';
import { loadComplements } from '../catalog/loadComplements.ts';
import { requestView } from '../platform/http/requestView.ts';
import { loadCartReservations } from '../stock/reservations/cartReservations.ts';
import { loadCartState } from './cartState.ts';
import { toCart } from './toCart.ts';
import type { HomeVat } from '../pricing/vat/HomeVat.ts';

export interface CartAnswerParts {
  readonly db: Db;
  /** For the cart of a visitor without a session, which is empty. */
  readonly readDb: Db;
  readonly clock: Clock;
  /** VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
  readonly catalogue: Catalogue;
}

/** Creates the function that answers every request to the cart with the whole current cart. */
export function createCartAnswer({ db: primary, readDb, clock, homeVat, catalogue }: CartAnswerParts) {
  return async (request: FastifyRequest, visitorId: number | undefined): Promise<{ data: Cart }> => {
    const db = visitorId === undefined ? readDb : primary;
    const view = { ...requestView(request), clock, vatPercent: homeVat.percent };
    const now = clock.now();
    const state = await loadCartState(db, visitorId, view.currency, view.vatPercent, now);
    const reservations = await loadCartReservations(db, now, visitorId, state.lines.map(({ record }) => record.id));
    const complements = await loadComplements(db, catalogue, state.lines.map(({ record }) => record), view);
    return { data: toCart(state, complements, reservations, now, view) };
  };
}
