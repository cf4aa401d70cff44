import type { FragmentAnswer, HeadRecord } from './fragment.ts';
import { checkShape, headRecordSchema } from './fragmentSchemas.ts';

function assertHeadRecord(value: unknown): asserts value is HeadRecord {
  checkShape(headRecordSchema, value);
}

/**
 * Splits a fragment's answer into head record, data and HTML.
 *
 * @throws SyntaxError where the answer does not follow the fragment protocol
 */
export function parseFragmentAnswer(body: string): FragmentAnswer {
  const headEnd = body.indexOf('\n');
  const dataEnd = body.indexOf('\n', headEnd + 1);
  if (headEnd < 0 || dataEnd < 0) throw new SyntaxError('A fragment answer has a line of head and a line of data');
  const record: unknown = JSON.parse(body.slice(0, headEnd));
  assertHeadRecord(record);
  const data = body.slice(headEnd + 1, dataEnd);
  // The data stand inside a script element, which a `<` could end.
  if (data.includes('<')) throw new SyntaxError('The data of a fragment answer must have `<` escaped');
  return { record, data, html: body.slice(dataEnd + 1) };
}
