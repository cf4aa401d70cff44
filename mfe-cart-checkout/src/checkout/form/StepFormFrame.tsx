import { useShop } from '@feszek/kit';
import { routePath } from '@feszek/contract';
import { Button, ButtonLink } from '@feszek/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { CartView } from '../../cart/cartView.ts';
import { useT } from '../../i18n.ts';
import { stepBefore, stepHref } from '../checkoutSteps.ts';
import type { CheckoutStep } from '../checkoutSteps.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { StepForm } from './useStepForm.ts';
import styles from './Form.module.css';

interface StepFormFrameProps {
  readonly step: CheckoutStep;
  readonly cart: CartView;
  readonly form: Pick<StepForm, 'takeOver' | 'fault' | 'sentErrors' | 'attempts' | 'isSubmitting' | 'submit'>;
  readonly labels: Readonly<Record<string, string>>;
  /** On the button that sends the form; "Continue" unless told. */
  readonly submitLabel?: string;
  readonly children: ReactNode;
}

/** What every step's form has around its fields: the errors above, the way on and the way back below. */
export function StepFormFrame({ step, cart, form, labels, submitLabel, children }: StepFormFrameProps) {
  const t = useT();
  const { locale } = useShop();
  const before = stepBefore(step, cart);
  const element = useRef<HTMLFormElement>(null);
  const takeOverTyped = useEffectEvent(() => {
    if (element.current) form.takeOver(new FormData(element.current));
  });
  useEffect(() => takeOverTyped(), []);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    form.submit();
  }

  // `post`: an address never shows what was typed, even if the form were sent before the page has woken up.
  return (
    <form ref={element} className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
      <ErrorSummary errors={form.sentErrors} labels={labels} fault={form.fault} attempts={form.attempts} />
      {children}
      <div className={styles.actions}>
        <Button type="submit" size="large" loading={form.isSubmitting} data-replay>
          {submitLabel ?? t('checkout.next')}
        </Button>
        <ButtonLink variant="quiet" href={before ? stepHref(before, locale) : routePath('cart', locale)}>
          {before ? t('checkout.back') : t('checkout.backToCart')}
        </ButtonLink>
      </div>
    </form>
  );
}
