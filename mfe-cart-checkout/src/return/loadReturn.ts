import { isApiError } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import type { PaymentReturn, Quote } from '@feszek/contract';
import { found, notFound, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** The parameters that providers add to the return address. */
const PARAMETERS = ['r', 's', 'session_id'];

/** A quote request, or whether the address contains an order. */
export type ReturnView = { readonly quote: Quote } | { readonly isNamed: boolean };

async function loadQuote({ api, signal }: LoadContext, hash: string): Promise<LoadResult<ReturnView>> {
  try {
    return found({ quote: await api.get<Quote>(`/api/quotes/${encodeURIComponent(hash)}`, { ...(signal && { signal }) }) });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return notFound();
    throw error;
  }
}

/** Redirects a buyer who returns from the payment provider to their order, and shows a quote request. */
export async function loadReturn(context: LoadContext): Promise<LoadResult<ReturnView>> {
  const { api, locale, search, signal } = context;
  const quoteHash = search.get('quote');
  if (quoteHash !== null) return loadQuote(context, quoteHash);
  const given = new URLSearchParams(PARAMETERS.flatMap((name) => search.getAll(name).slice(0, 1).map((value) => [name, value])));
  if (given.size === 0) return found({ isNamed: false });
  try {
    const { order_hash } = await api.get<PaymentReturn>(`/api/payments/return?${given}`, { ...(signal && { signal }) });
    return redirect(routePath('checkout-result-order_hash', locale, { order_hash }));
  } catch (error) {
    // Foreign, forged or incomplete parameters; the shell handles any other error.
    if (isApiError(error) && error.status >= 400 && error.status < 500) return found({ isNamed: true });
    throw error;
  }
}
