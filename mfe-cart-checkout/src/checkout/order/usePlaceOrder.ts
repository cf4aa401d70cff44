import { apiErrorMessage, isApiError } from '@feszek/api-client';
import { emitForStatistics, routePath } from '@feszek/contract';
import type { Locale, OrderInput, OrderPlaced } from '@feszek/contract';
import type { FormValues } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { useEffect, useState } from 'react';
import type { CartView } from '../../cart-store/cartView.ts';
import { useCartStore } from '../../cart-store/useCart.ts';
import { useT } from '../../i18n.ts';
import { useCheckoutFlow } from '../useCheckoutFlow.ts';
import { createOrderAttempts } from './attempts.ts';
import { isUncertain } from './isUncertain.ts';
import type { PaymentChanges } from './useOwnChanges.ts';

/** In milliseconds. The API calls the payment provider before it responds. */
const TIMEOUT_MS = 30_000;

export interface OrderValues extends FormValues {
  readonly payment_method: number;
  readonly comment: string;
  readonly is_terms_accepted: boolean;
  readonly is_privacy_accepted: boolean;
  readonly is_newsletter_subscription: boolean;
  readonly is_data_transfer_accepted: boolean;
  readonly is_account_requested: boolean;
  readonly account_password: string;
}

export interface PlaceOrder {
  /**
   * Places the order and leaves for the payment page. Rejects with the call's error.
   *
   * @param onPlaced - called before the page is left
   */
  place(values: OrderValues, onPlaced: () => void): Promise<void>;
  /** The text for an error of `place`. */
  messageOf(error: unknown): string;
}

/**
 * Leaves the page for the payment. The browser's Back button then leads to the order, which can be paid, and not to a
 * checkout with an empty cart.
 */
function leaveFor({ redirect_url, order_hash }: OrderPlaced, locale: Locale): void {
  // The method of the prototype, because single-spa patches the one of `history` and would mount another screen.
  History.prototype.replaceState.call(window.history, window.history.state, '', routePath('checkout-result-order_hash', locale, { order_hash }));
  window.location.assign(redirect_url);
}

/** Places the order of a cart, after the buyer's own changes. */
export function usePlaceOrder(cart: CartView, changes: PaymentChanges): PlaceOrder {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const store = useCartStore();
  const isOffer = useCheckoutFlow().route === 'offer-data';
  const [attempts] = useState(() => createOrderAttempts());

  useEffect(() => {
    // The visitor came back from the provider's page. This page shows an outdated cart.
    const reloadWhenBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', reloadWhenBack);
    return () => window.removeEventListener('pageshow', reloadWhenBack);
  }, []);

  async function send({ payment_method, is_data_transfer_accepted, is_account_requested, account_password, ...values }: OrderValues): Promise<OrderPlaced> {
    const { bus, api } = browser();
    const payment = cart.payment_methods.find(({ id }) => id === payment_method)?.code ?? '';
    emitForStatistics(bus, 'checkout.order-begun', { payment, isCompany: cart.customer_data.invoice_data.is_company, ...(isOffer && { isOffer }) });
    const cart_version = await changes.confirmPayment(payment_method);
    const order: OrderInput = {
      ...values,
      // Only if there is a statement to accept.
      ...(is_data_transfer_accepted && { is_data_transfer_accepted }),
      ...(is_account_requested && { account_password }),
      comment: values.comment.trim(),
      // A path, to which the API adds the order's hash. It is valid under every host name of the shop.
      transaction_result_url: routePath('checkout-result', locale),
      cart_version,
      seen_total_gross: (store().state.cart ?? cart).summary.total_amount_gross,
    };
    const headers = { 'Idempotency-Key': attempts.keyOf(order) };
    return api.post<OrderPlaced>(`${store().path}/order`, order, { headers, timeoutMs: TIMEOUT_MS });
  }

  return {
    async place(values, onPlaced) {
      try {
        const placed = await send(values);
        onPlaced();
        leaveFor(placed, locale);
      } catch (error) {
        // A refusal means that the cart differs from the one on this page.
        if (isApiError(error) && error.status > 0) void store().load();
        throw error;
      }
      // The button stays busy until the page is left.
      await new Promise<never>(() => undefined);
    },
    messageOf(error) {
      if (isUncertain(error)) return t('order.uncertain');
      if (isApiError(error) && error.code === 'customer_data_missing') return t('order.dataMissing');
      const short = isApiError(error) && (error.code === 'out_of_stock' || error.code === 'order_limit') && cart.products.find(({ id }) => id === error.params?.['product_id']);
      if (short) return `${short.product.title}: ${apiErrorMessage(error, locale)}`;
      return apiErrorMessage(error, locale);
    },
  };
}
