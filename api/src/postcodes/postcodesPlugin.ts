import { cityQuerySchema, citySchema } from '@feszek/contract';
import type { City } from '@feszek/contract';
import { array } from 'yup';
import type { Db } from '../platform/database/connect.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { allPlaces, placesOfTown, placesOfZipcode } from './towns.ts';
import type { Place } from './towns.ts';

export interface PostcodesOptions {
  readonly db: Db;
}

function find({ zipcode, city }: { readonly zipcode?: string | undefined; readonly city?: string | undefined }): readonly Place[] {
  if (zipcode !== undefined) return placesOfZipcode(zipcode).filter(({ town }) => city === undefined || placesOfTown(city).some((place) => place.town === town));
  return city === undefined ? allPlaces() : placesOfTown(city);
}

/** Hungary's towns and postcodes. */
export async function postcodesPlugin(app: App, { db }: PostcodesOptions): Promise<void> {
  app.get('/api/cities', {
    config: { isPublic: true },
    schema: {
      tags: ['shop'], summary: 'Towns with their postcodes: all, those of a postcode, or the postcodes of a town',
      querystring: cityQuerySchema, response: { 200: dataOf(array(citySchema.required()).required()) },
    },
    handler: async (request): Promise<{ data: City[] }> => {
      const { id } = await db.selectFrom('country').select('id').where('code', '=', 'HU').executeTakeFirstOrThrow();
      return { data: find(request.query).map(({ zipcode, town, parts }) => ({ zipcode, city: town, country_id: id, parts: [...parts] })) };
    },
  });
}
