import { Button, ButtonLink } from '@feszek/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useT } from '../../i18n.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { StepForm } from './useStepForm.ts';
import styles from './Form.module.css';

export interface FormFrameProps {
  readonly form: Pick<StepForm, 'takeOver' | 'fault' | 'sentErrors' | 'attempts' | 'isSubmitting' | 'submit'>;
  /** Field names as the visitor knows them. */
  readonly labels: Readonly<Record<string, string>>;
  /** On the button that sends the form; "Continue" unless told. */
  readonly submitLabel?: string;
  /** The way back, below the form. */
  readonly back: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

/** What every form of several steps has around its fields: the errors above, the way on and the way back below. */
export function FormFrame({ form, labels, submitLabel, back, children }: FormFrameProps) {
  const t = useT();
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
        <ButtonLink variant="quiet" href={back.href}>
          {back.label}
        </ButtonLink>
      </div>
    </form>
  );
}
