import { isApiError } from '@feszek/api-client';
import { useForm } from '@feszek/forms';
import type { FormHandle, FormOptions, FormValues } from '@feszek/forms';
import { useShop } from '@feszek/kit';
import { useGoTo } from '../../navigation/useGoTo.ts';
import { useCheckoutFlow } from '../useCheckoutFlow.ts';

/** The form of one step of a checkout, a quote request or a withdrawal. */
export function useStepForm<Values extends FormValues>(options: Omit<FormOptions<Values>, 'idPrefix' | 'locale' | 'onError'>): FormHandle<Values> {
  const { locale } = useShop();
  const flow = useCheckoutFlow();
  const goTo = useGoTo();

  /** Leaves a checkout whose offer can no longer be ordered. */
  function leaveEnded(error: unknown): boolean {
    if (!isApiError(error) || !flow.endings.some((code) => code === error.code)) return false;
    void goTo(flow.out(locale));
    return true;
  }

  return useForm({ ...options, idPrefix: 'checkout-', locale, onError: leaveEnded });
}
