import { apiErrorMessage, isApiError } from '@feszek/api-client';
import type { OpenOffer } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useRef, useState } from 'react';
import { stepHref } from '../checkout/checkoutSteps.ts';
import { useGoTo } from '../navigation/useGoTo.ts';
import { offerWay } from './offerWay.ts';

export interface OpeningOffer {
  readonly isOpening: boolean;
  /** Why it could not be opened, in the visitor's words; empty when it could. */
  readonly fault: string;
  open(): void;
}

/** Makes an offer the one that the visitor is ordering, and goes to its checkout. */
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
      // From the first step on: what the request told is filled in, and is for its customer to look over.
      await goTo(stepHref('contact', locale, offerWay(offerHash)));
    } catch (error) {
      // It has ended since the page was loaded: the page itself says how.
      if (isApiError(error) && error.status === 409) return window.location.reload();
      setFault(apiErrorMessage(error, locale));
    }
    isRunning.current = false;
    setIsOpening(false);
  }

  return { isOpening, fault, open: () => void open() };
}
