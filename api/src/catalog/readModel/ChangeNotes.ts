import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

export interface NotedChanges {
  readonly productIds: readonly number[];
  /** Whether categories, brands, colours or collections were changed. */
  readonly hasTaxonomyChanged: boolean;
}

const NOTHING: NotedChanges = { productIds: [], hasTaxonomyChanged: false };

interface Answer {
  readonly horizon: string;
  readonly notes: readonly (readonly [id: number, productIds: readonly number[]])[];
}

async function readNotes(db: Kysely<Database>, since: string): Promise<Answer> {
  const { rows } = await sql<Answer>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select coalesce(json_agg(json_build_array(id, product_ids) order by id), '[]') from catalogue_change where xid >= ${since}::xid8) as notes`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error('The database returned no horizon');
  return answer;
}

/**
 * Reads the notes that the database stores of changed products, each once.
 *
 * Transactions do not end in the order in which they began, so "newer than the last note" would miss some. Every
 * transaction below a snapshot's horizon has ended. Notes from there on are read again, and known ones are skipped.
 */
export class ChangeNotes {
  readonly #db: Kysely<Database>;
  #horizon: string;
  #known: ReadonlySet<number> = new Set();

  private constructor(db: Kysely<Database>, horizon: string) {
    this.#db = db;
    this.#horizon = horizon;
  }

  /** Sets the starting point. Data that is read from the database afterwards, with all later notes, is complete. */
  static async open(db: Kysely<Database>): Promise<ChangeNotes> {
    const { rows } = await sql<{ horizon: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
    return new ChangeNotes(db, rows[0]?.horizon ?? '0');
  }

  /** The changes since the last call. */
  async read(): Promise<NotedChanges> {
    const { horizon, notes } = await readNotes(this.#db, this.#horizon);
    const unread = notes.filter(([id]) => !this.#known.has(id));
    this.#horizon = horizon;
    this.#known = new Set(notes.map(([id]) => id));
    if (unread.length === 0) return NOTHING;
    return {
      productIds: [...new Set(unread.flatMap(([, ids]) => ids))],
      hasTaxonomyChanged: unread.some(([, ids]) => ids.length === 0),
    };
  }
}
