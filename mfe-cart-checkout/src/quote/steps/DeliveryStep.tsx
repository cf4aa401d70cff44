import { formErrors, quotePreferencesSchema } from '@feszek/contract';
import { FormField, toAddressValues } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { RadioCard, RadioGroup } from '@feszek/ui';
import formStyles from '../../checkout/form/Form.module.css';
import { FormFrame } from '../../checkout/form/FormFrame.tsx';
import { PlaceFields } from '../../checkout/form/PlaceFields.tsx';
import { useStepForm } from '../../checkout/form/useStepForm.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import type { PlaceField } from '../../places/PlaceField.ts';
import { ShowroomChoice, useShowrooms } from '../../places/ShowroomChoice.tsx';
import { useGoTo } from '../../navigation/useGoTo.ts';
import { useT } from '../../i18n.ts';
import { ServiceChoice } from '../../services/ServiceChoice.tsx';
import { chosenOf, toServiceValues } from '../../services/serviceValues.ts';
import { servicesForQuote } from '../quoteServices.ts';
import { quoteStepHref } from '../quoteSteps.ts';
import type { QuoteStepProps } from './QuoteStepProps.ts';

/** Second step: the delivery address with the services, or the showroom, and the date. */
export function DeliveryStep({ cart, draft: { requester, wishes: preferences }, countries, drafts }: QuoteStepProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const goTo = useGoTo();
  const showrooms = useShowrooms();
  const services = servicesForQuote(cart);
  const initial = { is_pick_up: preferences.is_pick_up, showroom: preferences.showroom, ...toAddressValues({ ...preferences, name: requester.name }, countries), wished_on: preferences.wished_on, ...toServiceValues(preferences.services) };
  const toPreferences = ({ name: _, country_id, carry, assembly, removal, ...values }: typeof initial) => ({
    ...values,
    country_id: country_id === '' ? null : Number(country_id),
    services: chosenOf({ carry, assembly, removal }, services),
  });
  const form = useStepForm({
    ...useDraft({ drafts, step: 'delivery' }, initial),
    prefix: 'wishes.',
    validate(values) {
      const { showroom, ...errors } = formErrors(quotePreferencesSchema, toPreferences(values), locale, { countries });
      return { ...errors, ...(showroom !== undefined && { showroom: t('places.required.pick_up') }) };
    },
    async onSubmit(values) {
      await browser().api.put('/api/cart/offer', { wishes: quotePreferencesSchema.cast(toPreferences(values)) });
      await goTo(quoteStepHref('summary', locale));
    },
  });
  const isPickUp = form.values.is_pick_up;
  const showroom: PlaceField = { value: form.values.showroom, controlId: form.controlId('showroom'), error: form.errorOf('showroom'), onChoose: (id) => form.set('showroom', id) };
  const labels = {
    showroom: t('places.label'),
    country_id: t('fields.country_id'), zipcode: t('fields.zipcode'), city: t('fields.city'), address: t('fields.address'), wished_on: t('quote.wishedOn'),
  };
  // The date in the shop's time zone, so that the server and the browser offer the same dates.
  const today = cart.answered_at.slice(0, 10);
  return (
    <FormFrame form={form} labels={labels} back={{ href: quoteStepHref('requester', locale), label: t('checkout.back') }}>
      <RadioGroup legend={t('quote.how')} className={formStyles.choices}>
        <RadioCard name="is_pick_up" title={t('quote.toAddress')} checked={!isPickUp} onChange={() => form.set('is_pick_up', false)} />
        <RadioCard name="is_pick_up" title={t('quote.pickUp')} checked={isPickUp} onChange={() => form.set('is_pick_up', true)} />
      </RadioGroup>
      {isPickUp && <ShowroomChoice field={showroom} resource={showrooms} />}
      {!isPickUp && <PlaceFields form={form} countries={countries} section="shipping" />}
      {!isPickUp && <ServiceChoice cart={cart} services={services} hint={t('quote.servicesHint')} isChosen={(service) => form.values[service]} onChoose={(service, isChosen) => form.set(service, isChosen)} />}
      <FormField form={form} name="wished_on" label={labels.wished_on} hint={t('quote.wishedOnHint')} type="date" min={today} optionalNote={t('checkout.optional')} autoComplete="off" />
    </FormFrame>
  );
}
