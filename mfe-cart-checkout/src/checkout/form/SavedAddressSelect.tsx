import type { Country, SavedAddress } from '@feszek/contract';
import { toAddressValues } from '@feszek/forms';
import type { AddressValues, FormHandle } from '@feszek/forms';
import { Field, Select } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../../i18n.ts';

interface SavedAddressSelectProps<Values extends AddressValues> {
  readonly form: FormHandle<Values>;
  readonly addresses: readonly SavedAddress[];
  readonly countries: readonly Country[];
  /** The fields that the step has beside those of the place. */
  readonly fieldsOf?: (address: SavedAddress) => Partial<Values>;
}

/** Fills in the form with a saved address. Not shown if there is none. */
export function SavedAddressSelect<Values extends AddressValues>({ form, addresses, countries, fieldsOf = () => ({}) }: SavedAddressSelectProps<Values>) {
  const t = useT();
  const id = useId();
  if (addresses.length === 0) return null;
  const valuesOf = (address: SavedAddress) => ({ ...toAddressValues(address, countries), ...fieldsOf(address) });
  const current = addresses.find((address) => Object.entries(valuesOf(address)).every(([field, value]) => form.values[field] === value));

  function choose(chosen: string): void {
    const address = addresses.find((one) => String(one.id) === chosen);
    if (!address) return;
    for (const [field, value] of Object.entries(valuesOf(address))) {
      if (value !== undefined) form.set(field, value);
    }
  }

  return (
    <Field id={id} label={t('fields.savedAddress')}>
      {(control) => (
        <Select {...control} value={current ? String(current.id) : ''} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('fields.anotherAddress')}</option>
          {addresses.map((one) => (
            <option key={one.id} value={one.id}>{`${one.name}, ${one.zipcode} ${one.city}, ${one.address}`}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
