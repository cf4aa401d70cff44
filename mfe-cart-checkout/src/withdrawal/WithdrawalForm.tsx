import { LIMITS } from '@feszek/contract';
import type { WithdrawableOrder } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, Field, Textarea } from '@feszek/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormEvent } from 'react';
import type { Drafts } from '../drafts/drafts.ts';
import { ErrorSummary } from '../checkout/form/ErrorSummary.tsx';
import { FormField } from '../checkout/form/FormField.tsx';
import { controlId, useStepForm } from '../checkout/form/useStepForm.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useGoTo } from '../navigation/useGoTo.ts';
import { useT } from '../i18n.ts';
import { withdrawalHref } from './addresses.ts';
import { ItemsField } from './ItemsField.tsx';
import { checkValues, initialValues } from './withdrawalValues.ts';
import type { WithdrawalValues } from './withdrawalValues.ts';
import form from '../checkout/form/Form.module.css';

interface WithdrawalFormProps {
  readonly order: WithdrawableOrder | null;
  /** What was written before a reload, or before the visitor came back from the next step. */
  readonly drafts: Drafts;
  readonly onWritten: (values: WithdrawalValues) => void;
}

/** The first step: which contract, which items, who, and where the receipt goes. No reason is asked for. */
export function WithdrawalForm({ order, drafts, onWritten }: WithdrawalFormProps) {
  const t = useT();
  const { locale } = useShop();
  const goTo = useGoTo();
  // It is kept until it is declared: the step after this one sends nothing of it.
  const { initialValues: known, draft, onValues } = useDraft({ drafts, step: 'form' }, initialValues(order));
  const fields = useStepForm<WithdrawalValues>({
    initialValues: known,
    ...(draft && { draft }),
    onValues,
    validate: (values) => checkValues(values, order, locale),
    async onSubmit(values) {
      onWritten(values);
      await goTo(withdrawalHref(locale, { ...(order && { order: order.order_hash }), isConfirming: true }));
    },
  });
  const element = useRef<HTMLFormElement>(null);
  const takeOverTyped = useEffectEvent(() => {
    if (element.current) fields.takeOver(new FormData(element.current));
  });
  useEffect(() => takeOverTyped(), []);
  const labels = {
    items: t('withdrawal.items'), order_number: t('result.orderNumber'), name: t('fields.name'), email: t('fields.email'), subject: t('withdrawal.subject'),
  };

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    fields.submit();
  }

  // `post`: an address never shows what was typed, even if the form were sent before the page has woken up.
  return (
    <form ref={element} className={form.form} method="post" noValidate onSubmit={handleSubmit}>
      <ErrorSummary errors={fields.sentErrors} labels={labels} fault={fields.fault} attempts={fields.attempts} />
      {order ? (
        <ItemsField order={order} form={fields} />
      ) : (
        <FormField form={fields} name="order_number" label={labels.order_number} hint={t('withdrawal.orderNumberHint')} autoComplete="off" />
      )}
      <FormField form={fields} name="name" label={labels.name} autoComplete="name" />
      <FormField
        form={fields}
        name="email"
        label={labels.email}
        hint={order ? t('withdrawal.emailHint') : t('withdrawal.emailOfOrderHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {!order && (
        <Field id={controlId('subject')} label={labels.subject} note={t('checkout.optional')} hint={t('withdrawal.subjectHint')} error={fields.errorOf('subject')}>
          {(control) => (
            <Textarea {...control} name="subject" maxLength={LIMITS.comment} value={fields.values.subject} onChange={(event) => fields.set('subject', event.target.value)} onBlur={() => fields.blur('subject')} />
          )}
        </Field>
      )}
      <div className={form.actions}>
        <Button type="submit" size="large" loading={fields.isSubmitting} data-replay>
          {t('checkout.next')}
        </Button>
      </div>
    </form>
  );
}
