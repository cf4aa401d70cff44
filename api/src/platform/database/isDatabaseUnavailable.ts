import { errorCode } from '../errorCode.ts';

/** Messages of `pg` and `pg-pool` for a connection that is lost or failed; these errors have no code. */
const CONNECTION_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

const NETWORK_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN',
]);

/**
 * SQLSTATEs about the state of the server, not about the statement: connection exceptions (class 08),
 * insufficient resources (class 53), shutdown and recovery (57P01 to 57P05), and the limits on statements (57014), locks
 * (55P03) and idle transactions (25P03). https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const SERVER_STATES = /^(08...|53...|57P0[1-5]|57014|55P03|25P03)$/;

/** Whether an error is caused by an unavailable database, so that a later retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code !== '') return NETWORK_CODES.has(code) || SERVER_STATES.test(code);
  return CONNECTION_MESSAGES.some((message) => error.message.startsWith(message));
}
