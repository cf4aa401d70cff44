import { useBrowser } from '@feszek/kit';
import { Notice, RadioCard, RadioGroup } from '@feszek/ui';
import { emitForStatistics, methodInputSchema } from '@feszek/contract';
import { useCartStore } from '../../cart/useCart.ts';
import { useT } from '../../i18n.ts';
import { DuePrice } from '../../price/DuePrice.tsx';
import { MissingChoices } from '../form/MissingChoices.tsx';
import { StepFormFrame } from '../form/StepFormFrame.tsx';
import { useStepForm } from '../form/useStepForm.ts';
import type { StepProps } from './StepProps.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { useNextStep } from './useNextStep.ts';

/** Step 3: the delivery method. */
export function ShippingStep(props: StepProps) {
  const { cart, step } = props;
  const t = useT();
  const store = useCartStore();
  const browser = useBrowser();
  const goOn = useNextStep(step);
  const form = useStepForm({
    ...useDraft(props, { delivery_method: cart.delivery_method ?? 0 }),
    validate: (values): Record<string, string> => {
      const isOffered = cart.delivery_methods.some(({ id }) => id === values.delivery_method);
      return isOffered && methodInputSchema.isValidSync({ id: values.delivery_method }) ? {} : { delivery_method: t('choice.deliveryRequired') };
    },
    async onSubmit(values) {
      const chosen = await store().put('method/delivery', { id: values.delivery_method });
      const method = cart.delivery_methods.find(({ id }) => id === values.delivery_method)?.code ?? '';
      emitForStatistics(browser().bus, 'checkout.delivery-chosen', { method });
      await goOn(chosen);
    },
  });
  const missing = cart.unavailable_delivery_methods.map(({ id, title, obstacle, limit }) => ({ id, title, why: t(`choice.${obstacle}`, { limit: limit ?? 0 }) }));
  if (cart.delivery_methods.length === 0) return <Notice tone="warning">{t('choice.noDelivery')}</Notice>;
  return (
    <StepFormFrame step={step} cart={cart} form={form} labels={{ delivery_method: t('fields.delivery_method') }}>
      <RadioGroup legend={t('fields.delivery_method')} legendHidden error={form.errorOf('delivery_method')}>
        {cart.delivery_methods.map(({ id, title, description, price_gross, price_net }, index) => (
          <RadioCard
            key={id}
            id={index === 0 ? form.controlId('delivery_method') : undefined}
            name="delivery_method"
            value={id}
            title={title}
            description={description || undefined}
            aside={price_gross === 0 ? t('choice.free') : <DuePrice net={price_net} gross={price_gross} currency={cart.currency} />}
            checked={form.values.delivery_method === id}
            onChange={() => form.set('delivery_method', id)}
          />
        ))}
      </RadioGroup>
      <MissingChoices title={t('choice.missingDeliveries')} choices={missing} />
    </StepFormFrame>
  );
}
