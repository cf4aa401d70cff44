import { readFolder } from '@feszek/content-folder';
import type { ImportProduct } from '@feszek/contract';
import { CONTENT_FOLDER, catalogueRows, DEMO_COUPONS, taxonomyOf } from '@feszek/demo';
import type { Range } from '@feszek/demo';
import { randomBytes } from 'node:crypto';
import { commitImport } from '../src/catalog/import/commitImport.ts';
import { beginImport, stageRows } from '../src/catalog/import/imports.ts';
import { loadKnownColors } from '../src/catalog/import/knownColors.ts';
import { stagedRows } from '../src/catalog/import/prepareRow.ts';
import { recordPendingChanges } from '../src/catalog/search/updateIndex.ts';
import { saveTaxonomy } from '../src/catalog/taxonomy/saveTaxonomy.ts';
import { importContent } from '../src/content/import/importContent.ts';
import { loadTaxonomy } from '../src/catalog/readModel/taxonomy.ts';
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

/** Questions and showrooms: tests of articles and pages add those that they need. */
const SECTIONS: readonly string[] = ['faq.yaml', 'showrooms.yaml'];

async function importLists(db: Db, clock: Clock): Promise<void> {
  const { files, pictures } = await readFolder(CONTENT_FOLDER);
  const lists = files.filter(({ path }) => SECTIONS.includes(path));
  const { is_applied: isApplied, faults } = await importContent({ db, clock, shopUrl: '', loadTaxonomy: () => loadTaxonomy(db) }, { files: lists, pictures: pictures.filter(({ path }) => path.startsWith('showrooms/')), is_check: false, is_without_pictures: true });
  if (!isApplied) throw new Error(`The content was not imported: ${JSON.stringify(faults)}`);
}

/**
 * The pages without which the shop refuses orders. They have no versions: mails about orders have no attached terms. A test
 * that imports pages replaces these.
 */
async function addLegalPages(db: Db, clock: Clock): Promise<void> {
  const both = (value: unknown) => JSON.stringify({ hu: value, en: value });
  const texts = { title: both('Szöveg'), description: both('Szöveg'), body: both(''), blocks: both([]), pictures: '{}', changed_at: clock.now() };
  await db.insertInto('content_page').values([
    { key: 'terms', slug_hu: null, slug_en: null, version: null, published_at: null, expires_at: null, ...texts },
    { key: 'privacy', slug_hu: 'adatvedelem', slug_en: 'privacy', version: null, published_at: null, expires_at: null, ...texts },
  ]).execute();
}

/** Sets a shop up on a migrated database, and fills it by the operator's imports with a range, its content and coupons. */
export async function fillShop(db: Db, clock: Clock, range: Range): Promise<void> {
  await setUpShop(db);
  await saveTaxonomy(db, taxonomyOf(range));
  await importLists(db, clock);
  await addLegalPages(db, clock);
  for (const coupon of DEMO_COUPONS) await createCoupon(db, clock, coupon);
  await importRows(db, clock, catalogueRows(range, clock.now()));
}
