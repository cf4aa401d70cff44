import { orderPlacedSchema } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { readFolder } from '@feszek/content-folder';
import { CONTENT_FOLDER } from '@feszek/demo';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { pdfText } from '../../../test/pdfText.ts';
import { BANK_TRANSFER, openShop, order, placed, prepareOrder, testConfig } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf } from '../../../test/visitor.ts';
import { loadTaxonomy } from '../../catalog/readModel/taxonomy.ts';
import type { MailTransport, OutgoingMail } from '../../platform/mail/transport.ts';
import { importContent } from '../import/importContent.ts';

jest.setTimeout(OPEN_MS);

const DAY_MS = 86_400_000;

const SELLER = {
  name: 'Fészek Otthon Kft.', address: '1114 Budapest, Bartók Béla út 12.', taxNumber: '12345676-2-43', registration: '01-09-123456',
  registrationCourt: 'Fővárosi Törvényszék Cégbírósága', phone: '+36 1 555 0117', email: 'hello@shop.example',
};

/** What the buyer must have on a durable medium (2011/83/EU, article 8, paragraph 7), as the terms of the demonstration shop say it. */
const DURABLE: readonly (readonly [Locale, readonly string[]])[] = [
  ['hu', [
    'Általános szerződési feltételek A változat hatálybalépése: 2026. november 21.',
    'Név: Fészek Otthon Kft.', 'Székhely: 1114 Budapest, Bartók Béla út 12.', 'Cégjegyzékszám: 01-09-123456, nyilvántartó bíróság: Fővárosi Törvényszék Cégbírósága',
    'Adószám: 12345676-2-43', 'E-mail: hello@shop.example', 'Telefon: +36 1 555 0117',
    'A fizetendő ár mindig bruttó: tartalmazza az áfát.', 'a nettó ár mellett is látszik a bruttó',
    'legfeljebb 20 kg, leghosszabb oldal 100 cm', 'Csomagpontra összesen legfeljebb 20 kg kérhető, és egyik darab sem lehet 80 cm-nél hosszabb.', 'Bruttó 159 900 Ft-tól', '30 napon belül átadjuk',
    '7. Elállási jog', 'A szerződéstől 14 napon belül indoklás nélkül elállhatsz.', 'A visszaküldés közvetlen költsége téged terhel.', 'Mikor nem állhatsz el',
    'két év, 250 000 Ft felett három év',
    'Elállási nyilatkozat (minta)', 'Címzett: Fészek Otthon Kft., 1114 Budapest, Bartók Béla út 12., hello@shop.example',
    'Alulírott kijelentem, hogy gyakorlom elállási jogomat', 'A fogyasztó neve:', 'A fogyasztó címe:', 'A fogyasztó aláírása (csak papíron tett nyilatkozat esetén):', 'Kelt:',
  ]],
  ['en', [
    'Terms and conditions This version applies from 21 November 2026.',
    'Name: Fészek Otthon Kft.', 'Registered office: 1114 Budapest, Bartók Béla út 12.', 'Company registration number: 01-09-123456, court of registration: Fővárosi Törvényszék Cégbírósága',
    'VAT number: 12345676-2-43', 'Email: hello@shop.example', 'Telephone: +36 1 555 0117',
    'The price you pay always includes VAT.', 'beside a price excl. VAT you also see the one incl. VAT',
    'up to 20 kg, longest side 100 cm', 'A parcel point accepts up to 20 kg in all, and no piece longer than 80 cm.', 'From 159 900 Ft including VAT', 'within 30 days of the conclusion of the contract',
    '7. Right of withdrawal', 'You have the right to withdraw from the contract within 14 days without giving a reason.', 'You bear the direct cost of sending it back.', 'When you cannot withdraw',
    'two years at a selling price between 10 000 and 250 000 Ft, three years above 250 000 Ft',
    'Model withdrawal form', 'To: Fészek Otthon Kft., 1114 Budapest, Bartók Béla út 12., hello@shop.example',
    'I hereby give notice that I withdraw from my contract of sale', 'Name of the consumer:', 'Address of the consumer:', 'Signature of the consumer (only if this form is notified on paper):', 'Date:',
  ]],
];

/** The text of all pages without their numbers, in which every space is an ordinary one. */
const wholeText = (pdf: Buffer) => pdfText(pdf).map((page) => page.replace(/ (?:\d+\/\d+\. oldal|Page \d+ of \d+)$/, '')).join(' ').replaceAll('\u00A0', ' ');

describe('the confirmation of an order', () => {
  let shop: TestShop;
  const sent: OutgoingMail[] = [];
  const mailTransport: MailTransport = { send: async (mail) => void sent.push(mail), close: () => undefined };

  /** Imports the texts of the demonstration shop, with another version of the terms, and a privacy notice that applies already. */
  async function importTexts(version: string): Promise<void> {
    const { files, pictures } = await readFolder(CONTENT_FOLDER);
    const versions = new Map([['pages/terms', version], ['pages/privacy', '2026-11-01']]);
    const texts = files.map(({ path, text }) => {
      const own = versions.get(path.slice(0, path.lastIndexOf('/')));
      return { path, text: own === undefined ? text : text.replace(/^version: .*$/m, `version: ${own}`) };
    });
    const { db, clock } = shop;
    const { is_applied: isApplied, faults } = await importContent({ db, clock, shopUrl: '', loadTaxonomy: () => loadTaxonomy(db) }, { files: texts, pictures: [...pictures], is_check: false, is_without_pictures: true });
    if (!isApplied) throw new Error(JSON.stringify(faults));
  }

  async function orderIn(locale: Locale): Promise<string> {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    return dataOf(await order(visitor, {}, { locale }), orderPlacedSchema).order_hash;
  }

  async function mailOf(hash: string): Promise<OutgoingMail> {
    await shop.runJobs('mail');
    const mail = sent.find(({ html }) => html.includes(hash));
    if (!mail) throw new Error('The confirmation was not sent');
    return mail;
  }

  beforeAll(async () => {
    shop = await openShop({ mailTransport, config: testConfig({}, SELLER) });
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('has no attachment in a shop without terms', async () => {
    const { order_hash: hash } = await placed(shop.visitor(), { productId: CHAIR, payment: BANK_TRANSFER });
    const { attachments, text } = await mailOf(hash);
    expect(attachments).toEqual([]);
    expect(text).not.toContain('csatoltuk');
  });

  it.each(DURABLE)('contains on a durable medium, in the language %s, who sells, the prices, the delivery, and how to withdraw', async (locale, texts) => {
    await importTexts('2026-11-21');
    const { attachments = [] } = await mailOf(await orderIn(locale));
    const text = wholeText(attachments[0]?.content ?? Buffer.alloc(0));
    expect(text).not.toContain('\uFFFD');
    expect(texts.filter((each) => !text.includes(each))).toEqual([]);
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
    expect(pdfText(pdf).length).toBeGreaterThan(4);
    expect(pdfText(pdf).at(-1)).toMatch(/ (\d+)\/\1\. oldal$/);
    expect(text).toContain('A levélhez csatoltuk az általános szerződési feltételeket abban a változatban, amely a rendelésedre érvényes (2026. november\u00A021.).');
    expect(html).toContain('/hu/altalanos-szerzodesi-feltetelek?version=2026-11-21');
  });

  it('has them in the language of the order', async () => {
    const { attachments = [], text } = await mailOf(await orderIn('en'));
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
