import { object, string } from 'yup';

/** Parameters of a path that ends with a slug of several segments. PostgreSQL stores no null characters. */
export const namePathParams = object({ '*': string().transform((value: string) => value.replaceAll('\0', '')).required() });
