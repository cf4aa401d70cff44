import { readFolder } from '@feszek/content-folder';
import { CONTENT_FOLDER } from '@feszek/demo';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { inflateSync } from 'node:zlib';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { BANK_TRANSFER, openShop, order, placed, prepareOrder } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { loadTaxonomy } from '../../catalog/readModel/taxonomy.ts';
import type { MailTransport, OutgoingMail } from '../../platform/mail/transport.ts';
import { importContent } from '../import/importContent.ts';

jest.setTimeout(OPEN_MS);

const DAY_MS = 86_400_000;

/** The streams of a PDF, decompressed. */
function streamsOf(pdf: Buffer): readonly string[] {
  return [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
}

/** The characters that the fonts of a PDF can show, from their Unicode maps. */
function charactersOf(pdf: Buffer): string {
  const maps = streamsOf(pdf).filter((stream) => stream.includes('beginbfrange') || stream.includes('beginbfchar')).join('\n');
  return [...maps.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code = '']) => String.fromCodePoint(Number.parseInt(code, 16))).join('');
}

describe('the confirmation of an order', () => {
  let shop: TestShop;
  const sent: OutgoingMail[] = [];
  const mailTransport: MailTransport = { send: async (mail) => void sent.push(mail), close: () => undefined };

  /** Imports the texts of the demonstration shop, with another version of the terms. */
  async function importTexts(version: string): Promise<void> {
    const { files, pictures } = await readFolder(CONTENT_FOLDER);
    const texts = files.map(({ path, text }) => ({ path, text: path.startsWith('pages/terms/') ? text.replace(/^version: .*$/m, `version: ${version}`) : text }));
    const { db, clock } = shop;
    const { is_applied: isApplied, faults } = await importContent({ db, clock, shopUrl: '', loadTaxonomy: () => loadTaxonomy(db) }, { files: texts, pictures: [...pictures], is_check: false, is_without_pictures: true });
    if (!isApplied) throw new Error(JSON.stringify(faults));
  }

  async function mailOf(hash: string): Promise<OutgoingMail> {
    await shop.runJobs('mail');
    const mail = sent.find(({ html }) => html.includes(hash));
    if (!mail) throw new Error('The confirmation was not sent');
    return mail;
  }

  beforeAll(async () => {
    shop = await openShop({ mailTransport });
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('has no attachment in a shop without terms', async () => {
    const { order_hash: hash } = await placed(shop.visitor(), { productId: CHAIR, payment: BANK_TRANSFER });
    const { attachments, text } = await mailOf(hash);
    expect(attachments).toEqual([]);
    expect(text).not.toContain('csatoltuk');
  });

  it('has the terms of the day of the order as a PDF, with the information on withdrawal, whenever it is sent', async () => {
    await importTexts('2026-11-21');
    const { order_hash: hash } = await placed(shop.visitor(), { productId: CHAIR, payment: BANK_TRANSFER });
    await importTexts('2026-11-22');
    shop.clock.move(2 * DAY_MS);
    const { attachments = [], text, html } = await mailOf(hash);
    expect(attachments.map(({ name, type }) => [name, type])).toEqual([['altalanos-szerzodesi-feltetelek-2026-11-21.pdf', 'application/pdf']]);
    const pdf = attachments[0]?.content ?? Buffer.alloc(0);
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(charactersOf(pdf)).toEqual(expect.stringMatching(/ő/));
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(4);
    expect(text).toContain('A levélhez csatoltuk az általános szerződési feltételeket abban a változatban, amely a rendelésedre érvényes (2026. november\u00A021.).');
    expect(html).toContain('/hu/altalanos-szerzodesi-feltetelek?version=2026-11-21');
  });

  it('has them in the language of the order', async () => {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    const { json } = await order(visitor, {}, { locale: 'en' });
    const { attachments = [], text } = await mailOf(Object(json).data.order_hash);
    expect(attachments.map(({ name }) => name)).toEqual(['terms-and-conditions-2026-11-22.pdf']);
    expect(text).toContain('model withdrawal form');
  });

  it('is not sent again with another file: equal documents are one file', async () => {
    const [first, second] = [await placed(shop.visitor(), { productId: CHAIR, payment: BANK_TRANSFER }), await placed(shop.visitor(), { productId: CHAIR, payment: BANK_TRANSFER })];
    const files = [await mailOf(first.order_hash), await mailOf(second.order_hash)].map(({ attachments = [] }) => attachments[0]?.content);
    expect(files[0]).toBeInstanceOf(Buffer);
    expect(files[0]).toBe(files[1]);
  });
});
