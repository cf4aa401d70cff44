import { useBrowser, useShop } from '@feszek/kit';
import { Notice, RadioCard, RadioGroup } from '@feszek/ui';
import { emitForStatistics } from '@feszek/contract';
import { formatDays } from '@feszek/contract/calendar';
import { DayChoice } from '../../arrival/DayChoice.tsx';
import { MethodDescription } from '../../arrival/MethodDescription.tsx';
import { useT } from '../../i18n.ts';
import type { PlaceField } from '../../places/PlaceField.ts';
import { PointChoice } from '../../places/PointChoice.tsx';
import { ShowroomChoice, useShowrooms } from '../../places/ShowroomChoice.tsx';
import { DuePrice } from '../../price/DuePrice.tsx';
import { ServiceChoice } from '../../services/ServiceChoice.tsx';
import { MissingChoices } from '../form/MissingChoices.tsx';
import { StepFormFrame } from '../form/StepFormFrame.tsx';
import { useStepForm } from '../form/useStepForm.ts';
import { methodOf, storedDelivery } from './deliveryChoice.ts';
import type { StepProps } from './StepProps.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { useDeliveryStore } from './useDeliveryStore.ts';
import { useNextStep } from './useNextStep.ts';

/** Step 3: the delivery method with its day and services, or the place where the order is collected. */
export function ShippingStep(props: StepProps) {
  const { cart, step } = props;
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const goOn = useNextStep(step);
  const stored = useDeliveryStore(cart);
  const showrooms = useShowrooms();
  // A place is not drafted: the list may not contain it after a reload.
  const draft = useDraft(props, storedDelivery(cart), 'place');
  const form = useStepForm({
    ...draft,
    onValues(values) {
      draft.onValues(values);
      stored.follow(values);
    },
    validate: (values): Record<string, string> => {
      const method = methodOf(cart, values.delivery_method);
      if (!method) return { delivery_method: t('choice.deliveryRequired') };
      if (values.day !== '' && method.days.length > 0 && !method.days.includes(values.day)) return { day: t('arrival.dayGone') };
      return method.kind === 'home' || values.place !== '' ? {} : { place: t(`places.required.${method.kind}`) };
    },
    async onSubmit(values) {
      const chosen = await stored.confirm(values);
      emitForStatistics(browser().bus, 'checkout.delivery-chosen', { method: methodOf(cart, values.delivery_method)?.code ?? '' });
      await goOn(chosen);
    },
  });
  const method = methodOf(cart, form.values.delivery_method);
  const kind = method?.kind;
  const place: PlaceField = { value: form.values.place, controlId: form.controlId('place'), error: form.errorOf('place'), onChoose: (id) => form.set('place', id) };

  function chooseMethod(id: number): void {
    form.set('delivery_method', id);
    if (methodOf(cart, id)?.kind !== kind) form.set('place', '');
    if (id !== form.values.delivery_method) form.set('day', '');
  }

  const missing = cart.unavailable_delivery_methods.map(({ id, title, obstacle, limit }) => ({ id, title, why: t(`choice.${obstacle}`, { limit: limit ?? 0 }) }));
  if (cart.delivery_methods.length === 0) return <Notice tone="warning">{t('choice.noDelivery')}</Notice>;
  return (
    <StepFormFrame step={step} cart={cart} form={form} labels={{ delivery_method: t('fields.delivery_method'), place: t('places.label'), day: t('arrival.dayLabel') }}>
      <RadioGroup legend={t('fields.delivery_method')} legendHidden error={form.errorOf('delivery_method')}>
        {cart.delivery_methods.map(({ id, title, description, price_gross, price_net, needs_address, arrival, days }, index) => (
          <RadioCard
            key={id}
            id={index === 0 ? form.controlId('delivery_method') : undefined}
            name="delivery_method"
            required
            value={id}
            title={title}
            description={<MethodDescription text={description} arrival={arrival} isCollected={!needs_address} day={days.find((day) => form.values.delivery_method === id && form.values.day === day) ?? ''} />}
            aside={price_gross === 0 ? t('choice.free') : <DuePrice net={price_net} gross={price_gross} currency={cart.currency} />}
            checked={form.values.delivery_method === id}
            onChange={() => chooseMethod(id)}
          />
        ))}
      </RadioGroup>
      <MissingChoices title={t('choice.missingDeliveries')} choices={missing} />
      {cart.lost_place !== null && form.values.delivery_method === cart.delivery_method && form.values.place === '' && <Notice tone="warning" role="status">{t('places.lost', { name: cart.lost_place })}</Notice>}
      {cart.lost_delivery_day !== null && <Notice tone="warning" role="status">{t('arrival.dayLost', { day: formatDays(cart.lost_delivery_day, cart.lost_delivery_day, locale) })}</Notice>}
      {method && <DayChoice method={method} value={form.values.day} controlId={form.controlId('day')} error={form.errorOf('day')} onChoose={(day) => form.set('day', day)} />}
      {method && <ServiceChoice cart={cart} hint={t('services.hint')} services={method.services ?? []} isChosen={(service) => form.values[service]} onChoose={(service, isChosen) => form.set(service, isChosen)} />}
      {kind === 'pick_up' && <ShowroomChoice field={place} resource={showrooms} />}
      {kind === 'parcel_point' && <PointChoice field={place} stored={cart.delivery_place} />}
    </StepFormFrame>
  );
}
