import { contactSchema, formErrors } from '@feszek/contract';
import { FormField } from '@feszek/forms';
import { useShop } from '@feszek/kit';
import { useCartStore } from '../../cart-store/useCart.ts';
import { useT } from '../../i18n.ts';
import { StepFormFrame } from '../form/StepFormFrame.tsx';
import { useStepForm } from '../form/useStepForm.ts';
import type { StepProps } from './StepProps.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { useNextStep } from './useNextStep.ts';

/** Step 1: the customer's contact data. */
export function ContactStep(props: StepProps) {
  const t = useT();
  const { locale } = useShop();
  const store = useCartStore();
  const goOn = useNextStep(props.step);
  const { email, phone } = props.cart.customer_data;
  const form = useStepForm({
    ...useDraft(props, { email, phone }),
    validate: (values) => formErrors(contactSchema, values, locale),
    async onSubmit(values) {
      await goOn(await store().put('customer', contactSchema.cast(values)));
    },
  });
  return (
    <StepFormFrame step={props.step} cart={props.cart} form={form} labels={{ email: t('fields.email'), phone: t('fields.phone') }}>
      <FormField form={form} name="email" label={t('fields.email')} hint={t('fields.emailHint')} type="email" inputMode="email" autoComplete="email" />
      <FormField form={form} name="phone" label={t('fields.phone')} hint={t('fields.phoneHint')} type="tel" inputMode="tel" autoComplete="tel" />
    </StepFormFrame>
  );
}
