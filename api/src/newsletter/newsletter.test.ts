import { accountSchema, confirmedEmailSchema, dataSheetSavedSchema, dataSheetSchema, quoteRequestedSchema } from '@feszek/contract';
import { createMarketingSimulator } from '@feszek/demo/simulators';
import type { MarketingSimulator } from '@feszek/demo/simulators';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mailKindsTo, mailsTo, openAccount, PASSWORD, signedIn } from '../../test/accounts.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR } from '../../test/goods.ts';
import { openMailServer } from '../../test/mailServer.ts';
import { runMailJobs } from '../../test/mails.ts';
import { ask, prepareQuote, REQUESTER } from '../../test/quotes.ts';
import { BANK_TRANSFER, CUSTOMER, openShop, order, prepareOrder, testConfig } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Answer } from '../../test/visitor.ts';
import { openTransport } from '../platform/mail/openTransport.ts';
import { DELIVERY_JOB } from './events.ts';

const DAY_MS = 86_400_000;
const SECRET = 'a secret of the marketing service, long enough';
const TOPICS = ['new_products', 'articles', 'sales'];

describe('the newsletter', () => {
  let shop: TestShop;
  let service: MarketingSimulator;
  beforeAll(async () => {
    service = createMarketingSimulator({ secret: SECRET, now: () => shop.clock.now().getTime() });
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    shop = await openShop({ config: testConfig({ SHOP_URL: 'http://localhost:3000', NEWSLETTER_WEBHOOK_URL: `${service.address()}/events`, NEWSLETTER_WEBHOOK_SECRET: SECRET }) });
  }, OPEN_MS);
  afterEach(async () => {
    service.faults.isDown = false;
    for (const table of ['newsletter_subscription', 'newsletter_change', 'outbox_mail', 'job'] as const) await shop.db.deleteFrom(table).execute();
  });
  afterAll(async () => {
    await shop.close();
    await service.app.close();
  });

  const post = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST'): Promise<Answer> => (await shop.visitor().arrive()).call(method, `/api/newsletter${path}`, { body });
  const row = (email: string) => shop.db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).executeTakeFirst();

  /** The token of the link with this name in the latest mail to an address. */
  async function tokenOf(email: string, name: string): Promise<string> {
    const mails = await mailsTo(shop.db, email);
    const hrefs = mails.toReversed().flatMap(({ content }) => content.blocks.flatMap((block) => ('href' in block ? [block.href] : [])));
    const href = hrefs.find((each) => each.includes(`?link=${name}#${name}=`));
    if (!href) throw new Error(`No mail to ${email} links to ${name}`);
    return href.slice(href.lastIndexOf('=') + 1);
  }
  const subscribe = async (email: string) => {
    await post('', { email, name: 'Anna' });
    await post('/confirm', { token: await tokenOf(email, 'confirm') });
  };
  const types = (email: string) => service.events.filter(({ subscription }) => subscription['email'] === email).map(({ type }) => type);

  it('begins once the address has confirmed it by the link in a mail', async () => {
    expect((await post('', { email: ' Anna@Example.hu ', name: 'Anna' })).status).toBe(202);
    expect(await row('anna@example.hu')).toMatchObject({ state: 'pending', source: 'newsletter', consent_version: '2026-11-26', topics: TOPICS, confirmed_at: null });
    const token = await tokenOf('anna@example.hu', 'confirm');
    shop.clock.move(1000);
    for (const _ of ['first', 'again']) expect(dataOf(await post('/confirm', { token }), confirmedEmailSchema)).toEqual({ email: 'anna@example.hu' });
    expect(await row('anna@example.hu')).toMatchObject({ state: 'active', confirmed_at: shop.clock.now() });
    expect(await mailKindsTo(shop.db, 'anna@example.hu')).toEqual(['newsletter_confirmation', 'newsletter_welcome']);
  });

  it('answers alike for an address that is new, pending, subscribed or unsubscribed', async () => {
    await subscribe('b@example.hu');
    await subscribe('c@example.hu');
    await post('/unsubscribe', { token: await tokenOf('c@example.hu', 'unsubscribe') });
    const answers: Answer[] = [];
    for (const email of ['a@example.hu', 'a@example.hu', 'b@example.hu', 'c@example.hu']) answers.push(await post('', { email }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await mailKindsTo(shop.db, 'a@example.hu')).toEqual(['newsletter_confirmation']);
    expect((await row('b@example.hu'))?.state).toBe('active');
  });

  it('is not confirmed by a link that is older than seven days, changed, or for something else; then the address is deleted', async () => {
    await post('', { email: 'anna@example.hu' });
    const token = await tokenOf('anna@example.hu', 'confirm');
    const codes = async (...tokens: readonly string[]) => Promise.all(tokens.map(async (each) => errorOf(await post('/confirm', { token: each })).code));
    expect(await codes(`${token.slice(0, -2)}AA`, token.replace('confirm', 'unsubscribe'), 'x')).toEqual(['token_invalid', 'token_invalid', 'token_invalid']);
    shop.clock.move(7 * DAY_MS + 1);
    expect(await codes(token)).toEqual(['token_expired']);
    await shop.runRecurringJobs();
    expect(await row('anna@example.hu')).toBeUndefined();
  });

  it('ends with one click of a mail program, whose headers name the address', async () => {
    await subscribe('anna@example.hu');
    const server = await openMailServer();
    const transport = openTransport(testConfig({ SMTP_URL: server.url, MAIL_FROM: 'bolt@feszek.test' }));
    await runMailJobs(shop, transport);
    const source = server.mails.map((mail) => mail.source.replaceAll(/\r\n[ \t]+/g, ' ')).find((text) => text.includes('List-Unsubscribe:')) ?? '';
    const [, address = ''] = /List-Unsubscribe: <http:\/\/shop\.test(\/[^>]+)>/.exec(source) ?? [];
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const leads = await shop.visitor().call('GET', address, { headers: { locale: 'en' } });
    expect([leads.status, leads.headers['location']]).toEqual([303, expect.stringMatching(/^\/en\/newsletter\?link=unsubscribe#unsubscribe=/)]);
    expect((await row('anna@example.hu'))?.state).toBe('active');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const _ of ['first', 'again']) expect((await shop.visitor().call('POST', address, { body: 'List-Unsubscribe=One-Click', headers })).status).toBe(200);
    expect((await row('anna@example.hu'))?.state).toBe('unsubscribed');
    transport.close();
    await server.close();
  });

  it('cannot be taken up again by an old link after it has ended', async () => {
    await post('', { email: 'anna@example.hu' });
    const token = await tokenOf('anna@example.hu', 'confirm');
    await post('/confirm', { token });
    await post('/unsubscribe', { token: await tokenOf('anna@example.hu', 'unsubscribe') });
    expect(errorOf(await post('/confirm', { token })).code).toBe('token_invalid');
  });

  it('is requested by the box at checkout, and confirmed by a mail', async () => {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: 1, payment: BANK_TRANSFER });
    const answer = await order(visitor, { is_newsletter_subscription: true });
    expect([answer.status, await row(CUSTOMER.email)]).toEqual([200, expect.objectContaining({ state: 'pending', source: 'checkout', name: 'Kovács Anna' })]);
    expect(await mailKindsTo(shop.db, CUSTOMER.email)).toContain('newsletter_confirmation');
  });

  it('is requested by the box of a quote request, and confirmed by a mail', async () => {
    const visitor = shop.visitor();
    await prepareQuote(visitor, CHAIR, 2);
    expect((await ask(visitor, {}, { locale: 'en' })).status).toBe(200);
    expect(await row(REQUESTER.email)).toBeUndefined();
    await prepareQuote(visitor, CHAIR, 1);
    const { quote_hash: hash } = dataOf(await ask(visitor, { is_newsletter_subscription: true }, { locale: 'en' }), quoteRequestedSchema);
    expect(await row(REQUESTER.email)).toMatchObject({ state: 'pending', source: 'quote', name: REQUESTER.name, locale: 'en', confirmed_at: null });
    await post('/confirm', { token: await tokenOf(REQUESTER.email, 'confirm') });
    expect(await row(REQUESTER.email)).toMatchObject({ state: 'active', source: 'quote' });
    expect(await shop.db.selectFrom('quote').select('is_newsletter_subscription').where('quote_hash', '=', hash).executeTakeFirst()).toEqual({ is_newsletter_subscription: true });
  });

  it('is confirmed by the activation of an account, and follows the switch of its details and its address', async () => {
    await openAccount(shop, 'vevo@example.hu', { is_newsletter_subscription: true });
    expect(await row('vevo@example.hu')).toMatchObject({ state: 'active', source: 'registration' });
    const visitor = await signedIn(shop, 'vevo@example.hu');
    const account = await visitor.read(accountSchema, '/api/account');
    expect(account.is_newsletter_subscription).toBe(true);
    const change = async (is_newsletter_subscription: boolean) =>
      dataOf(await visitor.call('PUT', '/api/account', { body: { name: account.name, phone: '', locale: 'hu', company: null, is_newsletter_subscription } }), accountSchema).is_newsletter_subscription;
    expect([await change(false), (await row('vevo@example.hu'))?.state]).toEqual([false, 'unsubscribed']);
    expect([await change(true), (await row('vevo@example.hu'))?.state]).toEqual([true, 'active']);
    await post('/unsubscribe', { token: await tokenOf('vevo@example.hu', 'unsubscribe') });
    expect((await visitor.read(accountSchema, '/api/account')).is_newsletter_subscription).toBe(false);
  });

  it('has a data sheet, which its subscriber reads and corrects; a new address is confirmed by a mail to it', async () => {
    await subscribe('anna@example.hu');
    const token = await tokenOf('anna@example.hu', 'sheet');
    expect(dataOf(await post('/data-sheet', { token }), dataSheetSchema)).toMatchObject({ email: 'anna@example.hu', name: 'Anna', topics: TOPICS, source: 'newsletter' });
    const input = { token, email: 'uj@example.hu', name: 'Kovács Anna', locale: 'en', topics: ['articles'] };
    const saved = dataOf(await post('/data-sheet', input, 'PUT'), dataSheetSavedSchema);
    expect(saved).toMatchObject({ is_email_pending: true, sheet: { email: 'anna@example.hu', name: 'Kovács Anna', locale: 'en', topics: ['articles'] } });
    const confirm = await tokenOf('uj@example.hu', 'email');
    expect(dataOf(await post('/data-sheet/email', { token: confirm }), confirmedEmailSchema)).toEqual({ email: 'uj@example.hu' });
    expect([(await row('anna@example.hu'))?.state, (await row('uj@example.hu'))?.state]).toEqual([undefined, 'active']);
    expect(errorOf(await post('/data-sheet', { token })).code).toBe('token_invalid');
    expect((await errorOf(await post('/data-sheet', { ...input, topics: [] }, 'PUT'))).fields).toMatchObject([{ path: 'topics', code: 'choose_topics' }]);
  });

  it('sends the link to the data sheet to subscribers only, and answers alike', async () => {
    await subscribe('anna@example.hu');
    shop.clock.move(60_000);
    const answers = [await post('/data-sheet/link', { email: 'anna@example.hu' }), await post('/data-sheet/link', { email: 'nincs@example.hu' })];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([(await mailKindsTo(shop.db, 'anna@example.hu')).at(-1), await mailKindsTo(shop.db, 'nincs@example.hu')]).toEqual(['newsletter_sheet', []]);
    shop.clock.move(7 * DAY_MS);
    expect(errorOf(await post('/data-sheet', { token: await tokenOf('anna@example.hu', 'sheet') })).code).toBe('token_expired');
  });

  it('ends with the account, and the marketing service deletes the subscriber', async () => {
    const email = 'torolt@example.hu';
    await openAccount(shop, email, { is_newsletter_subscription: true });
    await (await signedIn(shop, email)).call('POST', '/api/account/deletion', { body: { current_password: PASSWORD } });
    shop.clock.move(14 * DAY_MS);
    await shop.runRecurringJobs();
    await shop.runJobs(DELIVERY_JOB);
    expect([(await row(email))?.state, types(email)]).toEqual(['unsubscribed', ['subscribed', 'deleted']]);
  });

  it('reports each change of a subscription to the marketing service, signed, once and in order', async () => {
    await subscribe('sorban@example.hu');
    const token = await tokenOf('sorban@example.hu', 'sheet');
    await post('/data-sheet', { token, email: 'sorban@example.hu', name: 'Anna', locale: 'hu', topics: ['sales'] }, 'PUT');
    await post('/unsubscribe', { token: await tokenOf('sorban@example.hu', 'unsubscribe') });
    service.faults.isDown = true;
    expect(await shop.runJobs(DELIVERY_JOB)).toBe(0);
    service.faults.isDown = false;
    service.breakNext(1);
    shop.clock.move(DAY_MS);
    await shop.runJobs(DELIVERY_JOB);
    shop.clock.move(DAY_MS);
    await shop.runJobs(DELIVERY_JOB);
    expect([types('sorban@example.hu'), service.refused()]).toEqual([['subscribed', 'changed', 'unsubscribed'], 0]);
    const [subscribed] = service.events.filter(({ subscription }) => subscription['email'] === 'sorban@example.hu');
    expect(subscribed?.subscription).toMatchObject({ name: 'Anna', topics: TOPICS, source: 'newsletter', links: { one_click: expect.stringMatching(/^http:\/\/localhost:3000\/api\/newsletter\/one-click\?token=/) } });
    expect(await shop.db.selectFrom('newsletter_change').selectAll().where('delivered_at', 'is', null).execute()).toEqual([]);
  });
});
