import { errorCode } from '../errorCode.ts';

/** PostgreSQL: a row refers to a row that does not exist. */
const FOREIGN_KEY_VIOLATION = '23503';
/** Names of the foreign keys to `session` and `visitor`, as PostgreSQL builds them from table and column. */
const OWNED_BY_SESSION = /_(session_hash|visitor_id)_fkey$/;

/**
 * Whether a statement failed because the session of the request has ended since the request began, e.g. by a sign-in in
 * another tab: the session was deleted, and with a guest's session the guest.
 */
export function isSessionEnded(error: unknown): boolean {
  return errorCode(error) === FOREIGN_KEY_VIOLATION && error instanceof Error && 'constraint' in error && OWNED_BY_SESSION.test(String(error.constraint));
}
