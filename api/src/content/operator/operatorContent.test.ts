import { contentResultSchema, faqSchema, initSchema, operatorContentSchema, showroomsSchema } from '@feszek/contract';
import type { OperatorContent } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { OPERATOR_TOKEN } from '../../../test/operator.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Method } from '../../../test/visitor.ts';

const PATH = '/operator/content';
const QUESTION = { question_hu: 'Mikor érkezik?', question_en: 'When does it arrive?', answer_hu: 'Holnap.', answer_en: 'Tomorrow.' };
const TOPIC = { title_hu: 'Szállítás', title_en: 'Delivery', questions: [QUESTION] };
const SHOWROOM = {
  name_hu: 'Fészek Pécs', name_en: 'Fészek Pécs', address: 'Király utca 1.', city: 'Pécs', zipcode: '7621', phone: '+36 72 555 001', email: 'pecs@feszek.example',
  opening_hours: { hours: { mon: ['09:00-17:00'], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, exceptions: [{ date: '2026-12-31', hours: [] }] },
};

describe('the content', () => {
  let shop: TestShop;
  let initial: OperatorContent;
  const tags: string[] = [];
  const call = (method: Method, body?: unknown) => shop.visitor().call(method, PATH, { headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, locale: 'en' }, ...(body !== undefined && { body }) });
  const put = async (body: unknown) => dataOf(await call('PUT', body), contentResultSchema);
  const get = async (): Promise<OperatorContent> => dataOf(await call('GET'), operatorContentSchema);
  beforeAll(async () => {
    shop = await openShop({ operatorToken: OPERATOR_TOKEN });
    initial = await get();
    shop.changes.onChange((changed) => tags.push(...changed));
  }, OPEN_MS);
  beforeEach(async () => {
    await put(initial);
    tags.length = 0;
  });
  afterAll(() => shop.close());

  it('replaces the sections of the file, and does not change the others', async () => {
    expect(await put({ faq: [TOPIC] })).toMatchObject({ topics: 1, questions: 1, showrooms: 2 });
    const { topics } = await shop.visitor().read(faqSchema, '/api/faq', { locale: 'en' });
    expect(topics).toEqual([{ id: 1, title: 'Delivery', questions: [{ id: 1, question: 'When does it arrive?', answer: 'Tomorrow.' }] }]);
    expect(tags).toEqual(expect.arrayContaining(['faq', 'menus', 'showrooms']));
  });

  it('replaces showrooms with their opening hours', async () => {
    await put({ showrooms: [SHOWROOM] });
    const showrooms = await shop.visitor().read(showroomsSchema, '/api/showrooms');
    expect(showrooms).toMatchObject([{ name: 'Fészek Pécs', city: 'Pécs', opening_hours: SHOWROOM.opening_hours }]);
  });

  it('replaces menus; the categories follow in the header', async () => {
    const link = { title_hu: 'Kérdések', title_en: 'Questions', link: 'faq' };
    await put({ menus: { header: [link], footer: [{ ...link, title_en: 'Blog', link: 'https://blog.example/' }] } });
    const { menu } = await shop.visitor().read(initSchema, '/api/init', { locale: 'en' });
    expect(menu.header.map(({ title }) => title)).toEqual(['Questions', 'Living room', 'Empty']);
    expect(menu.footer).toEqual([{ title: 'Blog', link: { slug: 'https://blog.example/', type: 'static', ref_id: null }, children: [] }]);
  });

  it('imports what it has exported, and changes nothing', async () => {
    await put(await get());
    expect(await get()).toEqual(initial);
  });

  it('empties a section that is empty in the file', async () => {
    await put({ faq: [], showrooms: [] });
    expect(await shop.visitor().read(faqSchema, '/api/faq')).toEqual({ topics: [] });
    expect(await shop.visitor().read(showroomsSchema, '/api/showrooms')).toEqual([]);
  });

  it.each([
    ['a missing answer', { faq: [TOPIC, { ...TOPIC, questions: [QUESTION, { ...QUESTION, answer_en: ' ' }] }] }, 'faq[1].questions[1].answer_en', 'required'],
    ['a link to no screen', { menus: { header: [{ title_hu: 'A', title_en: 'A', link: 'nowhere' }], footer: [] } }, 'menus.header[0].link', 'unknown_value'],
    ['a script as a link', { menus: { header: [], footer: [{ title_hu: 'A', title_en: 'A', link: 'javascript:alert(1)' }] } }, 'menus.footer[0].link', 'unknown_value'],
    ['opening hours that overlap', { showrooms: [{ ...SHOWROOM, opening_hours: { ...SHOWROOM.opening_hours, hours: { ...SHOWROOM.opening_hours.hours, tue: ['09:00-12:00', '11:00-13:00'] } } }] }, 'showrooms[0].opening_hours.hours.tue', 'opening_hours'],
    ['an invalid email address', { showrooms: [{ ...SHOWROOM, email: 'pecs' }] }, 'showrooms[0].email', 'email'],
  ])('refuses %s, reports its path, and changes nothing', async (_, body, path, code) => {
    expect(errorOf(await call('PUT', body)).fields).toEqual([expect.objectContaining({ path, code })]);
    expect(await get()).toEqual(initial);
  });

  it('is for the operator only', async () => {
    expect((await shop.visitor().call('GET', PATH)).status).toBe(401);
    expect((await shop.visitor().call('PUT', PATH, { body: {} })).status).toBe(401);
  });
});
