import type { FastifyReply, FastifyRequest } from 'fastify';
import { maskAddress } from './maskAddress.ts';
import { maskPath } from './maskPath.ts';

/** Fields of an error that describe the failure without data of visitors, unlike PostgreSQL's `detail` and `params`. */
const SAFE_FIELDS = ['code', 'errno', 'syscall', 'statusCode', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;
const DEEPEST_CAUSE = 5;
/** Mail servers repeat the recipient in their refusals. */
const EMAIL = /[^\s@<>"'(),:;]+@[\w.-]+\.[a-z]{2,}/gi;

export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [field: string]: unknown;
}

/**
 * The part of an error that is logged: its class, message, stack, safe fields, and causes.
 *
 * @returns anything else than an error as text
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const fields = Object.fromEntries(SAFE_FIELDS.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return value === undefined ? [] : [[name, value]];
  }));
  const hasMore = depth < DEEPEST_CAUSE;
  const message = error.message.replaceAll(EMAIL, '…@…');
  return {
    type: error.constructor.name,
    message,
    // The replacement is a function: `$` in the message has no meaning of its own.
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...fields,
    ...(hasMore && error.cause !== undefined && { cause: serializeError(error.cause, depth + 1) }),
    ...(hasMore && error instanceof AggregateError && { errors: error.errors.map((each) => serializeError(each, depth + 1)) }),
  };
}

/** The route of a request, e.g. `/api/orders/:order_hash`; if no route matched, its masked path. */
export function loggedRoute(request: FastifyRequest): string {
  return request.routeOptions?.url ?? maskPath(request.url);
}

/** How requests, replies and errors are written: never with a query, a hash or a visitor's whole address. */
export const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: loggedRoute(request), network: maskAddress(request.ip) }),
  res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ statusCode }),
  err: (error: unknown) => serializeError(error),
};
