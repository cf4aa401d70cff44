import { isRecord } from '@feszek/contract/composition';

function hasData(value: unknown): value is { readonly data: unknown } {
  return isRecord(value) && 'data' in value;
}

/**
 * The payload of a response: `data.data` if present, else `data`, else the whole body (specification, chapter 7).
 * A `data` that is `null` is present: a visitor who is not signed in is `{ "data": null }`.
 */
export function unwrap(body: unknown): unknown {
  if (!hasData(body)) return body;
  return hasData(body.data) ? body.data.data : body.data;
}
