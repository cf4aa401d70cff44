import { productListSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApiProcess } from '../../../test/apiProcess.ts';
import type { ApiProcess } from '../../../test/apiProcess.ts';
import { createDatabase, OPEN_MS, runOnServer } from '../../../test/databases.ts';
import type { TestDatabase } from '../../../test/databases.ts';
import { HttpVisitor } from '../../../test/httpVisitor.ts';
import { OPERATOR_TOKEN } from '../../../test/operator.ts';
import { until } from '../../../test/until.ts';
import { dataOf } from '../../../test/visitor.ts';
import { connectPostgres } from '../database/connect.ts';
import type { Connection } from '../database/connect.ts';
import { storeChange } from './storedChanges.ts';

const POLL_MS = 20;
const LISTING = '/api/products?sort=price-desc&page_size=1';

/** A shell's cache: each purge is followed by a visitor, whose page is composed from one API process and cached. */
interface CachingShell {
  readonly server: Server;
  readonly url: string;
  page: number | undefined;
}

describe('two API processes and two shells', () => {
  let database: TestDatabase;
  let connection: Connection;
  let folder: string;
  let processes: ApiProcess[] = [];
  const shells: CachingShell[] = [];

  const visitor = (index: number) => new HttpVisitor(processes[index]?.url ?? '', '198.51.100.7');
  const highestPrice = async (index: number) => dataOf(await visitor(index).call('GET', LISTING), productListSchema).products[0]?.prices_by_currencies.HUF.price_gross;
  const setPrice = (index: number, price: number) =>
    visitor(index).call('PUT', '/operator/prices/SOFA', { currency: 'HUF', price }, { authorization: `Bearer ${OPERATOR_TOKEN}` });

  const pagesShow = (price: number) => until(() => Promise.resolve(shells.every(({ page }) => page === price)), POLL_MS);

  async function openShell(index: number): Promise<CachingShell> {
    const server = createServer((request, answer) => {
      request.resume();
      const compose = async (): Promise<void> => {
        shell.page = await highestPrice(index);
        answer.end('{}');
      };
      // Without the API there is no page: the shell serves its last copy.
      compose().catch(() => answer.destroy());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const shell: CachingShell = { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, page: undefined };
    return shell;
  }

  beforeAll(async () => {
    database = await createDatabase('shop');
    connection = connectPostgres(database.url);
    folder = await mkdtemp(path.join(tmpdir(), 'feszek-changes-'));
    shells.push(await openShell(0), await openShell(1));
    const environment = {
      DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'info', SHOP_URL: 'http://localhost:3000', OPERATOR_TOKEN,
      SHELL_URL: shells.map(({ url }) => url).join(), PURGE_TOKEN: 'a token of the test', SMTP_URL: '',
    };
    processes = [await startApiProcess(environment)];
    processes.push(await startApiProcess(environment));
  }, 3 * OPEN_MS);
  afterAll(async () => {
    await Promise.all(processes.map((api) => api.stop()));
    for (const { server } of shells) {
      server.closeAllConnections();
      server.close();
    }
    await connection.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }, OPEN_MS);

  it('show a price that one of them has changed: in the answers of both, and in the pages of both shells', async () => {
    const before = [await highestPrice(0), await highestPrice(1)];
    expect(before).toEqual([389_900, 389_900]);
    expect((await setPrice(0, 410_000)).status).toBe(200);
    await until(async () => (await highestPrice(1)) === 410_000, POLL_MS);
    await pagesShow(410_000);
    expect(await highestPrice(0)).toBe(410_000);
  }, OPEN_MS);

  it.each(['/feeds/google-hu.xml', '/feeds/arukereso.xml', '/sitemap.xml', '/sitemaps/products-1.xml'])('make %s with equal bytes and one ETag', async (path) => {
    const [first, second] = await Promise.all(processes.map(async ({ url }) => {
      const answer = await fetch(`${url}${path}`);
      return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() };
    }));
    expect(first).toMatchObject({ status: 200, etag: expect.stringMatching(/./) });
    expect(second).toEqual(first);
  });

  it('notice a change whose notification was lost', async () => {
    expect(await highestPrice(1)).toBe(410_000);
    await sql`update product_price set gross = 420000, original_gross = 420000 where currency = 'HUF' and product_id = (select id from product where sku = 'SOFA')`.execute(connection.db);
    const listeners = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`;
    await runOnServer(database.url, listeners);
    await storeChange(connection.db, 'another process', ['catalogue']);
    // A process that has received the change purges the shell: otherwise the pages show the old price.
    await pagesShow(420_000);
    expect([await highestPrice(0), await highestPrice(1)]).toEqual([420_000, 420_000]);
  }, OPEN_MS);
});
