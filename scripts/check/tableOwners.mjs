import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API_LAYERS } from './layerOrder.mjs';
import { filesIn } from './filesIn.mjs';
import { namedTables } from './namedTables.mjs';

/** Domains whose tables no other domain names: others call their functions, and join the query fragments that they export. */
const PRIVATE_DOMAINS = ['stock'];

/**
 * Files that name a table against the rule.
 *
 * @type {ReadonlyArray<{ file: string, tables: readonly string[], reason: string }>}
 */
const EXCEPTIONS = [
  {
    file: 'setup/initialData.ts',
    tables: ['payment_method', 'delivery_method', 'delivery_day_area', 'delivery_rate', 'delivery_payment', 'menu_item', 'currency', 'country', 'vat_rate', 'color', 'setting'],
    reason: 'inserts the rows of all domains with which an empty database starts',
  },
  { file: 'catalog/import/applyPrices.ts', tables: ['product_price', 'product_earlier_price', 'product_tier'], reason: 'applies staged prices from temporary tables of the import' },
  { file: 'catalog/import/applyPriceHistory.ts', tables: ['product_earlier_price'], reason: 'applies staged prices, and stores in the same statement which products changed' },
  { file: 'pricing/coupons/storedCoupon.ts', tables: ['shop_order'], reason: 'the uses of a coupon are the orders with it (decision 0025)' },
  { file: 'pricing/coupons/operatorCoupons.ts', tables: ['shop_order'], reason: 'the uses of a coupon are the orders with it (decision 0025)' },
  { file: 'pricing/delivery/fullDays.ts', tables: ['shop_order'], reason: 'the used places of a delivery day are the orders of that day (decision 0078)' },
  { file: 'catalog/search/updateIndex.ts', tables: ['setting'], reason: 'a setting stores the version of the search index' },
  { file: 'cart/knownCustomer.ts', tables: ['shop_order'], reason: "the phone number of a user's last order completes the data of their cart" },
  { file: 'orders/payableMethods.ts', tables: ['quote'], reason: 'an order from an offer is paid by other methods' },
];

const TABLES_INTERFACE = /^(?:export )?interface (?:\w+Tables|Database) \{\n([\s\S]*?)^\}/gm;
const MEMBER = /^ {2}(\w+): /gm;
/** Migrations describe the tables of their time. */
const EXEMPT = /\.test\.ts$|\/tables\.ts$|\/migrations\//;

/** @param {string} path - inside `api/src` */
const domainOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '');

/** @param {string} domain - '' for the files beside the folders, which are above all layers */
const levelOf = (domain) => (domain === '' ? API_LAYERS.length : API_LAYERS.findIndex((folders) => folders.includes(domain)));

/**
 * The domain that owns each table: that of the `tables.ts` which describes it. Tables in `schema.ts` belong to `platform`.
 *
 * @param {string} source - the folder `api/src`
 */
function readOwners(source) {
  return new Map(
    filesIn(source, /^(?:tables|schema)\.ts$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(TABLES_INTERFACE)].flatMap(([, body = '']) => [...body.matchAll(MEMBER)].map(([, table = '']) => /** @type {const} */ ([table, domainOf(relative(source, file))]))),
    ),
  );
}

/**
 * @param {string} owner
 * @param {string} domain
 * @param {boolean} isChange
 * @returns {string | undefined} why the domain may not name a table of the owner so
 */
function faultOf(owner, domain, isChange) {
  if (owner === domain) return undefined;
  if (isChange) return `only ${owner} changes it`;
  if (PRIVATE_DOMAINS.includes(owner)) return `only ${owner} reads it`;
  return levelOf(owner) < levelOf(domain) ? undefined : `${owner} is not a layer below`;
}

/**
 * Tables that queries of the API name although another domain owns them. A table is read by its own domain and by the
 * layers above, and changed only by its own domain.
 *
 * @param {string} root - the project's folder
 * @param {typeof EXCEPTIONS} [exceptions]
 * @returns {string[]} one line each: file, line, table, rule; exceptions that are not needed
 */
export function findForeignTables(root, exceptions = EXCEPTIONS) {
  const source = join(root, 'api/src');
  const owners = readOwners(source);
  const unused = new Set(exceptions.flatMap(({ file, tables }) => tables.map((table) => `${file} ${table}`)));
  const found = filesIn(source, /\.ts$/).filter((file) => !EXEMPT.test(file)).flatMap((file) => {
    const path = relative(source, file);
    return namedTables(readFileSync(file, 'utf8')).flatMap(({ table, line, isChange }) => {
      const owner = owners.get(table);
      const fault = owner && faultOf(owner, domainOf(path), isChange);
      const isExcepted = exceptions.some((exception) => exception.file === path && exception.tables.includes(table));
      if (fault) unused.delete(`${path} ${table}`);
      return fault && !isExcepted ? [`api/src/${path}:${line}: ${isChange ? 'changes' : 'reads'} the table ${table}: ${fault}`] : [];
    });
  });
  return [...found, ...[...unused].map((exception) => `scripts/check/tableOwners.mjs: the exception of ${exception} is not needed`)];
}
