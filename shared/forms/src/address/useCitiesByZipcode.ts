import type { ApiClient } from '@feszek/api-client';
import type { City } from '@feszek/contract';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The towns of a postcode; empty if unknown. */
export function citiesOf(cities: readonly City[], zipcode: string, countryId: number): readonly string[] {
  return cities.filter((city) => city.zipcode === zipcode.trim() && city.country_id === countryId).map(({ city }) => city);
}

/**
 * Looks up towns by postcode. The list is fetched once, when the form is hydrated; without it the visitor types the town.
 *
 * @param api - the API client of the page
 * @returns a function that returns the towns of a postcode
 */
export function useCitiesByZipcode(api: () => Pick<ApiClient, 'get'>): (zipcode: string, countryId: number) => Promise<readonly string[]> {
  const cities = useRef<Promise<readonly City[]>>(Promise.resolve([]));
  const fetchCities = useEffectEvent(() => api().get<City[]>('/api/cities', { key: 'cities' }));
  useEffect(() => {
    // Optional: without the list the visitor types the town.
    cities.current = fetchCities().catch(() => []);
  }, []);
  return async (zipcode, countryId) => citiesOf(await cities.current, zipcode, countryId);
}
