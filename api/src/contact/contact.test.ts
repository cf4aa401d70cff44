import { CONTACT_LIMITS, CONTACT_PATH, contactReceiptSchema } from '@feszek/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { mailsTo } from '../../test/accounts.ts';
import { command } from '../../test/command.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { openMailServer } from '../../test/mailServer.ts';
import { runMailJobs } from '../../test/mails.ts';
import { openOperatorShop } from '../../test/operator.ts';
import type { OperatorShop } from '../../test/operator.ts';
import { testConfig } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Answer } from '../../test/visitor.ts';
import { openTransport } from '../platform/mail/openTransport.ts';
import { messagesTopic } from './commands/messagesTopic.ts';
import { COMPLAINT_MS, MESSAGE_MS } from './removeOldMessages.ts';
import { MESSAGES_PER_HOUR } from './submitMessage.ts';

const STAFF = 'ugyfelszolgalat@feszek.test';
const EMAIL = 'anna@example.hu';
const FIELDS = { topic: 'order', name: 'Kovács Anna', email: 'Anna@Example.hu', order_number: '#1042', message: 'Mikor jön az asztal?\n\nKöszönöm!' };
const pdf = (...objects: readonly (string | Buffer)[]) => Buffer.concat(['%PDF-1.7\n', ...objects, '\ntrailer\n%%EOF\n'].map((part) => Buffer.from(part)));
/** An object stream with one object; `filtered` are its bytes after compression. */
const objectStream = (filtered: Buffer, type = '/ObjStm') => pdf(`1 0 obj <</Type ${type} /N 1 /First 4 /Filter /FlateDecode /Length ${filtered.length}>> stream\r\n`, filtered, '\nendstream endobj');
const PDF = objectStream(deflateSync('7 0 <</Type /Catalog /Pages 8 0 R>>'));
const photograph = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width: 90, height: 120, channels: 3, background: '#a36a3f', noise: { type: 'gaussian', mean: 128, sigma: 30 } } }).withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } }).toFormat(format).toBuffer();

