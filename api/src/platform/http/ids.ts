import { object, string } from 'yup';
import { ApiError } from './errors.ts';

/** The largest id: the database keeps ids of products, categories and methods in 32 bits. */
export const MAX_ID = 2_147_483_647;

/** Parameters of a path that ends in an id; `pathId` decides whether it is one. */
export const idParams = object({ id: string().required() });

/**
 * An id from a request's path.
 *
 * @throws ApiError `not_found` for whatever cannot be the id of anything
 */
export function pathId(text: string): number {
  const id = Number(text);
  if (!/^[1-9]\d{0,9}$/.test(text) || id > MAX_ID) throw new ApiError('not_found');
  return id;
}

/** Whether a number can be an id in the database at all. */
export function isPossibleId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= MAX_ID;
}
