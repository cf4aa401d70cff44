import { LIMITS } from '@feszek/contract';
import type { WithdrawableOrder } from '@feszek/contract';
import { FormField, FormTextarea } from '@feszek/forms';
import { useShop } from '@feszek/kit';
import type { Drafts } from '../drafts/drafts.ts';
import { FormFrame } from '../checkout/form/FormFrame.tsx';
import { useStepForm } from '../checkout/form/useStepForm.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useGoTo } from '../navigation/useGoTo.ts';
import { useT } from '../i18n.ts';
import { withdrawalHref } from '../navigation/withdrawalAddresses.ts';
import { ItemsField } from './ItemsField.tsx';
import { checkValues, initialValues } from './withdrawalValues.ts';
import type { WithdrawalValues } from './withdrawalValues.ts';

interface WithdrawalFormProps {
  readonly order: WithdrawableOrder | null;
  /** The input from before a reload, or from before the visitor came back from the next step. */
  readonly drafts: Drafts;
  readonly onWritten: (values: WithdrawalValues) => void;
}

/** The first step: contract, items, name, and the address for the receipt. No reason is required. */
export function WithdrawalForm({ order, drafts, onWritten }: WithdrawalFormProps) {
  const t = useT();
  const { locale } = useShop();
  const goTo = useGoTo();
  // The draft is stored until the withdrawal is declared: this step sends nothing.
  const { initialValues: known, draft, onValues } = useDraft({ drafts, step: 'form' }, initialValues(order));
  const form = useStepForm<WithdrawalValues>({
    initialValues: known,
    ...(draft && { draft }),
    onValues,
    validate: (values) => checkValues(values, order, locale),
    async onSubmit(values) {
      onWritten(values);
      await goTo(withdrawalHref(locale, { ...(order && { order: order.order_hash }), isConfirming: true }));
    },
  });
  const labels = {
    items: t('withdrawal.items'), order_number: t('result.orderNumber'), name: t('fields.name'), email: t('fields.email'), subject: t('withdrawal.subject'),
  };

  return (
    <FormFrame form={form} labels={labels}>
      {order ? (
        <ItemsField order={order} form={form} />
      ) : (
        <FormField form={form} name="order_number" label={labels.order_number} hint={t('withdrawal.orderNumberHint')} autoComplete="off" />
      )}
      <FormField form={form} name="name" label={labels.name} autoComplete="name" />
      <FormField
        form={form}
        name="email"
        label={labels.email}
        hint={order ? t('withdrawal.emailHint') : t('withdrawal.emailOfOrderHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {!order && (
        <FormTextarea
          form={form}
          name="subject"
          label={labels.subject}
          hint={t('withdrawal.subjectHint')}
          optionalNote={t('checkout.optional')}
          maxLength={LIMITS.comment}
        />
      )}
    </FormFrame>
  );
}
