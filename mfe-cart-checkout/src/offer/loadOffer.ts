import { isApiError } from '@feszek/api-client';
import type { Offer } from '@feszek/contract';
import { found, notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** The fields that the offer's page shows. It is inlined in the page, so it contains nothing else. */
export type OfferView = Omit<Offer, 'items'> & {
  readonly items: readonly (Omit<Offer['items'][number], 'product'> & { readonly image: Offer['items'][number]['product']['image'] })[];
};

export function toOfferView({ items, ...offer }: Offer): OfferView {
  return { ...offer, items: items.map(({ product, ...item }) => ({ ...item, image: product.image })) };
}

/** Loads the offer of the address. Its hash is the permission to see it; an unknown hash is answered with 404. */
export async function loadOffer({ api, params, signal }: LoadContext): Promise<LoadResult<OfferView>> {
  try {
    return found(toOfferView(await api.get<Offer>(`/api/offers/${encodeURIComponent(params['offer_hash'] ?? '')}`, { ...(signal && { signal }) })));
  } catch (error) {
    if (isApiError(error) && error.status === 404) return notFound();
    throw error;
  }
}
