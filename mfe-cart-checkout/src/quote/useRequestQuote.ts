import { apiErrorMessage, isApiError } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import type { QuoteInput, QuoteRequested } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useState } from 'react';
import type { CartView } from '../cart-store/cartView.ts';
import { useCartStore } from '../cart-store/useCart.ts';
import { createOrderAttempts } from '../checkout/order/attempts.ts';
import { isUncertain } from '../checkout/order/isUncertain.ts';
import { useT } from '../i18n.ts';

export interface RequestQuote {
  /**
   * Sends the request and leaves for its result page. Rejects with the call's error.
   *
   * @param onSent - called before the page is left
   */
  send(values: Pick<QuoteInput, 'comment' | 'is_privacy_accepted' | 'is_newsletter_subscription'>, onSent: () => void): Promise<void>;
  /** The text for an error of `send`. */
  messageOf(error: unknown): string;
}

/** Sends a quote request for a cart. */
export function useRequestQuote(cart: CartView): RequestQuote {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const store = useCartStore();
  const [attempts] = useState(() => createOrderAttempts());
  return {
    async send(values, onSent) {
      const request: QuoteInput = { ...values, comment: values.comment.trim(), transaction_result_url: routePath('checkout-result', locale), cart_version: cart.version };
      try {
        const { redirect_url } = await browser().api.post<QuoteRequested>('/api/cart/offer', request, { headers: { 'Idempotency-Key': attempts.keyOf(request) } });
        onSent();
        window.location.assign(redirect_url);
      } catch (error) {
        // A refusal means that the cart differs from the one on this page.
        if (isApiError(error) && error.status > 0) void store().load();
        throw error;
      }
      // The button stays busy until the page is left.
      await new Promise<never>(() => undefined);
    },
    messageOf: (error) => (isUncertain(error) ? t('quote.uncertain') : apiErrorMessage(error, locale)),
  };
}
