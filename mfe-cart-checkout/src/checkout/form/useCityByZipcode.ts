import type { City } from '@feszek/contract';
import { useBrowser } from '@feszek/kit';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Finds the town of a postcode; `undefined` where the shop knows none, or several. */
export function cityOf(cities: readonly City[], zipcode: string, countryId: number): string | undefined {
  const found = cities.filter((city) => city.zipcode === zipcode.trim() && city.country_id === countryId);
  return found.length === 1 ? found[0]?.city : undefined;
}

/**
 * Looks towns up by postcode. The list is fetched once, when the step has woken up; without it, the visitor types.
 *
 * @returns gives the town, or `undefined`
 */
export function useCityByZipcode(): (zipcode: string, countryId: number) => Promise<string | undefined> {
  const browser = useBrowser();
  const cities = useRef<Promise<readonly City[]>>(Promise.resolve([]));
  const fetchCities = useEffectEvent(() => browser().api.get<City[]>('/api/cities', { key: 'cities' }));
  useEffect(() => {
    // A convenience: that it cannot be had is no matter for the visitor, whose own typing is what counts.
    cities.current = fetchCities().catch(() => []);
  }, []);
  return async (zipcode, countryId) => cityOf(await cities.current, zipcode, countryId);
}
