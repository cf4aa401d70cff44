import type { ApiClient } from '@feszek/api-client';
import type { Cart, Country, SavedAddress } from '@feszek/contract';
import { found, isShopEmpty, loadSellerName, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { toCartView } from '../cart-store/cartView.ts';
import type { CartView } from '../cart-store/cartView.ts';
import { loadSeller } from '../payment/loadSeller.ts';
import type { Seller } from '../payment/loadSeller.ts';
import { stepHref, stepOfSearch } from './checkoutFlow.ts';
import { firstIncompleteStep, isReachable } from './checkoutSteps.ts';
import type { CheckoutStep } from './checkoutFlow.ts';
import { loadAddresses } from './loadAddresses.ts';
import { loadIsClosed } from './loadIsClosed.ts';
import { loadIsGuest } from './loadIsGuest.ts';

export interface CheckoutData {
  readonly cart: CartView;
  readonly countries: readonly Country[];
  readonly step: CheckoutStep;
  /** Of a signed-in user, for the steps with an address. */
  readonly addresses?: readonly SavedAddress[];
  /** Whether the last step offers an account. */
  readonly isGuest?: boolean;
  /** For the last step: the company that sends the newsletter. */
  readonly sender?: string;
  /** For the last step, if it offers SimplePay. */
  readonly seller?: Seller;
  /** Whether the shop refuses orders: the page shows this instead of a step. */
  readonly isClosed?: boolean;
  /** For an empty cart only. */
  readonly isShopEmpty?: boolean;
}

/** Loads what a single step needs besides the cart. */
export async function loadStep(api: Pick<ApiClient, 'get'>, step: CheckoutStep, cart: CartView, signal: AbortSignal | undefined): Promise<Pick<CheckoutData, 'addresses' | 'isGuest' | 'sender' | 'seller'>> {
  const [addresses, isGuest, seller, sender] = await Promise.all([
    loadAddresses(api, step, signal), loadIsGuest(api, step, signal), loadSeller(api, step === 'payment' ? cart.payment_methods : [], signal),
    step === 'payment' ? loadSellerName(api, signal) : undefined,
  ]);
  return { addresses, isGuest, ...(sender !== undefined && { sender }), ...(seller && { seller }) };
}

/**
 * Loads the cart and the step of the address. An address without a step, or with one that cannot be reached yet, redirects
 * to the first incomplete step.
 */
export async function loadCheckout({ api, locale, search, signal }: LoadContext): Promise<LoadResult<CheckoutData>> {
  const options = signal && { signal };
  const [answer, countries, isClosed] = await Promise.all([api.get<Cart>('/api/cart', options), api.get<Country[]>('/api/countries', options), loadIsClosed(api, signal)]);
  const cart = { ...toCartView(answer), similar_products: [] };
  const asked = stepOfSearch(search);
  if (cart.products.length === 0) return found({ cart, countries: [], step: 'contact', isShopEmpty: await isShopEmpty(api, signal) });
  if (isClosed) return found({ cart, countries: [], step: 'contact', isClosed });
  if (!asked || !isReachable(asked, cart)) return redirect(stepHref(firstIncompleteStep(cart), locale));
  return found({ cart, countries, step: asked, ...(await loadStep(api, asked, cart, signal)) });
}
