import { apiErrorMessage, isApiAbortError, isApiError } from '@feszek/api-client';
import type { Withdrawal, WithdrawalInput } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useRef, useState } from 'react';
import { createOrderAttempts } from '../checkout/order/attempts.ts';
import { useGoTo } from '../navigation/useGoTo.ts';
import { useT } from '../i18n.ts';
import { withdrawalHref } from '../navigation/withdrawalAddresses.ts';

export interface SubmitWithdrawal {
  readonly isSubmitting: boolean;
  /** The text of the error; empty without one. */
  readonly fault: string;
  submit(input: WithdrawalInput): void;
}

/** Whether the declaration may have arrived although the response is missing. */
function isUncertain(error: unknown): boolean {
  return isApiAbortError(error) || (isApiError(error) && error.code === 'network');
}

/**
 * Submits a withdrawal once, with the same idempotency key for all attempts, and shows its receipt.
 *
 * @param onDeclared - called once the server has received it
 */
export function useSubmitWithdrawal(onDeclared: () => void): SubmitWithdrawal {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const goTo = useGoTo();
  const [attempts] = useState(() => createOrderAttempts());
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [fault, setFault] = useState('');
  // A second click is possible before the button is busy.
  const isRunning = useRef(false);

  async function submit(input: WithdrawalInput): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSubmitting(true);
    setFault('');
    try {
      const { withdrawal_hash: receipt } = await browser().api.post<Withdrawal>('/api/withdrawals', input, { headers: { 'Idempotency-Key': attempts.keyOf(input) } });
      onDeclared();
      await goTo(withdrawalHref(locale, { receipt }), { replace: true });
    } catch (error) {
      setFault(isUncertain(error) ? t('withdrawal.uncertain') : apiErrorMessage(error, locale));
    } finally {
      setIsSubmitting(false);
      isRunning.current = false;
    }
  }

  return { isSubmitting, fault, submit: (input) => void submit(input) };
}
