import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { BANK_TRANSFER, CUSTOMER, openedBy, openShop, order, placed, prepareOrder, testConfig } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';
import { loadMailOrder } from '../mails/mailOrder.ts';
import { drawProof } from './drawProof.ts';
import { toProof } from './toProof.ts';
import type { Proof } from './toProof.ts';

const SELLER = { name: 'Fészek Otthon Kft.', address: '1114 Budapest, Bartók Béla út 12.', taxNumber: '12345676-2-43', registration: '01-09-123456', email: 'hello@example.hu' };

describe('the proof of an order', () => {
  let shop: TestShop;
  const config = testConfig({}, SELLER);
  beforeAll(async () => {
    shop = await openShop({ config });
  }, OPEN_MS);
  afterAll(() => shop.close());

  const pathOf = (hash: string) => `/api/orders/${hash}/proof.pdf`;
  async function proofOf(hash: string): Promise<Proof> {
    const { id } = await shop.db.selectFrom('shop_order').select('id').where('order_hash', '=', hash).executeTakeFirstOrThrow();
    return shop.db.transaction().execute(async (trx) => toProof(await loadMailOrder(trx, id), config.seller));
  }

  it('is a PDF for whoever may see the whole order, and for no one else', async () => {
    const buyer = shop.visitor();
    const { order_hash: hash } = await placed(buyer, { productId: CHAIR, quantity: 2, payment: BANK_TRANSFER });
    for (const visitor of [buyer, await openedBy(shop, hash)]) {
      const { status, headers, text } = await visitor.call('GET', pathOf(hash));
      expect([status, headers['content-type'], headers['cache-control'], text.slice(0, 5)]).toEqual([200, 'application/pdf', 'no-store', '%PDF-']);
      expect(headers['content-disposition']).toMatch(/^attachment; filename="feszek-\d+\.pdf"$/);
    }
    for (const visitor of [shop.visitor(), await shop.visitor().arrive()]) expect(errorOf(await visitor.call('GET', pathOf(hash))).code).toBe('order_restricted');
    expect((await buyer.call('GET', pathOf('a'.repeat(32)))).status).toBe(404);
  });

  it('names seller, buyer, items, net, VAT and gross, and says that it is not an invoice', async () => {
    const { order_hash: hash } = await placed(shop.visitor(), { productId: CHAIR, quantity: 2, payment: BANK_TRANSFER });
    const proof = await proofOf(hash);
    expect(proof).toMatchObject({ locale: 'hu', title: 'Rendelés-visszaigazolás', notice: expect.stringContaining('Nem számla') });
    expect(proof.parties).toEqual([
      { label: 'Eladó', rows: ['Fészek Otthon Kft.', '1114 Budapest, Bartók Béla út 12.', 'Adószám: 12345676-2-43', 'Cégjegyzékszám: 01-09-123456', 'hello@example.hu'] },
      { label: 'Vevő', rows: ['Kovács Anna', '9021 Győr', 'Fő utca 1.', 'Magyarország'] },
      { label: 'Szállítási cím', rows: ['Kovács Anna', '9021 Győr', 'Fő utca 1.', 'Magyarország'] },
    ]);
    const plain = (text: string) => text.replaceAll('\u00A0', ' ');
    expect(proof.lines.map((line) => line.map(plain))).toEqual([['Ülőke szék', '2', '23 543 Ft', '47 086 Ft', '59 800 Ft']]);
    expect(proof.totals.map(({ label, amount }) => `${label}: ${plain(amount)}`)).toEqual([
      'Termékek bruttó értéke: 59 800 Ft', 'Szállítás, bruttó: 2 490 Ft', 'Nettó összesen: 49 047 Ft', 'Áfa (27%): 13 243 Ft', 'Bruttó végösszeg: 62 290 Ft',
    ]);
  });

  it('is in the language of the order, whatever the language of the request', async () => {
    const buyer = shop.visitor();
    await prepareOrder(buyer, { productId: CHAIR, payment: BANK_TRANSFER });
    const hash = /"order_hash":"([^"]+)"/.exec((await order(buyer, {}, { locale: 'en' })).text)?.[1] ?? '';
    expect(await proofOf(hash)).toMatchObject({ locale: 'en', title: 'Order confirmation', columns: ['Item', 'Qty', 'Unit excl. VAT', 'Total excl. VAT', 'Total incl. VAT'] });
  });

  it('has fonts with every Hungarian letter, and several pages for many items', async () => {
    const { order_hash: hash } = await placed(shop.visitor(), { productId: CHAIR, payment: BANK_TRANSFER });
    const proof = await proofOf(hash);
    const lines = Array.from({ length: 100 }, (_, index) => [`Árvíztűrő tükörfúrógép ${index} ${CUSTOMER.email.repeat(3)}`, '1', '1 Ft', '1 Ft', '1 Ft']);
    const pages = pdfText(await drawProof({ ...proof, lines }));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.join(' ').match(/Árvíztűrő tükörfúrógép/g)).toHaveLength(lines.length);
  });
});
