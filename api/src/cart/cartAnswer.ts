import type { Cart } from '@feszek/contract';
import type { FastifyRequest } from 'fastify';
import { loadSimilar } from '../catalog/productDetail.ts';
import type { Deps } from '../deps.ts';
import { requestView } from '../platform/http/requestView.ts';
import { heldInCarts } from '../stock/reservations/held.ts';
import { loadCartState } from './cartState.ts';
import { toCart } from './toCart.ts';

/** Makes what every call of the cart is answered with: the whole cart, as it is now. */
export function createCartAnswer({ db, clock, homeVat, catalogue }: Deps) {
  return async (request: FastifyRequest, visitorId: number | undefined): Promise<{ data: Cart }> => {
    const view = { ...requestView(request), clock, vatPercent: homeVat.percent };
    const now = clock.now();
    const state = await loadCartState(db, visitorId, view.currency, view.vatPercent, now);
    const heldByOthers = await heldInCarts(db, now, state.lines.map(({ record }) => record.id), visitorId);
    const similar = await loadSimilar(catalogue, state.lines.map(({ record }) => record), view);
    return { data: toCart(state, similar, heldByOthers, now, view) };
  };
}
