import { apiErrorMessage, isApiError } from '@feszek/api-client';
import type { OpenOffer } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useRef, useState } from 'react';
import { stepHref } from '../checkout/checkoutFlow.ts';
import { useGoTo } from '../navigation/useGoTo.ts';
import { offerFlow } from './offerFlow.ts';

export interface OpeningOffer {
  readonly isOpening: boolean;
  /** The text of the error; empty without one. */
  readonly fault: string;
  open(): void;
}

/** Opens an offer and navigates to its checkout. */
export function useOpenOffer(offerHash: string): OpeningOffer {
  const browser = useBrowser();
  const { locale } = useShop();
  const goTo = useGoTo();
  const [isOpening, setIsOpening] = useState(false);
  const [fault, setFault] = useState('');
  const isRunning = useRef(false);

  async function open(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsOpening(true);
    setFault('');
    try {
      await browser().api.post<OpenOffer>(`/api/offers/${encodeURIComponent(offerHash)}/open`, {});
      // The first step, so that the customer can check the data of the request.
      await goTo(stepHref('contact', locale, offerFlow(offerHash)));
    } catch (error) {
      // The offer has ended since the page was loaded. Its page shows the state.
      if (isApiError(error) && error.status === 409) return window.location.reload();
      setFault(apiErrorMessage(error, locale));
    }
    isRunning.current = false;
    setIsOpening(false);
  }

  return { isOpening, fault, open: () => void open() };
}
