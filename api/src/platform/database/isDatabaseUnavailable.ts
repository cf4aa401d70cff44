import { errorCode } from '../errorCode.ts';

/** What `pg` and `pg-pool` say of a connection that is lost or was never made; these errors have no code. */
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
 * SQLSTATEs that say something of the server's state and nothing of the statement: connection exceptions (class 08),
 * insufficient resources (class 53), shutdown and recovery (57P01 to 57P05), and the limits on statements (57014), locks
 * (55P03) and idle transactions (25P03). https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const SERVER_STATES = /^(08...|53...|57P0[1-5]|57014|55P03|25P03)$/;

/** Whether an error says that the database cannot be reached or cannot answer at the moment: asking again later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code !== '') return NETWORK_CODES.has(code) || SERVER_STATES.test(code);
  return CONNECTION_MESSAGES.some((message) => error.message.startsWith(message));
}
