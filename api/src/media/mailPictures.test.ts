import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { orderPlacedSchema } from '@feszek/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, MUG } from '../../test/goods.ts';
import { mailsAbout } from '../../test/mails.ts';
import { OPERATOR_TOKEN } from '../../test/operator.ts';
import { offered } from '../../test/quotes.ts';
import { BANK_TRANSFER, openShop, order, prepareOrder, putInCart } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { dataOf } from '../../test/visitor.ts';
import type { MailContent } from '../platform/mail/content.ts';
import { selectMails } from '../platform/mail/outbox/selectMails.ts';
import { renderHtml } from '../platform/mail/renderHtml.ts';
import { findHashIn } from './findHash.ts';
import { MediaStore } from './MediaStore.ts';
import { PictureProcessor } from './processing/PictureProcessor.ts';
import { FolderStorage } from './storage/FolderStorage.ts';

jest.setTimeout(OPEN_MS * 2);

/** The background of cards in light colours. */
const GROUND = [0xf1, 0xeb, 0xe1];

describe('pictures of goods in mails', () => {
  let shop: TestShop;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feszek-mail-'));
    shop = await openShop({ operatorToken: OPERATOR_TOKEN, openMedia: (db) => new MediaStore(new FolderStorage(folder), new PictureProcessor(), findHashIn(db)) });
    // A transparent picture that is wider than a card.
    const payload = await sharp({ create: { width: 600, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer();
    await shop.app.inject({ method: 'PUT', url: '/operator/media/products/CHAIR/1', headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'image/png' }, payload });
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const linesOf = ({ blocks }: MailContent) => blocks.flatMap((block) => (block.type === 'lines' ? block.lines : []));

  it('are those of an order’s goods, as JPEG on the background of cards', async () => {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    await putInCart(visitor, MUG, 1);
    const { order_hash } = dataOf(await order(visitor), orderPlacedSchema);
    const { id } = await shop.db.selectFrom('shop_order').select('id').where('order_hash', '=', order_hash).executeTakeFirstOrThrow();
    const [mail] = await mailsAbout(shop.db, id);
    const lines = linesOf(mail?.content ?? { subject: '', preview: '', blocks: [] });
    const pictured = lines.find(({ name }) => name.startsWith('Ülőke'))?.picture ?? '';
    expect(pictured).toMatch(new RegExp(`^/images/products/${CHAIR}-[0-9a-f]{16}-framed/mail\\.jpg$`));
    expect(lines.find(({ name }) => name.startsWith('Cuki'))).not.toHaveProperty('picture');

    const { statusCode, headers, rawPayload } = await shop.app.inject({ url: pictured });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 192, height: 240 });
    const { channels } = await sharp(rawPayload).stats();
    expect(channels.every(({ mean }, channel) => Math.abs(mean - (GROUND[channel] ?? 0)) < 3)).toBe(true);
  });

  it('are those of an offer’s goods', async () => {
    await offered(shop, shop.visitor(), CHAIR, 8, {});
    const mails = await selectMails(shop.db).where('kind', '=', 'offer_made').execute();
    expect(mails.map(({ content }) => linesOf(content)[0]?.picture)).toEqual([expect.stringMatching(/-framed\/mail\.jpg$/)]);
  });

  it('stand in a column of their own, which a mail without pictures does not have', () => {
    const html = (picture?: string) => renderHtml({ subject: '', preview: '', blocks: [{ type: 'lines', lines: [{ name: 'Szék', amount: '1 Ft', ...(picture !== undefined && { picture }) }, { name: 'Bögre', amount: '2 Ft' }], totals: [{ label: 'Összesen', amount: '3 Ft' }] }] }, 'hu', 'https://feszek.example');
    expect(html('/images/products/1-ab/mail.jpg')).toContain('<img src="https://feszek.example/images/products/1-ab/mail.jpg" alt="" width="64" height="80"');
    const columns = (text: string) => text.split('<tr>').filter((row) => /Szék|Bögre|Összesen/.test(row)).map((row) => [...row.matchAll(/<td(?: [^>]*?colspan="(\d)")?/g)].reduce((sum, [, span = '1']) => sum + Number(span), 0));
    expect([columns(html('/images/products/1-ab/mail.jpg')), columns(html())]).toEqual([[3, 3, 3], [2, 2, 2]]);
  });
});
