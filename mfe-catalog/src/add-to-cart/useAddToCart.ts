import { useBrowser } from '@feszek/kit';
import { isBusTimeoutError } from '@feszek/bus';
import { useState } from 'react';
import { useT } from '../i18n.ts';

/** Why an attempt failed. */
export interface AddFailure {
  readonly message: string;
  /** The pieces in the cart leave no room for more, so that another attempt fails as well. */
  readonly isInCart: boolean;
}

export interface AddToCart {
  readonly isBusy: boolean;
  /** The failure of the last attempt; `undefined` after a success. */
  readonly failure: AddFailure | undefined;
  /** Requests that pieces are added to the cart. Does nothing while a request is pending. */
  add(quantity: number): Promise<void>;
}

/** Requests on the bus that a product is added to the cart. The cart slice reports the success. */
export function useAddToCart(productId: number): AddToCart {
  const t = useT();
  const browser = useBrowser();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AddFailure>();

  async function add(quantity: number): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { ok, message, isInCart = false } = await browser().bus.ask('cart.add-product', { productId, quantity });
      if (!ok) setFailure({ message: message ?? t('buy.failed'), isInCart });
    } catch (error) {
      // The bus has reported the failure; the visitor needs a message.
      setFailure({ message: isBusTimeoutError(error) ? t('buy.timedOut') : t('buy.failed'), isInCart: false });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, failure, add };
}
