import type { IncomingMessage } from 'node:http';
import { randomBytes } from 'node:crypto';

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace id of the caller's `traceparent` (W3C Trace Context), or a new one. */
export function traceId(request: IncomingMessage): string {
  const { traceparent } = request.headers;
  return TRACEPARENT.exec(typeof traceparent === 'string' ? traceparent : '')?.[1] ?? randomBytes(16).toString('hex');
}
