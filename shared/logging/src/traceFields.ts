import type { RequestTrace } from './traceparent.ts';

/** The fields of a line that is written for a request outside of its log. */
export function traceFields({ traceId, spanId, parentId }: RequestTrace): Readonly<Record<string, string>> {
  return { trace_id: traceId, span_id: spanId, ...(parentId !== undefined && { parent_id: parentId }) };
}
