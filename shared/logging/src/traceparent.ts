/** Where a request belongs, by W3C Trace Context: each program that handles it has a span of its own in one trace. */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
}

/** A request's own span, and the span of its caller, if the trace began there. */
export interface RequestTrace extends Trace {
  readonly parentId: string | undefined;
}

/** Version 00. Its flags are ignored: every request is logged by the level of the log. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * Parses the header `traceparent`.
 *
 * @returns the trace and the span of the caller; `undefined` if the header is absent, malformed or of another version
 */
export function parseTraceparent(header: string | readonly string[] | undefined): Trace | undefined {
  const [, traceId, spanId] = TRACEPARENT.exec(typeof header === 'string' ? header : '') ?? [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
}

/** The header `traceparent` of a call that a span makes. */
export function formatTraceparent({ traceId, spanId }: Trace): string {
  return `00-${traceId}-${spanId}-01`;
}
