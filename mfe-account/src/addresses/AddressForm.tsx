import { taxNumberExample } from '@feszek/contract';
import type { Country, SavedAddress } from '@feszek/contract';
import { AddressFields, Form, FormCheckbox, FormField, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, RadioCard, RadioGroup } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import { addressFormValues } from './addressFormValues.ts';
import page from '../layout/FormPage.module.css';
import styles from './Addresses.module.css';

const loadRules = () => import(/* webpackChunkName: "rules" */ './addressRules.ts');

export interface AddressFormProps {
  /** The address to change; a new one without it. */
  readonly address: SavedAddress | undefined;
  readonly countries: readonly Country[];
  /** Called with all addresses once the API has saved this one. */
  readonly onSaved: (addresses: readonly SavedAddress[]) => void;
  readonly onCancel: () => void;
}

/** The fields of a new or a saved address of a person or a company. */
export function AddressForm({ address, countries, onSaved, onCancel }: AddressFormProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: addressFormValues(address, countries),
    validate: async (values) => (await loadRules()).addressErrors(values, countries, locale),
    async onSubmit(values) {
      const { toAddressInput } = await loadRules();
      const { api } = browser();
      const input = toAddressInput(values);
      onSaved(await (address ? api.put<SavedAddress[]>(`/api/account/addresses/${address.id}`, input) : api.post<SavedAddress[]>('/api/account/addresses', input)));
    },
  });
  const { is_company: isCompany, country_id: countryId } = form.values;
  const country = countries.find(({ id }) => String(id) === countryId)?.code;
  const taxNumberHint = t(country === undefined || country === 'HU' ? 'addresses.taxNumberHint' : 'addresses.vatNumberHint', { example: taxNumberExample(country) });
  const place = {
    country_id: t('addresses.country'), chooseCountry: t('addresses.chooseCountry'), zipcode: t('addresses.zipcode'), city: t('addresses.city'),
    address: t('addresses.street'), addressHint: t('addresses.streetHint'),
  };
  const labels = { ...place, name: t(isCompany ? 'details.companyName' : 'details.name'), tax_number: t('details.taxNumber') };
  return (
    <Form form={form} labels={labels} title={t('addresses.failed')} className={page.scripted}>
      <RadioGroup legend={t('addresses.kind')} legendHidden className={styles.kinds}>
        <RadioCard name="is_company" title={t('registration.person')} checked={!isCompany} onChange={() => form.set('is_company', false)} />
        <RadioCard name="is_company" title={t('registration.company')} checked={isCompany} onChange={() => form.set('is_company', true)} />
      </RadioGroup>
      <FormField form={form} name="name" label={labels.name} autoComplete={isCompany ? 'organization' : 'name'} />
      {isCompany && <FormField form={form} name="tax_number" label={labels.tax_number} hint={taxNumberHint} autoComplete="off" />}
      <AddressFields form={form} countries={countries} labels={place} api={() => browser().api} />
      <div className={styles.defaults}>
        {!address?.is_default_billing && <FormCheckbox form={form} name="is_default_billing" label={t('addresses.makeBilling')} />}
        {!address?.is_default_delivery && <FormCheckbox form={form} name="is_default_delivery" label={t('addresses.makeDelivery')} />}
      </div>
      <div className={page.actions}>
        <Button type="submit" loading={form.isSubmitting} data-replay>
          {t('common.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  );
}
