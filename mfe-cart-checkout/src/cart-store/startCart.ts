import { COOKIES, emitForStatistics } from '@feszek/contract';
import type { CartSummary, Locale } from '@feszek/contract';
import type { SliceHost } from '@feszek/kit';
import { isApiError } from '@feszek/api-client';
import type { CartView } from './cartView.ts';
import { createCartStore } from './createCartStore.ts';
import type { CartStore } from './createCartStore.ts';
import { keepCartStore } from './cartStores.ts';
import { forgetDrafts } from '../drafts/draftStorage.ts';

/** Whether the visitor has a session on this page of the shop, and so possibly a cart. Opens no session. */
function hasSession(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIES.xsrf}=`));
}

function toSummary({ currency, summary: { services: _, ...summary } }: CartView): CartSummary {
  return { quantity: summary.total_quantity, currency, summary };
}

/** Whether a published summary differs from the cart of this page. Another tab may show another currency. */
function hasChanged(published: CartSummary, { cart }: CartStore['state']): boolean {
  if (!cart) return published.quantity > 0;
  const { total_quantity, total_amount_gross } = cart.summary;
  if (published.quantity !== total_quantity) return true;
  return published.currency === cart.currency && published.summary.total_amount_gross !== total_amount_gross;
}

/** The text of an error. Texts of errors that are not the API's, such as a time-out, are loaded only when needed. */
async function messageOf(error: unknown, locale: Locale): Promise<string> {
  if (isApiError(error)) return error.message;
  const { apiErrorMessage } = await import(/* webpackChunkName: "error-messages", webpackExports: ["apiErrorMessage"] */ '@feszek/api-client');
  return apiErrorMessage(error, locale);
}

/** Whether the pieces alone could be ordered: those that the cart has already leave no room for them. */
function isInCart(error: unknown, quantity: number): boolean {
  return isApiError(error) && (error.code === 'order_limit' || error.code === 'out_of_stock') && Number(error.params['available']) >= quantity;
}

/** Calls `listener` when a value changes after it was first published. */
function onChange<Value>(listener: () => void, isSame: (before: Value, after: Value) => boolean = Object.is): (value: Value) => void {
  let before: { readonly value: Value } | undefined;
  return (value) => {
    const isChanged = before !== undefined && !isSame(before.value, value);
    before = { value };
    if (isChanged) listener();
  };
}

/**
 * Starts the cart of a page: one store, which loads the cart of a visitor with a session, publishes `cart.summary` after
 * every change, answers `cart.add-product`, and reacts to changes of the currency, the visitor and the visitor's other tabs.
 */
export function startCart(host: SliceHost): void {
  const { bus, api } = host;
  const store = createCartStore({
    api,
    currency: () => host.currency(),
    onAnswer(cart, reason) {
      // A change of another tab is published there. Two tabs with two currencies would otherwise answer each other forever.
      if (reason === 'here') bus.set('cart.summary', toSummary(cart));
    },
    onQuantity: (productId, change, quantity) => emitForStatistics(bus, 'cart.quantity-changed', { productId, change, quantity }),
  });
  keepCartStore(api, store);

  bus.answer('cart.add-product', async ({ productId, quantity, isQuiet }) => {
    try {
      const line = await store.add(productId, quantity);
      bus.emit('cart.product-added', { productId, quantity, title: line?.product.title ?? '', ...(isQuiet && { isQuiet }) });
      return { ok: true };
    } catch (error) {
      return { ok: false, message: await messageOf(error, api.locale), ...(isInCart(error, quantity) && { isInCart: true }) };
    }
  });

  const isKnown = () => store.state.cart !== null || store.state.isLoading;
  bus.watch('shop.currency', onChange(() => {
    if (isKnown()) void store.load();
  }));
  bus.watch('visitor.user', onChange(() => void store.startOver(), (before, after) => before?.id === after?.id));
  // Drafts of one person are not shown to the next one; a guest who signs in is the same person.
  bus.watch('visitor.user', onChange(forgetDrafts, (before, after) => before === null || before?.id === after?.id));
  bus.watch('cart.summary', (published) => {
    if (hasChanged(published, store.state)) void store.load('elsewhere');
  });
  if (host.hasSession?.() ?? hasSession()) void store.load();
}
