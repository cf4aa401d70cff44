import type { City } from '@feszek/contract';
import { useBrowser } from '@feszek/kit';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The towns that share a postcode; none where the shop knows none. */
export function citiesOf(cities: readonly City[], zipcode: string, countryId: number): readonly string[] {
  return cities.filter((city) => city.zipcode === zipcode.trim() && city.country_id === countryId).map(({ city }) => city);
}

/**
 * Looks towns up by postcode. The list is fetched once, when the step has woken up; without it, the visitor types.
 *
 * @returns gives the towns of a postcode
 */
export function useCitiesByZipcode(): (zipcode: string, countryId: number) => Promise<readonly string[]> {
  const browser = useBrowser();
  const cities = useRef<Promise<readonly City[]>>(Promise.resolve([]));
  const fetchCities = useEffectEvent(() => browser().api.get<City[]>('/api/cities', { key: 'cities' }));
  useEffect(() => {
    // A convenience: that it cannot be had is no matter for the visitor, whose own typing is what counts.
    cities.current = fetchCities().catch(() => []);
  }, []);
  return async (zipcode, countryId) => citiesOf(await cities.current, zipcode, countryId);
}
