import { articleListSchema, articleSchema, contentPageSchema, contentSearchSchema, orderSchema, recentArticlesSchema, searchSuggestionsSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { command } from '../../../test/command.ts';
import { article, openContentShop, page, TOPICS } from '../../../test/contentFolder.ts';
import type { ContentShop, FolderContent } from '../../../test/contentFolder.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, LAMP } from '../../../test/goods.ts';
import { openedBy, placed, SHOP_URL } from '../../../test/shop.ts';
import { contentTopic } from '../commands/contentTopic.ts';

jest.setTimeout(OPEN_MS * 2);

const DAY_MS = 86_400_000;
const PRIVACY = page('privacy', { slug: ['adatvedelem', 'privacy'], fields: { version: '2026-11-01' }, hu: 'Az adatokról.' });
const TERMS = 'Minden rendelésre ezek a feltételek érvényesek.';

// The clock of the tests starts at noon on 21 November 2026 (UTC).
describe('content with dates', () => {
  let shop: ContentShop;
  const tags: string[] = [];
  const content = (...args: readonly string[]) => command(shop.client, contentTopic, ...args);
  const importFolder = async (files: FolderContent) => content('import', await shop.folder({ 'topics.yaml': TOPICS, ...files }));
  const keys = async (query = '') => (await shop.visitor().read(articleListSchema, `/api/articles${query}`)).articles.map(({ key }) => key);
  const status = async (address: string) => (await shop.visitor().call('GET', address)).status;
  const terms = (version: string, text: string) => page('terms', { fields: { version }, hu: text, en: `${text} (en)` });

  beforeAll(async () => {
    shop = await openContentShop();
    shop.changes.onChange((changed) => tags.push(...changed));
    await importFolder({
      ...article('old', { yaml: 'published: 2026-09-01\nexpires: 2026-11-22', hu: 'Elmúlt idők.\n\n::products{skus="SOFA, VASE"}' }),
      ...article('oak', { yaml: 'published: 2026-10-01', hu: 'A tölgy olajozása évente egyszer.\n\n::products{skus="CHAIR"}' }),
      ...article('future', { yaml: 'published: 2026-11-23T06:00', hu: 'A jövő heti pamlagszövet.' }),
      ...PRIVACY,
      ...page('draft', { slug: ['tervezet', 'draft'], yaml: 'published: 2026-12-01' }),
      ...page('contact', { hu: 'Írj nekünk.' }),
      ...terms('2026-11-01', TERMS),
    });
  });
  afterAll(() => shop.close());

  it('is shown from its publication until its end', async () => {
    expect(await keys()).toEqual(['oak', 'old']);
    expect([await status('/api/articles/future-hu'), await status('/api/articles/old-hu'), await status('/api/pages/tervezet')]).toEqual([404, 200, 404]);
  });

  it('is shown before its publication by a signed link, which is not cached', async () => {
    const [hungarian = '', english = '', end] = (await content('preview', 'future')).split('\n');
    expect([hungarian.startsWith(`${SHOP_URL}/hu/blog/future-hu?preview=`), english.startsWith(`${SHOP_URL}/en/blog/future-en?preview=`)]).toEqual([true, true]);
    expect(end).toBe('The links work until 2026-11-28 13:00.');
    const token = new URL(hungarian).searchParams.get('preview') ?? '';
    const answer = await shop.visitor().call('GET', `/api/articles/future-hu?preview=${token}`);
    expect([answer.status, answer.headers['cache-control'], articleSchema.validateSync(Object(answer.json).data).is_preview]).toEqual([200, 'private, no-store', true]);
    expect([await status(`/api/articles/future-hu?preview=${token}x`), await status(`/api/pages/tervezet?preview=${token}`)]).toEqual([404, 404]);
    await expect(content('preview', 'nothing')).rejects.toThrow('no article and no page');
  });

  it('is no preview where it is shown to everyone, also by a preview link', async () => {
    const isPreview = async (key: string, read: (query: string) => Promise<{ readonly is_preview: boolean }>) => (await read(new URL((await content('preview', key)).split('\n')[0] ?? '').search)).is_preview;
    const article = (query: string) => shop.visitor().read(articleSchema, `/api/articles/oak-hu${query}`);
    const page = (name: string) => (query: string) => shop.visitor().read(contentPageSchema, `/api/pages/${name}${query}`);
    expect([await isPreview('oak', article), await isPreview('privacy', page('adatvedelem')), await isPreview('draft', page('tervezet'))]).toEqual([false, false, true]);
  });

  it('of a preview link that has expired is not found', async () => {
    const [link = ''] = (await content('preview', 'draft')).split('\n');
    const address = `/api/pages/tervezet${new URL(link).search}`;
    expect(await status(address)).toBe(200);
    shop.clock.move(7 * DAY_MS);
    expect(await status(address)).toBe(404);
    shop.clock.move(-7 * DAY_MS);
  });

  it('is listed by topic, category and product', async () => {
    const recent = async (query: string) => (await shop.visitor().read(recentArticlesSchema, `/api/articles/recent?${query}`)).articles.map(({ key }) => key);
    const { topic, topics } = await shop.visitor().read(articleListSchema, '/api/articles?topic=living-room', { locale: 'en' });
    expect({ topic, topics }).toEqual({
      topic: { key: 'living-room', title: 'Living room', slug: 'living-room', slugs: { hu: 'nappali', en: 'living-room' } },
      topics: [{ key: 'living-room', title: 'Living room', slug: 'living-room', article_count: 2 }],
    });
    expect([await keys('?topic=nappali'), await keys('?topic=apolas'), await recent('topic=nappali&limit=1')]).toEqual([
      ['oak', 'old'], [], ['oak'],
    ]);
    // The article with the most goods of the category is the first; the chairs are below the living room.
    const categoryOf = async (product: number) => (await shop.db.selectFrom('product').select('category_id').where('id', '=', product).executeTakeFirstOrThrow()).category_id;
    expect([await recent(`category=${await categoryOf(LAMP)}`), await recent(`category=${await categoryOf(CHAIR)}`), await recent(`product=${CHAIR}`), await recent(`product=${LAMP}`)]).toEqual([
      ['old', 'oak'], ['oak'], ['oak'], ['old', 'oak'],
    ]);
    expect(await recent('category=999')).toEqual([]);
    expect([await status('/api/articles?topic=none'), await status('/api/articles?page=2')]).toEqual([404, 404]);
  });

  it('is found by its key and by the slug of the other language, with its own address', async () => {
    const addresses = async (name: string) => (await shop.visitor().read(articleSchema, `/api/articles/${name}`)).addresses.hu;
    expect([await addresses('oak'), await addresses('oak-en')]).toEqual(['/hu/blog/oak-hu', '/hu/blog/oak-hu']);
  });

  it('is in the search while it is shown', async () => {
    const found = await shop.visitor().read(contentSearchSchema, '/api/search/content?q=olajoz%C3%A1s');
    expect(found.articles.map(({ slug }) => slug)).toEqual(['oak-hu']);
    expect((await shop.visitor().read(contentSearchSchema, '/api/search/content?q=pamlagsz%C3%B6vet')).articles).toEqual([]);
    const { pages } = await shop.visitor().read(searchSuggestionsSchema, '/api/search/suggestions?q=privacy');
    expect(pages).toEqual([{ title: 'Oldal privacy', description: 'Leírás', address: '/hu/adatvedelem' }]);
  });

  it('is in the feeds and in the sitemap', async () => {
    const { rss } = new XMLParser().parse((await shop.visitor().call('GET', '/feeds/blog-en.xml')).text);
    expect(rss.channel.item.map(({ link }: { link: string }) => link)).toEqual([`${SHOP_URL}/en/blog/oak-en`, `${SHOP_URL}/en/blog/old-en`]);
    const json = await shop.visitor().call('GET', '/feeds/blog-hu.json');
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(json.json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'hu-HU', items: [{ url: `${SHOP_URL}/hu/blog/oak-hu`, content_text: 'A tölgy olajozása évente egyszer.' }, {}] });
    expect((await shop.visitor().call('GET', '/sitemap.xml')).text).toContain('/sitemaps/content.xml');
    const sitemap = (await shop.visitor().call('GET', '/sitemaps/content.xml')).text;
    expect(sitemap.match(/<loc>[^<]*/g)?.map((loc) => loc.slice(5 + SHOP_URL.length))).toEqual(['/hu/blog/oak-hu', '/en/blog/oak-en', '/hu/blog/old-hu', '/en/blog/old-en', '/hu/kapcsolat', '/en/contact', '/hu/adatvedelem', '/en/privacy', '/hu/altalanos-szerzodesi-feltetelek', '/en/service-agrrement']);
  });

  it('has a picture beside links to it while it is shown', async () => {
    const picture = async (name: string) => (await shop.visitor().read(articleSchema, `/api/articles/${name}`)).share_image;
    const path = await picture('oak');
    expect(path).toMatch(/^\/images\/og\/article-oak-hu-[0-9a-f]{12}\.jpg$/);
    const drawn = await shop.visitor().call('GET', path);
    expect([drawn.status, drawn.headers['content-type'], await status(path.replace('oak', 'future'))]).toEqual([200, 'image/jpeg', 404]);
  });

  it('keeps every version of the terms, and an order refers to the one that applied', async () => {
    const first = await shop.visitor().arrive();
    const before = await placed(first, { productId: CHAIR });
    const page = (query = '') => shop.visitor().read(contentPageSchema, `/api/pages/terms${query}`);
    expect(await importFolder(terms('2026-11-01', 'Más feltételek.'))).toContain('pages/terms/hu.md:4: The text of version 2026-11-01 applies and cannot be changed');
    await importFolder({ ...PRIVACY, ...terms('2026-11-22', 'Új feltételek.') });
    expect(await page()).toMatchObject({ version: '2026-11-01', is_current: true, versions: ['2026-11-01'], blocks: [{ inlines: [{ text: TERMS }] }] });
    const signed = new URL((await content('preview', 'terms')).split('\n')[0] ?? '').search;
    expect(await page(signed)).toMatchObject({ version: '2026-11-22', is_preview: true, is_current: false, versions: ['2026-11-01'] });
    expect(await page(`${signed}&version=2026-11-01`)).toMatchObject({ version: '2026-11-01', is_preview: false, is_current: true });
    shop.clock.move(DAY_MS);
    await shop.runRecurringJobs();
    expect(await page(signed)).toMatchObject({ version: '2026-11-22', is_preview: false, is_current: true });
    expect(await page()).toMatchObject({ version: '2026-11-22', is_current: true, versions: ['2026-11-22', '2026-11-01'], blocks: [{ inlines: [{ text: 'Új feltételek.' }] }] });
    expect(await page('?version=2026-11-01')).toMatchObject({ version: '2026-11-01', is_current: false, blocks: [{ inlines: [{ text: TERMS }] }] });
    expect([await status('/api/pages/terms?version=2026-11-02'), await status('/api/pages/terms?version=x')]).toEqual([404, 422]);
    const after = await placed(await shop.visitor().arrive(), { productId: CHAIR });
    const versionOf = async (hash: string) => (await (await openedBy(shop, hash)).read(orderSchema, `/api/orders/${hash}`)).terms_version;
    expect([await versionOf(before.order_hash), await versionOf(after.order_hash)]).toEqual(['2026-11-01', '2026-11-22']);
  });

  it('invalidates pages and the search when a publication date or an end passes', async () => {
    tags.length = 0;
    await shop.runRecurringJobs();
    expect(tags).toEqual([]);
    shop.clock.move(DAY_MS);
    await shop.runRecurringJobs();
    expect(tags).toEqual(expect.arrayContaining(['articles', 'pages']));
    expect(await keys()).toEqual(['future', 'oak']);
    expect((await shop.visitor().read(contentSearchSchema, '/api/search/content?q=pamlagsz%C3%B6vet')).articles.map(({ slug }) => slug)).toEqual(['future-hu']);
  });
});
