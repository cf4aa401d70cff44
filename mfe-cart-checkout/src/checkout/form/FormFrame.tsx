import { Form } from '@feszek/forms';
import type { FormProps } from '@feszek/forms';
import { Button, ButtonLink } from '@feszek/ui';
import { useT } from '../../i18n.ts';
import styles from './Form.module.css';

export interface FormFrameProps extends Pick<FormProps, 'form' | 'labels' | 'children'> {
  /** On the button that submits the form; "Continue" by default. */
  readonly submitLabel?: string;
  /** The link back, below the form. */
  readonly back?: { readonly href: string; readonly label: string };
}

/** The frame of every form with several steps: the error summary above the fields, submit and back below. */
export function FormFrame({ form, labels, submitLabel, back, children }: FormFrameProps) {
  const t = useT();
  return (
    <Form form={form} labels={labels} countText={(count) => t('checkout.errorSummary', { count })}>
      {children}
      <div className={styles.actions}>
        <Button type="submit" size="large" loading={form.isSubmitting} data-replay>
          {submitLabel ?? t('checkout.next')}
        </Button>
        {back && (
          <ButtonLink variant="quiet" href={back.href}>
            {back.label}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
