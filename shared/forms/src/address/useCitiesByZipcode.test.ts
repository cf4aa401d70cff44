import { describe, expect, it } from '@jest/globals';
import { citiesOf } from './useCitiesByZipcode.ts';

const cities = [
  { zipcode: '1114', city: 'Budapest', country_id: 1 },
  { zipcode: '2083', city: 'Solymár', country_id: 1 },
  { zipcode: '8900', city: 'Zalaegerszeg', country_id: 1 },
  { zipcode: '8900', city: 'Zalabesenyő', country_id: 1 },
];

describe('citiesOf', () => {
  it('finds the town of a postcode in the chosen country', () => {
    expect(citiesOf(cities, ' 2083 ', 1)).toEqual(['Solymár']);
    expect(citiesOf(cities, '2083', 2)).toEqual([]);
  });

  it('finds all towns of a postcode with several, and none for an unknown postcode', () => {
    expect(citiesOf(cities, '8900', 1)).toEqual(['Zalaegerszeg', 'Zalabesenyő']);
    expect(citiesOf(cities, '0000', 1)).toEqual([]);
  });
});
