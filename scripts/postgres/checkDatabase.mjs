import pg from 'pg';

/** All tables with what they store apart, and all indexes of the usual kind. Those of the search are made from the tables. */
const RELATIONS = `SELECT c.oid, c.relname AS name, c.relkind = 'r' AS "isTable" FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_am a ON a.oid = c.relam
  WHERE c.relpersistence = 'p' AND ((c.relkind = 'r' AND n.nspname IN ('public', 'pg_catalog')) OR (c.relkind = 'i' AND a.amname = 'btree' AND n.nspname IN ('public', 'pg_catalog'))) ORDER BY c.relname`;

/** Whether the server reports damage of its files (SQLSTATE class XX). @param {unknown} error @returns {error is Error} */
function isDamage(error) {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('XX');
}

/**
 * Reads every page of all tables and compares it with its checksum, and compares the structure of tables and indexes with their
 * rules (PostgreSQL's amcheck). Changes nothing.
 *
 * @param {string} url - of a server's own database
 * @returns {Promise<string | undefined>} the first damage; `undefined` if there is none
 */
export async function checkDatabase(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The extension exists within this transaction only.
    await client.query('BEGIN; CREATE SCHEMA feszek_check; CREATE EXTENSION amcheck SCHEMA feszek_check');
    const { rows: relations } = await client.query(RELATIONS);
    for (const { oid, name, isTable } of relations) {
      const check = isTable ? `SELECT msg FROM feszek_check.verify_heapam($1::regclass, on_error_stop => true)` : 'SELECT feszek_check.bt_index_check($1::regclass)';
      try {
        const { rows: [fault] } = await client.query(check, [oid]);
        if (isTable && fault) return `${name}: ${fault.msg}`;
      } catch (error) {
        if (!isDamage(error)) throw error;
        return `${name}: ${error.message}`;
      }
    }
    return undefined;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    await client.end();
  }
}
