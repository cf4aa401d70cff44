import type { FragmentResponse, HeadRecord } from './fragment.ts';
import { checkShape, headRecordSchema } from './fragmentSchemas.ts';

function assertHeadRecord(value: unknown): asserts value is HeadRecord {
  checkShape(headRecordSchema, value);
}

/**
 * Splits a fragment response into head record, data and HTML.
 *
 * @throws SyntaxError if the response violates the fragment protocol
 */
export function parseFragmentResponse(body: string): FragmentResponse {
  const headEnd = body.indexOf('\n');
  const dataEnd = body.indexOf('\n', headEnd + 1);
  if (headEnd < 0 || dataEnd < 0) throw new SyntaxError('A fragment response must start with a head line and a data line');
  const record: unknown = JSON.parse(body.slice(0, headEnd));
  assertHeadRecord(record);
  const data = body.slice(headEnd + 1, dataEnd);
  // The page has the data in a script element, which a `<` could end.
  if (data.includes('<')) throw new SyntaxError('The data of a fragment response must have `<` escaped');
  return { record, data, html: body.slice(dataEnd + 1) };
}
