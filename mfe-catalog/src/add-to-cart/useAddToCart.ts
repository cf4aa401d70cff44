import { useBrowser } from '@feszek/kit';
import { isBusTimeoutError } from '@feszek/bus';
import { useState } from 'react';
import { useT } from '../i18n.ts';

export interface AddToCart {
  readonly isBusy: boolean;
  /** The message about the failure of the last attempt; `undefined` after a success. */
  readonly failure: string | undefined;
  /** Requests that pieces are added to the cart. Does nothing while a request is pending. */
  add(quantity: number): Promise<void>;
}

/** Requests on the bus that a product is added to the cart. The cart slice reports the success. */
export function useAddToCart(productId: number): AddToCart {
  const t = useT();
  const browser = useBrowser();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function add(quantity: number): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { ok, message } = await browser().bus.ask('cart.add-product', { productId, quantity });
      if (!ok) setFailure(message ?? t('buy.failed'));
    } catch (error) {
      // The bus has reported the failure; the visitor needs a message.
      setFailure(isBusTimeoutError(error) ? t('buy.timedOut') : t('buy.failed'));
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, failure, add };
}
