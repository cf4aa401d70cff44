import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { CARD, openShop, placed } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { jobs } from './migrations/0026-jobs.ts';

/** The tables as the version before the job runner had them. */
const BEFORE = [
  `DROP TABLE job`,
  `DELETE FROM outbox_mail`,
  `ALTER TABLE outbox_mail ADD COLUMN state text NOT NULL DEFAULT 'waiting', ADD COLUMN attempts int NOT NULL DEFAULT 0, ADD COLUMN next_attempt_at timestamptz NOT NULL, ADD COLUMN last_error text`,
  `CREATE INDEX outbox_mail_waiting ON outbox_mail (next_attempt_at, id) WHERE state = 'waiting'`,
  `ALTER TABLE payment_refund ADD COLUMN attempts int NOT NULL DEFAULT 0, ADD COLUMN next_attempt_at timestamptz NOT NULL, ADD COLUMN last_error text`,
];
const MAILS = `INSERT INTO outbox_mail (message_id, kind, recipient, locale, content, state, attempts, next_attempt_at, last_error, created_at, sent_at) VALUES
  ('a', 'test', 'waiting@example.hu', 'hu', '{}', 'waiting', 3, '2026-11-21 10:00+00', '451', '2026-11-21 09:00+00', NULL),
  ('b', 'test', 'given-up@example.hu', 'hu', '{}', 'given_up', 20, '2026-11-21 10:00+00', '550', '2026-11-19 09:00+00', NULL),
  ('c', 'test', 'sent@example.hu', 'hu', '{}', 'sent', 1, '2026-11-21 10:00+00', NULL, '2026-11-21 09:00+00', '2026-11-21 09:00+00')`;

describe('the migration to jobs', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('moves mails that wait or were given up, and refunds that are due', async () => {
    const { db } = shop;
    await placed(shop.visitor(), { productId: CHAIR, payment: CARD });
    for (const statement of BEFORE) await sql.raw(statement).execute(db);
    await sql.raw(MAILS).execute(db);
    await sql.raw(`INSERT INTO payment_refund (id, transaction_id, status, attempts, next_attempt_at, last_error, created_at)
      SELECT 'refund', id, 'due', 55, '2026-11-21 12:00+00', 'timed out', '2026-11-21 08:00+00' FROM payment_transaction LIMIT 1`).execute(db);
    await jobs.up(db);
    const idOf = async (recipient: string) => String((await db.selectFrom('outbox_mail').select('id').where('recipient', '=', recipient).executeTakeFirstOrThrow()).id);
    expect(await db.selectFrom('job').select(['kind', 'key', 'state', 'attempts', 'run_at', 'last_error']).orderBy('id').execute()).toEqual([
      { kind: 'mail', key: await idOf('waiting@example.hu'), state: 'waiting', attempts: 3, run_at: new Date('2026-11-21T10:00Z'), last_error: '451' },
      { kind: 'mail', key: await idOf('given-up@example.hu'), state: 'dead', attempts: 20, run_at: new Date('2026-11-21T10:00Z'), last_error: '550' },
      { kind: 'refund', key: 'refund', state: 'waiting', attempts: 0, run_at: new Date('2026-11-21T12:00Z'), last_error: 'timed out' },
    ]);
  });
});
