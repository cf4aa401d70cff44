import type { Cart, Country, QuoteDraft } from '@feszek/contract';
import { found, isShopEmpty, loadSellerName, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { toCartView } from '../cart-store/cartView.ts';
import type { CartView } from '../cart-store/cartView.ts';
import { loadIsClosed } from '../checkout/loadIsClosed.ts';
import { numberOf, quoteStepHref, quoteStepOf } from './quoteSteps.ts';
import type { QuoteStep } from './quoteSteps.ts';

export interface QuoteRequestData {
  readonly kind: 'request';
  readonly cart: CartView;
  readonly draft: QuoteDraft;
  readonly countries: readonly Country[];
  readonly step: QuoteStep;
  /** For the last step: the company that sends the newsletter. */
  readonly sender?: string;
  /** Whether the shop refuses quote requests: the page shows this instead of a step. */
  readonly isClosed?: boolean;
  /** For an empty cart only. */
  readonly isShopEmpty?: boolean;
}

/** Loads the cart, the visitor's draft of a quote request, and the step of the address, or the last one that can be reached. */
export async function loadQuoteRequest({ api, locale, search, signal }: LoadContext): Promise<LoadResult<QuoteRequestData>> {
  const options = signal && { signal };
  const [answer, draft, countries, isClosed] = await Promise.all([
    api.get<Cart>('/api/cart', options), api.get<QuoteDraft>('/api/cart/offer', options), api.get<Country[]>('/api/countries', options),
    loadIsClosed(api, signal),
  ]);
  const cart = { ...toCartView(answer), similar_products: [] };
  const step = quoteStepOf(search, draft);
  if (cart.products.length > 0 && isClosed) return found({ kind: 'request', cart, draft, countries: [], step, isClosed });
  const asked = search.get('step');
  if (cart.products.length > 0 && asked !== null && asked !== numberOf(step)) return redirect(quoteStepHref(step, locale));
  const sender = step === 'summary' ? await loadSellerName(api, signal) : undefined;
  return found({ kind: 'request', cart, draft, countries, step, ...(sender !== undefined && { sender }), ...(cart.products.length === 0 && { isShopEmpty: await isShopEmpty(api, signal) }) });
}
