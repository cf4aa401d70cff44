import { describe, expect, it } from '@jest/globals';
import { cityOf } from './useCityByZipcode.ts';

const cities = [
  { zipcode: '1114', city: 'Budapest', country_id: 1 },
  { zipcode: '2083', city: 'Solymár', country_id: 1 },
  { zipcode: '8900', city: 'Zalaegerszeg', country_id: 1 },
  { zipcode: '8900', city: 'Zalabesenyő', country_id: 1 },
];

describe('cityOf', () => {
  it('finds the town of a postcode in the chosen country', () => {
    expect(cityOf(cities, ' 2083 ', 1)).toBe('Solymár');
    expect(cityOf(cities, '2083', 2)).toBeUndefined();
  });

  it('leaves it to the visitor where a postcode has several towns, or none', () => {
    expect(cityOf(cities, '8900', 1)).toBeUndefined();
    expect(cityOf(cities, '0000', 1)).toBeUndefined();
  });
});
