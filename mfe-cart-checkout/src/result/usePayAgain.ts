import { apiErrorMessage, isApiError } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import type { OrderPlaced, PaymentRestartInput } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useEffect, useRef, useState } from 'react';
import type { OrderView } from './orderView.ts';

/** In milliseconds. The API calls the payment provider before it responds. */
const TIMEOUT_MS = 30_000;

export interface PayAgain {
  readonly isPaying: boolean;
  /** The text of the error; empty without one. */
  readonly fault: string;
  pay(choice: Omit<PaymentRestartInput, 'transaction_result_url'>): void;
}

/**
 * Restarts the payment of an unpaid order, and leaves for the payment page.
 *
 * @param onStale - called if the order can no longer be paid, because the page shows an outdated state
 */
export function usePayAgain({ order_hash }: OrderView, onStale: () => void): PayAgain {
  const browser = useBrowser();
  const { locale } = useShop();
  const [isPaying, setIsPaying] = useState(false);
  const [fault, setFault] = useState('');
  const isRunning = useRef(false);

  useEffect(() => {
    // The visitor came back from the provider's page with the browser's Back button.
    const reloadWhenBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', reloadWhenBack);
    return () => window.removeEventListener('pageshow', reloadWhenBack);
  }, []);

  async function pay(choice: Omit<PaymentRestartInput, 'transaction_result_url'>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPaying(true);
    setFault('');
    try {
      const path = `/api/orders/payment_restart/${encodeURIComponent(order_hash)}`;
      const body: PaymentRestartInput = { ...choice, transaction_result_url: routePath('checkout-result', locale) };
      const { redirect_url } = await browser().api.post<OrderPlaced>(path, body, { timeoutMs: TIMEOUT_MS });
      window.location.assign(redirect_url);
    } catch (error) {
      setFault(apiErrorMessage(error, locale));
      setIsPaying(false);
      isRunning.current = false;
      if (isApiError(error) && error.code === 'payment_not_restartable') onStale();
    }
  }

  return { isPaying, fault, pay: (choice) => void pay(choice) };
}
