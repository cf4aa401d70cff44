import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { AbortableOperationOptions, CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { errorCode } from '../../errorCode.ts';
import { canceledBy } from '../canceledBy.ts';
import { isDatabaseUnavailable } from '../isDatabaseUnavailable.ts';
import type { Database } from '../schema.ts';
import type { PrimaryWatch } from './PrimaryWatch.ts';

export interface ReadDbParts {
  readonly watch: PrimaryWatch;
  readonly primary: Kysely<Database>;
  /** `undefined`: while the primary is away, statements fail at once. */
  readonly replica: Kysely<Database> | undefined;
}

const STATEMENT_TIMEOUT = '57014';

/** Whether a statement may succeed if it is repeated. One that takes too long would do so again. */
const mayRepeat = (error: unknown) => isDatabaseUnavailable(error) && errorCode(error) !== STATEMENT_TIMEOUT;

/** Sends each statement to the server from which reads come at that moment, and repeats it if that server is lost. */
class ReadConnection implements DatabaseConnection {
  readonly #parts: ReadDbParts;

  constructor(parts: ReadDbParts) {
    this.#parts = parts;
  }

  async executeQuery<Row>(query: CompiledQuery, { signal }: AbortableOperationOptions = {}): Promise<QueryResult<Row>> {
    const { watch, primary, replica } = this.#parts;
    const options = canceledBy(signal);
    try {
      return await watch.untilLost(() => primary.executeQuery<Row>(query, options));
    } catch (error) {
      // Its caller has left.
      if (signal?.aborted) return { rows: [] };
      if (!replica || !mayRepeat(error)) throw error;
      const doesPrimaryAnswer = await watch.recheck();
      if (watch.source.server === 'replica') return replica.executeQuery<Row>(query, options);
      if (doesPrimaryAnswer) return primary.executeQuery<Row>(query, options);
      throw error;
    }
  }

  /** The server's own connection cancels the statement: it has the same signal. */
  async cancelQuery(): Promise<void> {}

  streamQuery(): never {
    throw new Error('Reads are not streamed');
  }
}

class ReadDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    super();
    this.#connection = connection;
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  override beginTransaction(): Promise<void> {
    return Promise.reject(new Error('Reads have no transactions'));
  }
}

/** A database for reads. Each statement runs alone: there are no transactions. */
export function createReadDb(parts: ReadDbParts): Kysely<Database> {
  const connection = new ReadConnection(parts);
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new ReadDriver(connection),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
