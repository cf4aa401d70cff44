import { formErrors, invoiceDataSchema, taxNumberExample } from '@feszek/contract';
import { FormField, toAddress, toAddressValues } from '@feszek/forms';
import { useShop } from '@feszek/kit';
import { RadioCard, RadioGroup } from '@feszek/ui';
import { useRef } from 'react';
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

/** Step 2: the recipient of the invoice. A company enters its tax number. */
export function BillingStep(props: StepProps) {
  const { cart, countries, addresses, step } = props;
  const t = useT();
  const { locale } = useShop();
  const store = useCartStore();
  const goOn = useNextStep(step);
  const known = cart.customer_data.invoice_data;
  const toInvoice = (values: typeof initial) => ({
    ...toAddress(values),
    is_company: values.is_company,
    // A private person has no tax number, even if one was typed before.
    tax_number: values.is_company ? values.tax_number : '',
  });
  // The company option is selected if the loaded cart has a tax number (specification, chapter 4).
  const { name, ...place } = toAddressValues(known, countries);
  const initial = { is_company: known.is_company || known.tax_number !== '', name, tax_number: known.tax_number, ...place };
  const form = useStepForm({
    ...useDraft(props, initial),
    prefix: 'invoice_data.',
    validate: (values) => formErrors(invoiceDataSchema, toInvoice(values), locale, { countries }),
    async onSubmit(values) {
      await goOn(await store().put('customer', { invoice_data: invoiceDataSchema.cast(toInvoice(values)) }));
    },
  });
  const isCompany = form.values.is_company;
  const personName = useRef(initial.is_company ? '' : name);
  /** A person's name is not their company's: it is removed for a company, and comes back with the person. */
  const choosePerson = () => {
    form.set('is_company', false);
    if (personName.current !== '') form.set('name', personName.current);
  };
  const chooseCompany = () => {
    personName.current = form.values.name;
    form.set('is_company', true);
    form.set('name', '');
  };
  const country = countries.find(({ id }) => String(id) === form.values.country_id)?.code;
  const taxNumberHint = t(country === undefined || country === 'HU' ? 'fields.taxNumberHint' : 'fields.vatNumberHint', { example: taxNumberExample(country) });
  const nameLabel = isCompany ? t('fields.companyName') : t('fields.name');
  const labels = {
    name: nameLabel, tax_number: t('fields.tax_number'), country_id: t('fields.country_id'),
    zipcode: t('fields.zipcode'), city: t('fields.city'), address: t('fields.address'),
  };
  return (
    <StepFormFrame step={step} cart={cart} form={form} labels={labels}>
      <SavedAddressSelect form={form} addresses={addresses} countries={countries} fieldsOf={({ is_company, tax_number }) => ({ is_company, tax_number })} />
      <RadioGroup legend={t('fields.buyer')} legendHidden className={styles.choices}>
        <RadioCard name="is_company" title={t('fields.private')} checked={!isCompany} onChange={choosePerson} />
        <RadioCard name="is_company" title={t('fields.company')} checked={isCompany} onChange={chooseCompany} />
      </RadioGroup>
      <FormField form={form} name="name" label={nameLabel} autoComplete={isCompany ? 'billing organization' : 'billing name'} />
      {isCompany && <FormField form={form} name="tax_number" label={t('fields.tax_number')} hint={taxNumberHint} autoComplete="off" />}
      <PlaceFields form={form} countries={countries} section="billing" />
    </StepFormFrame>
  );
}
