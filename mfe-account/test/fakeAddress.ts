import type { Country, SavedAddress } from '@feszek/contract';

export const COUNTRIES: readonly Country[] = [{ id: 1, code: 'HU', name: 'Magyarország' }, { id: 2, code: 'AT', name: 'Ausztria' }];

/** Private customer's address, the default for billing and delivery. */
export function fakeAddress(changes: Partial<SavedAddress> = {}): SavedAddress {
  return {
    id: 1, is_company: false, name: 'Kovács Anna', country_id: 1, address: 'Fő utca 1.', city: 'Győr', zipcode: '9021', tax_number: '',
    is_default_billing: true, is_default_delivery: true, ...changes,
  };
}
