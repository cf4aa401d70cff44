import type { ApiClient } from '@feszek/api-client';
import { hasNumericPostcodes } from '@feszek/contract';
import type { Country } from '@feszek/contract';
import { Field, Select } from '@feszek/ui';
import { useId } from 'react';
import { FormField } from '../FormField.tsx';
import type { FormHandle } from '../FormHandle.ts';
import type { AddressValues } from './addressValues.ts';
import { PlaceQuestion } from './PlaceQuestion.tsx';
import { usePlaceCheck } from './usePlaceCheck.ts';
import styles from './AddressFields.module.css';

/** The labels of the fields. */
export interface AddressLabels {
  readonly country_id: string;
  readonly chooseCountry: string;
  readonly zipcode: string;
  readonly city: string;
  readonly address: string;
  readonly addressHint: string;
}

export interface AddressFieldsProps<Values extends AddressValues> {
  readonly form: FormHandle<Values>;
  readonly countries: readonly Country[];
  /** Which of the visitor's addresses autofill uses. */
  readonly section?: 'billing' | 'shipping';
  readonly labels: AddressLabels;
  /** The API client of the page. */
  readonly api: () => Pick<ApiClient, 'get'>;
}

/**
 * Country, postcode, town and street. A Hungarian postcode fills in its town if the field is empty, and suggests its towns if it
 * has several. A postcode and a town that do not belong together lead to a question.
 */
export function AddressFields<Values extends AddressValues>({ form, countries, section, labels, api }: AddressFieldsProps<Values>) {
  const { proposed, mismatch, leaveZipcode, leaveCity, keep } = usePlaceCheck(form, countries, api);
  const proposedId = useId();
  const country = countries.find(({ id }) => String(id) === form.values.country_id)?.code;

  const autoComplete = (field: string) => (section ? `${section} ${field}` : field);

  return (
    <>
      <Field id={form.controlId('country_id')} label={labels.country_id} error={form.errorOf('country_id')} required>
        {(control) => (
          <Select
            {...control}
            name="country_id"
            autoComplete={autoComplete('country')}
            value={form.values.country_id}
            onChange={(event) => form.set('country_id', event.target.value)}
            onBlur={() => form.blur('country_id')}
          >
            <option value="">{labels.chooseCountry}</option>
            {countries.map(({ id, name }) => (
              <option key={id} value={id}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <div className={styles.pair}>
        <FormField form={form} name="zipcode" label={labels.zipcode} inputMode={hasNumericPostcodes(country) ? 'numeric' : 'text'} autoComplete={autoComplete('postal-code')} onLeave={(zipcode) => void leaveZipcode(zipcode)} />
        <FormField form={form} name="city" label={labels.city} autoComplete={autoComplete('address-level2')} list={proposed.length > 0 ? proposedId : undefined} onLeave={(city) => void leaveCity(city)} />
        <datalist id={proposedId}>
          {proposed.map((city) => (
            <option key={city} value={city}>{city}</option>
          ))}
        </datalist>
      </div>
      <PlaceQuestion form={form} mismatch={mismatch} onKeep={keep} />
      <FormField form={form} name="address" label={labels.address} hint={labels.addressHint} autoComplete={autoComplete('street-address')} />
    </>
  );
}
