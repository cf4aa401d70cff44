import type { Country, SavedAddress } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

export interface AddressesData {
  readonly addresses: readonly SavedAddress[];
  readonly countries: readonly Country[];
}

/** Loads the addresses of the signed-in user, and the countries of an address. */
export async function loadAddresses({ api, signal }: LoadContext): Promise<LoadResult<AddressesData>> {
  const options = { ...(signal && { signal }) };
  const [addresses, countries] = await Promise.all([api.get<SavedAddress[]>('/api/account/addresses', options), api.get<Country[]>('/api/countries', options)]);
  return found({ addresses, countries });
}