describe('the contact form', () => {
  let shop: OperatorShop;
  beforeAll(async () => {
    shop = await openOperatorShop({ config: testConfig({ SHOP_EMAIL: STAFF }) });
  }, OPEN_MS);
  afterEach(async () => {
    await shop.db.deleteFrom('contact_message').execute();
    await shop.db.deleteFrom('outbox_mail').execute();
    await shop.db.deleteFrom('job').execute();
  });
  afterAll(() => shop.close());

  async function send(more: Readonly<Record<string, string>> = {}, file?: { readonly name: string; readonly type: string; readonly content: Buffer }, ip = '203.0.113.7'): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...FIELDS, ...more })) form.append(name, value);
    if (file) form.append('file', new Blob([new Uint8Array(file.content)], { type: file.type }), file.name);
    const encoded = new Response(form);
    const visitor = await shop.visitor().arrive();
    return visitor.call('POST', CONTACT_PATH, { body: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'x-forwarded-for': ip } });
  }

  const faults = (answer: Answer) => (errorOf(answer).fields ?? []).map(({ path, code, params }) => [path, code, ...(params ? [params] : [])]);
  const stored = () => shop.db.selectFrom('contact_message').selectAll().orderBy('id').execute();
  const messages = (...args: readonly string[]) => command(shop.client, messagesTopic, ...args);

  it('stores a message, mails it to the shop with its file, and a receipt with its number to the sender', async () => {
    const { number } = dataOf(await send({}, { name: '../../számla.exe', type: 'text/html', content: PDF }), contactReceiptSchema);
    expect(await stored()).toMatchObject([{ id: number, topic: 'order', email: EMAIL, order_number: '#1042', closed_at: null }]);
    const server = await openMailServer();
    const transport = openTransport(testConfig({ SMTP_URL: server.url, MAIL_FROM: 'bolt@feszek.test' }));
    expect(await runMailJobs(shop, transport)).toBe(2);
    const toShop = server.mails.find(({ to }) => to.includes(STAFF))?.source ?? '';
    expect(toShop).toContain('Reply-To: anna@example.hu');
    expect(toShop).toContain('Content-Type: application/pdf; name=attachment.pdf');
    expect(toShop).toContain(PDF.toString('base64').slice(0, 40));
    const [receipt] = await mailsTo(shop.db, EMAIL);
    expect(receipt?.content.subject).toBe(`Megkaptuk az üzeneted (${number})`);
    transport.close();
    await server.close();
  });

  it('sends no text of the sender to the address, which is not confirmed', async () => {
    await send({ name: 'Nyerj most', message: 'Kattints ide: https://example.com' });
    const [receipt] = await mailsTo(shop.db, EMAIL);
    for (const text of ['Nyerj', 'Kattints', 'example.com', '#1042']) expect(JSON.stringify(receipt?.content)).not.toContain(text);
  });

  it.each([
    ['a script', { message: 'Szia <script>alert(1)</script>' }, [['message', 'no_markup']]],
    ['a script in the name', { name: '<img src=x onerror=alert(1)>' }, [['name', 'no_markup']]],
    ['a megabyte of text', { message: 'a'.repeat(1024 * 1024) }, [['message', 'too_long', { max: CONTACT_LIMITS.message }]]],
    ['500 links', { message: 'http://a.hu '.repeat(500) }, [['message', 'too_many_links', { max: CONTACT_LIMITS.links }]]],
    ['500 links in as many characters as a message may have', { message: 'www.a.b\n'.repeat(500) }, [['message', 'too_many_links', { max: CONTACT_LIMITS.links }]]],
    ['no message', { message: '  ' }, [['message', 'required']]],
    ['an unknown topic and an invalid address', { topic: 'spam', email: 'anna@localhost' }, [['topic', 'unknown_value'], ['email', 'email']]],
  ])('refuses %s at its field, and stores nothing', async (_, more, expected) => {
    expect(faults(await send(more))).toEqual(expected);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['a page that calls itself a picture', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(64))],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a program', Buffer.from(`MZ${'\0'.repeat(62)}`)],
    ['an archive', Buffer.from(`PK\u0003\u0004${'\0'.repeat(60)}`)],
    ['a page with a PDF inside', Buffer.from('<html>%PDF-1.7 %%EOF</html>')],
    ['a PDF that is cut off', PDF.subarray(0, 20)],
  ])('refuses %s by its bytes', async (_, content) => {
    expect(faults(await send({}, { name: 'photo.png', type: 'image/png', content }))).toEqual([['file', 'file_type']]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['jpeg', 'attachment.jpg'],
    ['png', 'attachment.png'],
    ['webp', 'attachment.webp'],
    ['avif', 'attachment.avif'],
  ] as const)('accepts a %s picture whatever its metadata are, and stores its bytes unchanged under a name of the shop', async (format, name) => {
    const content = await photograph(format);
    expect((await send({}, { name: '<script>.svg', type: 'image/svg+xml', content })).status).toBe(200);
    expect(await shop.db.selectFrom('contact_file').select(['name', 'type', 'content']).execute()).toEqual([{ name, type: `image/${format}`, content }]);
  });

  it.each([
    ['anything behind the first bytes of a JPEG', async () => Buffer.concat([(await photograph('jpeg')).subarray(0, 20), Buffer.alloc(5000, 'garbage')])],
    ['half of a picture', async () => (await photograph('png')).subarray(0, 9000)],
    ['a picture with more pixels than a photograph', () => sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#ffffff' } }).png().toBuffer()],
    ['an encrypted PDF', async () => objectStream(Buffer.alloc(80, 'secret'))],
    ['a PDF that hides the type of its objects', async () => objectStream(deflateSync('7 0 <</S /JavaScript>>'), '/Obj#53tm')],
    ['a PDF that grows above the limit', async () => objectStream(deflateSync(Buffer.alloc(20_000_000)))],
  ])('refuses %s, which it cannot read', async (_, make) => {
    expect(faults(await send({}, { name: 'photo.jpg', type: 'image/jpeg', content: await make() }))).toEqual([['file', 'file_unreadable']]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['a script', '1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>> endobj'],
    ['a script under an escaped name', '1 0 obj <</S /J#61vaScript /JS (app.alert(1))>> endobj'],
    ['a program that it starts', '1 0 obj <</S/Launch/F(cmd.exe)>> endobj'],
    ['a form with scripts', '1 0 obj <</AcroForm <</XFA [2 0 R]>>>> endobj'],
  ])('refuses a PDF with %s, in plain objects and in compressed ones', async (_, object) => {
    for (const content of [pdf(object), objectStream(deflateSync(object))]) {
      expect(faults(await send({}, { name: 'a.pdf', type: 'application/pdf', content }))).toEqual([['file', 'file_active']]);
    }
    expect(await stored()).toEqual([]);
  });

  it('refuses a file of more than 5 MB', async () => {
    const content = Buffer.concat([PDF, Buffer.alloc(CONTACT_LIMITS.fileBytes), PDF]);
    expect(faults(await send({}, { name: 'a.pdf', type: 'application/pdf', content }))).toEqual([['file', 'file_too_large', { max: 5 }]]);
  });

  it('takes a browser’s empty file field as no file', async () => {
    expect((await send({}, { name: '', type: 'application/octet-stream', content: Buffer.alloc(0) })).status).toBe(200);
    expect(await shop.db.selectFrom('contact_file').selectAll().execute()).toEqual([]);
  });

  it('accepts a few messages in an hour from a network address, and with an email address', async () => {
    const addresses = Array.from({ length: MESSAGES_PER_HOUR }, (_, index) => `anna${index}@example.hu`);
    for (const email of addresses) expect((await send({ email })).status).toBe(200);
    const refused = await send({ email: 'bela@example.hu' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await send({ email: 'bela@example.hu' }, undefined, '203.0.113.8')).status).toBe(200);
    for (let count = 1; count < MESSAGES_PER_HOUR; count += 1) await send({ email: 'bela@example.hu' }, undefined, `203.0.114.${count}`);
    expect((await send({ email: 'BELA@example.hu' }, undefined, '203.0.115.1')).status).toBe(429);
    shop.clock.move(3_600_000);
    expect((await send({ email: 'bela@example.hu' })).status).toBe(200);
  });

  it('is a multipart form, and needs the session’s token', async () => {
    expect(errorOf(await (await shop.visitor().arrive()).call('POST', CONTACT_PATH, { body: FIELDS })).code).toBe('unsupported_media_type');
    expect((await shop.visitor().call('POST', CONTACT_PATH, { body: FIELDS })).status).toBe(419);
  });

  it('is listed, shown, written to a file and closed by the operator', async () => {
    const { number } = dataOf(await send({ message: 'Szia\u001B[31m!' }, { name: 'a.pdf', type: 'application/pdf', content: PDF }), contactReceiptSchema);
    expect(await messages('list')).toMatch(new RegExp(`${number} .* open +order +${EMAIL} +application/pdf +Szia \\[31m!`));
    expect(await messages('show', String(number))).toMatch(/From +Kovács Anna <anna@example.hu>[^]*Szia \[31m!/);
    await messages('show', String(number), '--file', shop.file('attachment.pdf'));
    expect(await messages('close', String(number))).toBe(`Message ${number} is closed.`);
    expect(await messages('list')).toBe('No messages.');
    expect(await messages('list', '--all')).toContain('closed');
    await expect(messages('show', '1')).rejects.toThrow('There is no message 1.');
    expect((await shop.visitor().call('GET', '/operator/messages')).status).toBe(401);
  });

  it('deletes messages after a year, and complaints after three', async () => {
    await send();
    await send({ topic: 'complaint' });
    shop.clock.move(MESSAGE_MS + 1000);
    await shop.runRecurringJobs();
    expect((await stored()).map(({ topic }) => topic)).toEqual(['complaint']);
    shop.clock.move(COMPLAINT_MS - MESSAGE_MS);
    await shop.runRecurringJobs();
    expect(await stored()).toEqual([]);
  });
});
