import type { ApiClient } from '@feszek/api-client';
import type { City } from '@feszek/contract';
import { useRef } from 'react';

/** Looks up towns and postcodes. Each answer is fetched once; a failed request finds nothing. */
export interface Towns {
  /** The towns of a postcode. */
  ofZipcode(zipcode: string): Promise<readonly City[]>;
  /** The postcodes of a town. */
  ofTown(city: string): Promise<readonly City[]>;
}

/** @param api - the API client of the page */
export function useTowns(api: () => Pick<ApiClient, 'get'>): Towns {
  const found = useRef(new Map<string, Promise<readonly City[]>>());

  function find(query: { readonly zipcode: string } | { readonly city: string }): Promise<readonly City[]> {
    const key = JSON.stringify(query);
    const answer = found.current.get(key) ?? api().get<City[]>('/api/cities', { query }).catch(() => {
      // The visitor can do without the list; the next use tries again.
      found.current.delete(key);
      return [];
    });
    found.current.set(key, answer);
    return answer;
  }

  return { ofZipcode: (zipcode) => find({ zipcode: zipcode.trim() }), ofTown: (city) => find({ city: city.trim() }) };
}
