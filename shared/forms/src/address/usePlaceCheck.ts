import type { ApiClient } from '@feszek/api-client';
import type { Country } from '@feszek/contract';
import { useEffect, useRef, useState } from 'react';
import type { FormHandle } from '../FormHandle.ts';
import type { AddressValues } from './addressValues.ts';
import { placeMismatch } from './placeMismatch.ts';
import type { PlaceMismatch } from './placeMismatch.ts';
import { useTowns } from './useTowns.ts';

interface PlaceCheck {
  /** The towns of the postcode if it has several. */
  readonly proposed: readonly string[];
  /** The mismatch to ask about; `undefined` once a field has changed, or the visitor has kept both. */
  readonly mismatch: PlaceMismatch | undefined;
  /** Fills in the town of a postcode, or compares both. Called when the postcode loses the focus. */
  leaveZipcode(zipcode: string): Promise<void>;
  /** Compares both. Called when the town loses the focus. */
  leaveCity(city: string): Promise<void>;
  keep(): void;
}

/** Connects the postcode and the town of an address. Only Hungary's list is known. */
export function usePlaceCheck<Values extends AddressValues>(form: FormHandle<Values>, countries: readonly Country[], api: () => Pick<ApiClient, 'get'>): PlaceCheck {
  const towns = useTowns(api);
  const [proposed, setProposed] = useState<readonly string[]>([]);
  const [found, setFound] = useState<PlaceMismatch>();
  const [kept, setKept] = useState('');
  const filled = useRef('');
  const typedCity = useRef(form.values.city);
  useEffect(() => {
    typedCity.current = form.values.city;
  }, [form.values.city]);
  const isHungary = countries.find(({ id }) => String(id) === form.values.country_id)?.code === 'HU';

  async function compare(zipcode: string, city: string): Promise<void> {
    const ofZipcode = await towns.ofZipcode(zipcode);
    const first = placeMismatch(zipcode, city, ofZipcode, []);
    setFound(first && placeMismatch(zipcode, city, ofZipcode, await towns.ofTown(city)));
  }

  function fillCity(city: string): void {
    const input = document.getElementById(form.controlId('city'));
    // A visitor who is in the field already types over the town. It is in the field before the next key.
    if (input instanceof HTMLInputElement && input === document.activeElement) {
      input.value = city;
      input.select();
    }
    form.set('city', city);
  }

  async function leaveZipcode(zipcode: string): Promise<void> {
    if (!isHungary || zipcode.trim() === '') return;
    const cities = (await towns.ofZipcode(zipcode)).map(({ city }) => city);
    setProposed(cities.length > 1 ? cities : []);
    // A typed town is kept, also if it was typed while the list was loading. A town that was filled in for another postcode is replaced.
    const typed = typedCity.current;
    if (typed !== filled.current && typed !== '') return compare(zipcode, typed);
    filled.current = cities.length === 1 ? (cities[0] ?? '') : '';
    if (filled.current !== typed) fillCity(filled.current);
  }

  const zipcode = form.values.zipcode.trim();
  const city = form.values.city.trim();
  const isCurrent = found?.zipcode === zipcode && found.city === city && isHungary && kept !== `${zipcode} ${city}`;
  return {
    proposed: isHungary ? proposed : [],
    mismatch: isCurrent ? found : undefined,
    leaveZipcode,
    leaveCity: async (left) => (isHungary && zipcode !== '' ? compare(zipcode, left) : undefined),
    keep: () => setKept(`${zipcode} ${city}`),
  };
}
