import type { FieldFault, ImportFaults } from '@feszek/contract';
import { fieldErrorMessage } from '@feszek/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { STAGED_COLUMNS } from './stagedRow.ts';
import type { StagedRow } from './stagedRow.ts';

/** An arbitrary number for the advisory lock, unique in the database. */
const IMPORT_LOCK = 20_261_126;
/** An open import without a request for this time is abandoned: a command retries for a minute. */
const ABANDONED_MS = 120_000;

/** Serialises imports for the duration of the transaction. */
export async function lockImports(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
}

async function discard(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('catalogue_import').set({ state: 'discarded' }).where('id', '=', id).execute();
}

/** Removes all staged rows and frees their space at once. */
export async function clearRows(trx: Trx): Promise<void> {
  await sql`truncate catalogue_import_row`.execute(trx);
}

/** How long the rejected rows of a finished import are stored, so that its command can report them. */
const REPORTED_MS = 86_400_000;

/** Removes what finished and abandoned imports have left. */
export async function removeOldImports(db: Db, clock: Clock): Promise<void> {
  const limit = new Date(clock.now().getTime() - REPORTED_MS);
  await db.transaction().execute(async (trx) => {
    const old = await trx.selectFrom('catalogue_import').where('touched_at', '<', limit).select('id').limit(1).executeTakeFirst();
    if (!old) return;
    await lockImports(trx);
    await trx.updateTable('catalogue_import').set({ state: 'discarded' }).where('touched_at', '<', limit).where('state', '=', 'open').execute();
    const recent = await trx.selectFrom('catalogue_import').where('touched_at', '>=', limit).select('id').limit(1).executeTakeFirst();
    if (!recent) await clearRows(trx);
    await trx.deleteFrom('catalogue_import').where('touched_at', '<', limit).execute();
  });
}

/**
 * Opens an import. Repeating the request has no further effect.
 *
 * @param replace - ends an import that is still open
 * @throws ApiError `import_running`
 */
export async function beginImport(db: Db, clock: Clock, id: string, replace: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const now = clock.now();
    const open = await trx.selectFrom('catalogue_import').select(['id', 'touched_at']).where('state', '=', 'open').executeTakeFirst();
    if (open?.id === id) return;
    if (open) {
      const silentMs = now.getTime() - open.touched_at.getTime();
      if (!replace && silentMs < ABANDONED_MS) throw new ApiError('import_running', { params: { seconds: Math.max(0, Math.round(silentMs / 1000)) } });
      await discard(trx, open.id);
    }
    await clearRows(trx);
    await trx.insertInto('catalogue_import').values({ id, state: 'open', created_at: now, touched_at: now, result: null }).execute();
  });
}

/** Discards an open import; an applied one stays applied. */
export async function discardImport(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const found = await trx.selectFrom('catalogue_import').select('state').where('id', '=', id).executeTakeFirst();
    if (!found) throw new ApiError('not_found');
    if (found.state !== 'open') return;
    await discard(trx, id);
    await clearRows(trx);
  });
}

/**
 * Stores rows until the commit. Rows that are stored already stay unchanged: a command repeats a request after a lost answer.
 *
 * @throws ApiError `import_not_open`
 */
export async function stageRows(db: Db, clock: Clock, id: string, rows: readonly StagedRow[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const touched = await trx.updateTable('catalogue_import').set({ touched_at: clock.now() }).where('id', '=', id).where('state', '=', 'open').executeTakeFirst();
    if (touched.numUpdatedRows === 0n) throw new ApiError('import_not_open');
    await sql`
      insert into catalogue_import_row (import_id, ${sql.raw(STAGED_COLUMNS.replace(/ (jsonb|text\[\]|text|int|boolean|timestamptz)/g, ''))})
      select ${id}::text, staged.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as staged(${sql.raw(STAGED_COLUMNS)})
      on conflict do nothing`.execute(trx);
  });
}

function message({ path, code, params }: FieldFault): string {
  const text = fieldErrorMessage(code, 'en', params);
  const value = params && 'value' in params && !text.includes(String(params['value'])) ? ` (${params['value']})` : '';
  return path ? `${path}: ${text}${value}` : `${text}${value}`;
}

/** Rejected rows by ascending line. */
export async function loadFaults(db: Db, id: string, after: number, limit: number): Promise<ImportFaults> {
  const found = await db
    .selectFrom('catalogue_import_row')
    .select(['line', 'sku', 'faults'])
    .where('import_id', '=', id)
    .where('faults', 'is not', null)
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute();
  return {
    rows: found.map(({ line, sku, faults }) => ({ line, sku, faults: (faults ?? []).map((fault) => ({ path: fault.path, code: fault.code, message: message(fault) })) })),
    next: found.length === limit ? (found.at(-1)?.line ?? null) : null,
  };
}
