import { object } from 'yup';
import type { Schema } from 'yup';

/** The schema of a whole answer: the payload is wrapped in `data`. */
export function dataOf<Data extends Schema>(data: Data) {
  return object({ data });
}
