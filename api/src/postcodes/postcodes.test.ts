import { citySchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { array } from 'yup';
import { OPEN_MS } from '../../test/databases.ts';
import { openShop } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { allPlaces, centreOfTown, centreOfZipcode } from './towns.ts';

describe('the postcodes of Hungary', () => {
  it('name all 3155 towns, each with its coordinates inside the country', () => {
    const places = allPlaces();
    expect(new Set(places.map(({ town }) => town)).size).toBe(3155);
    expect(places.every(({ zipcode, latitude, longitude }) => /^[1-9]\d{3}$/.test(zipcode) && latitude > 45.7 && latitude < 48.6 && longitude > 16.1 && longitude < 22.9)).toBe(true);
  });

  it('have a centre: that of the district in Budapest, of all towns of a shared postcode, and of a town', () => {
    expect(centreOfZipcode('1117')).toEqual({ latitude: 47.459, longitude: 19.019 });
    expect(centreOfZipcode('7985')?.latitude).toBeCloseTo(46.03, 1);
    expect(centreOfTown('gyor')).toEqual({ latitude: expect.closeTo(47.683), longitude: expect.closeTo(17.635) });
    expect([centreOfZipcode('0000'), centreOfTown('Seholfalva')]).toEqual([undefined, undefined]);
  });
});

describe('GET /api/cities', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  const read = (query: string) => shop.visitor().read(array(citySchema.required()).required(), `/api/cities${query}`);

  it('answers the towns of a postcode, and the postcodes of a town without regard to case and accents', async () => {
    expect(await read('?zipcode=1117')).toEqual([{ zipcode: '1117', city: 'Budapest', country_id: 1, parts: [] }]);
    expect((await read('?zipcode=7985')).map(({ city }) => city)).toEqual(['Kisdobsza', 'Nagydobsza']);
    expect(await read('?zipcode=2099')).toMatchObject([{ city: 'Pilisszentkereszt', parts: ['Dobogókő'] }]);
    expect((await read('?city=GYOR')).map(({ zipcode }) => zipcode)).toEqual(expect.arrayContaining(['9021', '9030']));
    expect([await read('?zipcode=1117&city=Gy%C5%91r'), await read('?zipcode=9999')]).toEqual([[], []]);
    expect((await read('')).length).toBeGreaterThan(3500);
  });

  it('refuses a text that is too long', async () => {
    expect((await shop.visitor().call('GET', `/api/cities?city=${'a'.repeat(500)}`)).status).toBe(422);
  });
});
