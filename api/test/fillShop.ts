import type { ImportProduct } from '@feszek/contract';
import { catalogueRows, DEMO_CONTENT, DEMO_COUPONS, taxonomyOf } from '@feszek/demo';
import type { Range } from '@feszek/demo';
import { randomBytes } from 'node:crypto';
import { commitImport } from '../src/catalog/import/commitImport.ts';
import { beginImport, stageRows } from '../src/catalog/import/imports.ts';
import { loadKnownColors } from '../src/catalog/import/knownColors.ts';
import { stagedRows } from '../src/catalog/import/prepareRow.ts';
import { recordPendingChanges } from '../src/catalog/search/updateIndex.ts';
import { saveTaxonomy } from '../src/catalog/taxonomy/saveTaxonomy.ts';
import { saveContent } from '../src/content/operator/saveContent.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/database/connect.ts';
import { createCoupon } from '../src/pricing/coupons/operatorCoupons.ts';
import { setUpShop } from '../src/setup/setUpShop.ts';

/** Rows in one statement. */
const CHUNK = 500;

async function importRows(db: Db, clock: Clock, rows: readonly ImportProduct[]): Promise<void> {
  const id = randomBytes(12).toString('base64url');
  const colors = await loadKnownColors(db);
  await beginImport(db, clock, id, false);
  for (let start = 0; start < rows.length; start += CHUNK) {
    const checked = rows.slice(start, start + CHUNK).map((product, index) => ({ line: start + index + 1, product }));
    const staged = stagedRows(checked, new Map(), colors, clock.now());
    const rejected = staged.find(({ faults }) => faults !== null);
    if (rejected) throw new Error(`The import rejects ${rejected.sku}: ${JSON.stringify(rejected.faults)}`);
    await stageRows(db, clock, id, staged);
  }
  const { result } = await commitImport(db, clock, id, { rows: rows.length, dry_run: false, accept_partial: false, convert: false, create_categories: false, duplicates: 'reject' }, recordPendingChanges);
  if (!result.applied) throw new Error(`The import was not applied: ${JSON.stringify(result)}`);
}

/** Sets a shop up on a migrated database, and fills it by the operator's imports with a range, its content and coupons. */
export async function fillShop(db: Db, clock: Clock, range: Range): Promise<void> {
  await setUpShop(db);
  await saveTaxonomy(db, taxonomyOf(range));
  await saveContent(db, DEMO_CONTENT);
  for (const coupon of DEMO_COUPONS) await createCoupon(db, clock, coupon);
  await importRows(db, clock, catalogueRows(range, clock.now()));
}
