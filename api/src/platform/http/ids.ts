import { object, string } from 'yup';
import { ApiError } from './errors.ts';

/** The largest id: the database stores ids of products, categories and methods in 32 bits. */
export const MAX_ID = 2_147_483_647;

/** Parameters of a path that ends in an id; `pathId` validates it. */
export const idParams = object({ id: string().required() });

/**
 * Parses an id in a request's path.
 *
 * @throws ApiError `not_found` for an invalid id
 */
export function pathId(text: string): number {
  const id = Number(text);
  if (!/^[1-9]\d{0,9}$/.test(text) || id > MAX_ID) throw new ApiError('not_found');
  return id;
}

/** Whether a number is a valid id in the database. */
export function isPossibleId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= MAX_ID;
}
