import type { FragmentResponse, HeadRecord } from './fragment.ts';
import { checkShape, headRecordSchema } from './fragmentSchemas.ts';

/** Head lines that were validated, the oldest first: those of most parts are the same on every page, and validation takes longer than all else here. */
const validated = new Map<string, HeadRecord>();
const MOST_VALIDATED = 200;
/** In characters; longer ones are validated each time. */
const LONGEST_KEPT = 4000;

function assertHeadRecord(value: unknown): asserts value is HeadRecord {
  checkShape(headRecordSchema, value);
}

function parseHead(line: string): HeadRecord {
  const known = validated.get(line);
  if (known) return known;
  const record: unknown = JSON.parse(line);
  assertHeadRecord(record);
  if (line.length > LONGEST_KEPT) return record;
  const [oldest] = validated.size < MOST_VALIDATED ? [] : validated.keys();
  if (oldest !== undefined) validated.delete(oldest);
  validated.set(line, record);
  return record;
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
  const record = parseHead(body.slice(0, headEnd));
  const data = body.slice(headEnd + 1, dataEnd);
  // The page has the data in a script element, which a `<` could end.
  if (data.includes('<')) throw new SyntaxError('The data of a fragment response must have `<` escaped');
  return { record, data, html: body.slice(dataEnd + 1) };
}
