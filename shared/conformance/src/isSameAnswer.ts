import type { Answer } from './requestSlice.ts';

/** The body without its `maxAge`: the time for which an answer may be shared becomes shorter until an hour of opening or closing. */
function contentOf({ body }: Answer): string {
  const text = body.toString('utf8');
  const end = text.indexOf('\n');
  try {
    const record: { readonly cache?: object } = JSON.parse(text.slice(0, end));
    return JSON.stringify({ ...record, cache: { ...record.cache, maxAge: 0 } }) + text.slice(end);
  } catch {
    return text;
  }
}

/** Whether two answers have the same status and the same content. How long each may be shared may differ. */
export function isSameAnswer(first: Answer, second: Answer): boolean {
  return first.status === second.status && (first.body.equals(second.body) || contentOf(first) === contentOf(second));
}
