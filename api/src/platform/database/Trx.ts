import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** A database transaction. */
export type Trx = Transaction<Database>;
