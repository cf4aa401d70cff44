import type { Country } from '@feszek/contract';
import { AddressFields } from '@feszek/forms';
import type { AddressValues, FormHandle } from '@feszek/forms';
import { useBrowser } from '@feszek/kit';
import { useT } from '../../i18n.ts';

interface PlaceFieldsProps<Values extends AddressValues> {
  readonly form: FormHandle<Values>;
  readonly countries: readonly Country[];
  readonly section: 'billing' | 'shipping';
}

/** The fields of an address with the labels of the checkout. */
export function PlaceFields<Values extends AddressValues>(props: PlaceFieldsProps<Values>) {
  const t = useT();
  const browser = useBrowser();
  const labels = {
    country_id: t('fields.country_id'), chooseCountry: t('fields.chooseCountry'), zipcode: t('fields.zipcode'), city: t('fields.city'),
    address: t('fields.address'), addressHint: t('fields.addressHint'),
  };
  return <AddressFields {...props} labels={labels} api={() => browser().api} />;
}
