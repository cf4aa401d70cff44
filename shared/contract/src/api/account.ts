import { object, string, number, array } from 'yup';
import type { InferType } from 'yup';
import { LIMITS } from './limits.ts';
import { productSchema } from './product.ts';

/** Body of `POST /api/auth/login`. */
export const loginInputSchema = object({
  email: string().trim().required('required').max(LIMITS.email, 'too_long').email('email'),
  password: string().required('required').max(LIMITS.passwordMax, 'too_long'),
});
export type LoginInput = InferType<typeof loginInputSchema>;

/** Response of `POST /api/auth/login` and `GET /api/auth/user` (there `null` for a visitor). */
export const userSchema = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
});
export type User = InferType<typeof userSchema>;

/** Response of `GET /api/favourites` and of every change of the favourites: the latest first. */
export const favouritesSchema = object({ products: array(productSchema.required()).required() });
export type Favourites = InferType<typeof favouritesSchema>;

/** Query of all calls of the favourites: `fields=ids` requests the ids alone, without the products. */
export const favouritesQuerySchema = object({ fields: string().oneOf(['ids'], 'unknown_value') });
export type FavouritesQuery = InferType<typeof favouritesQuerySchema>;

/** The same responses with `fields=ids`. */
export const favouriteIdsSchema = object({ ids: array(number().required()).required() });
export type FavouriteIds = InferType<typeof favouriteIdsSchema>;
