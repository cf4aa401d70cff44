import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { productSchema } from './product.ts';

/** Response of `GET /api/favourites` and of every change of the favourites: the latest first. */
export const favouritesSchema = object({ products: array(productSchema.required()).required() });
export type Favourites = InferType<typeof favouritesSchema>;

/** Query of all calls of the favourites: `fields=ids` requests only the ids, without the products. */
export const favouritesQuerySchema = object({ fields: string().oneOf(['ids'], 'unknown_value') });
export type FavouritesQuery = InferType<typeof favouritesQuerySchema>;

/** The same responses with `fields=ids`. */
export const favouriteIdsSchema = object({ ids: array(number().required()).required() });
export type FavouriteIds = InferType<typeof favouriteIdsSchema>;
