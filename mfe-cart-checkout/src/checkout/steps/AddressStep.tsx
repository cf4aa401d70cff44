import { deliveryDataSchema, formErrors } from '@feszek/contract';
import type { CustomerData } from '@feszek/contract';
import { FormField, toAddress, toAddressValues } from '@feszek/forms';
import { useShop } from '@feszek/kit';
import { Checkbox } from '@feszek/ui';
import { useCartStore } from '../../cart-store/useCart.ts';
import { useT } from '../../i18n.ts';
import { PlaceFields } from '../form/PlaceFields.tsx';
import { SavedAddressSelect } from '../form/SavedAddressSelect.tsx';
import { StepFormFrame } from '../form/StepFormFrame.tsx';
import { useStepForm } from '../form/useStepForm.ts';
import type { StepProps } from './StepProps.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { useNextStep } from './useNextStep.ts';
import styles from '../form/Form.module.css';

/** The address that "same as billing" copies. Source: specification, chapter 5. */
function billingAddress({ invoice_data: { name, country_id, address, city, zipcode } }: CustomerData): CustomerData['delivery_data'] {
  return { name, country_id, address, city, zipcode };
}

/** Whether the address is the same as the billing address, or empty. */
function isSameAsBilling(customer: CustomerData): boolean {
  const given = customer.delivery_data;
  const billing = billingAddress(customer);
  const isEmpty = given.name === '' && given.address === '';
  return isEmpty || (['name', 'country_id', 'address', 'city', 'zipcode'] as const).every((field) => given[field] === billing[field]);
}

/** Step 4: the delivery address. */
export function AddressStep(props: StepProps) {
  const { cart, countries, addresses, step } = props;
  const t = useT();
  const { locale } = useShop();
  const store = useCartStore();
  const goOn = useNextStep(step);
  const customer = cart.customer_data;
  const isSame = isSameAsBilling(customer);
  const initial = { is_same: isSame, ...toAddressValues(isSame ? { ...customer.delivery_data, name: '', zipcode: '', city: '', address: '' } : customer.delivery_data, countries) };
  const toDelivery = (values: typeof initial) => (values.is_same ? billingAddress(customer) : toAddress(values));
  const form = useStepForm({
    ...useDraft(props, initial),
    prefix: 'delivery_data.',
    validate: (values) => formErrors(deliveryDataSchema, toDelivery(values), locale, { countries }),
    async onSubmit(values) {
      await goOn(await store().put('customer', { delivery_data: deliveryDataSchema.cast(toDelivery(values)) }));
    },
  });
  const billing = billingAddress(customer);
  const country = countries.find(({ id }) => id === billing.country_id)?.name;
  const labels = {
    name: t('fields.name'), country_id: t('fields.country_id'), zipcode: t('fields.zipcode'), city: t('fields.city'), address: t('fields.address'),
  };
  return (
    <StepFormFrame step={step} cart={cart} form={form} labels={labels}>
      <Checkbox name="is_same" label={t('fields.sameAsBilling')} checked={form.values.is_same} onChange={(event) => form.set('is_same', event.target.checked)} />
      {form.values.is_same ? (
        <address className={styles.addressText}>
          {billing.name}
          <br />
          {billing.zipcode} {billing.city}, {billing.address}
          <br />
          {country}
        </address>
      ) : (
        <>
          <SavedAddressSelect form={form} addresses={addresses} countries={countries} />
          <FormField form={form} name="name" label={t('fields.name')} autoComplete="shipping name" />
          <PlaceFields form={form} countries={countries} section="shipping" />
        </>
      )}
    </StepFormFrame>
  );
}
