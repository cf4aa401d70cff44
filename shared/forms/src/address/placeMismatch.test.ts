import { describe, expect, it } from '@jest/globals';
import { placeMismatch } from './placeMismatch.ts';

const place = (zipcode: string, city: string, parts: string[] = []) => ({ zipcode, city, country_id: 1, parts });

describe('placeMismatch', () => {
  it.each([
    ['1117', 'Budapest', [place('1117', 'Budapest')]],
    ['1117', ' budapest XI. kerület', [place('1117', 'Budapest')]],
    ['9021', 'Gyor', [place('9021', 'Győr')]],
    ['7985', 'Kisdobsza', [place('7985', 'Nagydobsza'), place('7985', 'Kisdobsza')]],
    ['2099', 'Dobogókő', [place('2099', 'Pilisszentkereszt', ['Dobogókő'])]],
    ['7691', 'Pécs-Vasas', [place('7691', 'Pécs')]],
    ['9999', 'Győr', []],
    ['1117', '', [place('1117', 'Budapest')]],
  ])('finds none in %s %s', (zipcode, city, ofZipcode) => {
    expect(placeMismatch(zipcode, city, ofZipcode, [])).toBeUndefined();
  });

  it('finds a town of another postcode, with the postcodes of that town', () => {
    expect(placeMismatch('1117', 'Győr ', [place('1117', 'Budapest')], [place('9021', 'Győr')])).toEqual({ zipcode: '1117', city: 'Győr', towns: ['Budapest'], zipcodes: ['9021'] });
    expect(placeMismatch('9081', 'Győr', [place('9081', 'Győrújbarát')], [])).toMatchObject({ towns: ['Győrújbarát'] });
  });
});
