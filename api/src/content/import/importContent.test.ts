import { readFolder } from '@feszek/content-folder';
import { articleListSchema, articleSchema, contentPageSchema, faqSchema, homeRoomSchema, homeStorySchema, initSchema, productDetailSchema, routeRulesSchema, showroomsSchema, socialPostsSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from '../../../test/command.ts';
import { article, openContentShop, page, TOPICS, webp } from '../../../test/contentFolder.ts';
import type { ContentShop, FolderContent } from '../../../test/contentFolder.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { loadTaxonomy } from '../../catalog/readModel/taxonomy.ts';
import { contentTopic } from '../commands/contentTopic.ts';
import { importContent } from './importContent.ts';

jest.setTimeout(OPEN_MS * 2);

const LINKS = 'Lásd a [feltételeket](route:terms), az [adatkezelést](page:privacy), a [másikat](article:wool), a [székeket](category:szekek) és a [széket](sku:CHAIR).';
const BLOCKS = `${LINKS}

## Első rész

::products{skus="CHAIR, SOFA"}

![Egy kanapé](sofa.webp "A kanapé a nappaliban")

:::notice{kind="tip"}
Mérd meg **kétszer**.
:::

:::steps
1. Mérd meg.
2. Rendeld meg.
:::

:::accordion{title="Egy"}
Válasz.
:::

:::accordion{title="Kettő"}
Válasz.
:::

| Méret | cm |
|---|--:|
| Szélesség | 218 |

::map{showroom="budapest"}

::data{name="delivery-methods"}

Az eladó: :seller{field="name"}, :seller{field="tax_number"}.`;

const SHOWROOM = `- key: budapest
  name_hu: Fészek Budapest
  name_en: Fészek Budapest
  zipcode: "1117"
  city: Budapest
  address: Kopaszi gát 5.
  phone: +36 1 555 0117
  email: budapest@feszek.example
  picture: showrooms/budapest.webp
  alt_hu: A budapesti bemutatóterem
  alt_en: The Budapest showroom
  hours: { mon: ["10:00-19:00"], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
`;

describe('a content folder', () => {
  let shop: ContentShop;
  let whole: FolderContent;
  const tags: string[] = [];
  const content = (...args: readonly string[]) => command(shop.client, contentTopic, ...args);

  beforeAll(async () => {
    shop = await openContentShop();
    shop.changes.onChange((changed) => tags.push(...changed));
    whole = {
      'topics.yaml': TOPICS,
      ...article('sofa-size', { yaml: 'published: 2026-11-01T08:30\nupdated: 2026-11-10\nrelated: [wool]', hu: BLOCKS, en: BLOCKS, cover: true }),
      'articles/sofa-size/cover.webp': await webp(),
      'articles/sofa-size/sofa.webp': await webp(900, 600, '#1f4d3a'),
      ...article('wool', { yaml: 'published: 2026-10-01\nexpires: 2027-10-01' }),
      ...page('privacy', { slug: ['adatvedelem', 'privacy'], fields: { version: '2026-11-01' } }),
      ...page('terms', { fields: { version: '2026-11-01' } }),
      'menus.yaml': 'header:\n  - title_hu: Blog\n    title_en: Journal\n    link: route:blog\nfooter:\n  - title_hu: Jogi\n    title_en: Legal\n    children:\n      - title_hu: Adatvédelem\n        title_en: Privacy\n        link: page:privacy\n      - title_hu: ÁSZF\n        title_en: Terms\n        link: page:terms\n      - title_hu: Instagram\n        title_en: Instagram\n        link: https://instagram.com/feszek\nfeatured:\n  - { category: nappali, link: article:sofa-size }\n  - { category: nappali/szekek, link: collection:none }\n',
      'social.yaml': '- network: instagram\n  published: 2026-11-02\n  url: https://instagram.com/p/1\n  picture: social/a.webp\n  alt_hu: Kanapé\n  alt_en: Sofa\n  text_hu: Új kanapé\n  text_en: New sofa\n',
      'social/a.webp': await webp(600, 600),
      'showrooms.yaml': SHOWROOM,
      'showrooms/budapest.webp': await webp(1500, 1000, '#d9d2c2'),
      'home.yaml': `room:\n  picture: home/room.webp\n  title_hu: Nappali\n  title_en: Living room\n  text_hu: Mind megvehető.\n  text_en: All for sale.\n  alt_hu: Egy nappali\n  alt_en: A living room\n  points:\n    - { sku: SOFA, x: 61.5, y: 40 }\n    - { sku: GONE, x: 5, y: 5 }\n    - { sku: CHAIR, x: 20, y: 70 }\nstory: wool\n`,
      'home/room.webp': await webp(1500, 1000, '#334455'),
      'redirects.yaml': '- from: /hu/Régi/\n  to: /hu/termekek\n- from: /hu/elmult\n  status: 410\n',
    };
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('can be imported before its pictures: articles have no cover, showrooms no picture, and posts are not shown', async () => {
    const { files, pictures } = await readFolder(await shop.folder(whole));
    const { db, clock } = shop;
    const result = await importContent({ db, clock, shopUrl: '', loadTaxonomy: () => loadTaxonomy(db) }, { files: [...files], pictures: [...pictures], is_check: false, is_without_pictures: true });
    expect(result).toMatchObject({ is_applied: true, faults: [], missing_pictures: Array.from({ length: 5 }, () => expect.any(String)) });
    const { cover, blocks } = await shop.visitor().read(articleSchema, '/api/articles/sofa-size-hu');
    expect([cover, blocks.some(({ type }) => type === 'picture')]).toEqual([null, false]);
    expect(await shop.visitor().read(socialPostsSchema, '/api/social-posts')).toEqual({ posts: [] });
    expect(await shop.visitor().read(homeRoomSchema, '/api/home/room')).toEqual({ room: null });
    expect(await shop.visitor().read(showroomsSchema, '/api/showrooms')).toMatchObject([{ key: 'budapest', image: null }]);
  });

  it('is imported with its pictures', async () => {
    const said = await content('import', await shop.folder(whole));
    expect(said.split('\n').at(-1)).toBe('Imported: topics 2, articles 2, pages 2, showrooms 1, social 1, redirects 2, menus 2, home 2.');
    expect(tags).toEqual(expect.arrayContaining(['articles', 'pages', 'menus', 'social-posts', 'home', 'route-rules']));
  });

  it('becomes an article with resolved links, pictures, goods and data', async () => {
    const { blocks, cover, reading_minutes, addresses, related, published_at } = await shop.visitor().read(articleSchema, '/api/articles/sofa-size-hu');
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'products', 'picture', 'notice', 'steps', 'accordion', 'table', 'map', 'data', 'paragraph']);
    expect(JSON.stringify(blocks[0]).match(/"address":"[^"]*"/g)).toEqual([
      '/hu/altalanos-szerzodesi-feltetelek', '/hu/adatvedelem', '/hu/blog/wool-hu', '/hu/kategoriak/nappali/szekek', '/hu/termekek/nappali/szekek/uloke-szek-1',
    ].map((address) => `"address":"${address}"`));
    expect(blocks[3]).toMatchObject({ image: { alt: 'Egy kanapé', width: 900, height: 600, placeholder: expect.any(String) }, caption: 'A kanapé a nappaliban' });
    expect(blocks[6]).toMatchObject({ items: [{ id: 'egy', title: 'Egy' }, { id: 'ketto', title: 'Kettő' }] });
    expect(JSON.stringify(blocks[9])).toContain('Házhoz szállítás');
    expect(blocks[10]).toMatchObject({ inlines: [{ text: 'Az eladó: ' }, { text: 'Fészek' }, { text: ', ' }, { text: '–' }, { text: '.' }] });
    expect({ reading_minutes, addresses, published_at }).toEqual({ reading_minutes: 1, addresses: { hu: '/hu/blog/sofa-size-hu', en: '/en/blog/sofa-size-en' }, published_at: '2026-11-01T07:30:00.000Z' });
    expect(related.map(({ key }) => key)).toEqual(['wool']);
    expect((await shop.app.inject({ url: `${cover?.path}/640.webp` })).statusCode).toBe(200);
  });

  it('becomes the room and the story of the home page, with the products that can be bought, at their current prices', async () => {
    const visitor = shop.visitor();
    const read = async () => (await visitor.read(homeRoomSchema, '/api/home/room', { locale: 'en' })).room;
    const room = await read();
    expect(room).toMatchObject({ title: 'Living room', text: 'All for sale.', image: { alt: 'A living room', width: 1500, height: 1000 } });
    expect(room?.points.map(({ x, y, product }) => [x, y, product.sku])).toEqual([[61.5, 40, 'SOFA'], [20, 70, 'CHAIR']]);
    const [sold] = room?.points ?? [];
    expect(sold?.product.price_gross).toBe((await visitor.read(productDetailSchema, `/api/products/${sold?.product.id}`)).price_gross);
    expect((await visitor.read(homeStorySchema, '/api/home/story', { locale: 'en' })).article).toMatchObject({ key: 'wool' });
  });

  it('becomes pages, showrooms, posts, menus and rules', async () => {
    const visitor = shop.visitor();
    expect(await visitor.read(contentPageSchema, '/api/pages/adatvedelem')).toMatchObject({ key: 'privacy', title: 'Oldal privacy', version: '2026-11-01', addresses: { en: '/en/privacy' } });
    expect((await visitor.read(socialPostsSchema, '/api/social-posts', { locale: 'en' })).posts).toMatchObject([{ network: 'instagram', text: 'New sofa', image: { alt: 'Sofa' } }]);
    const [showroom] = await visitor.read(showroomsSchema, '/api/showrooms', { locale: 'en' });
    expect(showroom?.image).toMatchObject({ alt: 'The Budapest showroom', width: 1500, height: 1000, placeholder: expect.any(String) });
    expect((await shop.app.inject({ url: `${showroom?.image?.path}/640.webp` })).statusCode).toBe(200);
    const { menu } = await visitor.read(initSchema, '/api/init', { locale: 'en' });
    expect(menu.header[0]).toMatchObject({ title: 'Journal', link: { type: 'static', slug: 'blog' } });
    expect(menu.footer[0]?.children.map(({ link }) => [link.type, link.slug])).toEqual([['content', 'privacy'], ['static', 'terms'], ['static', 'https://instagram.com/feszek']]);
    expect(menu.categories[0]?.feature).toMatchObject({ kind: 'article', title: 'Article sofa-size', slug: 'blog/sofa-size-en', image: { width: 1200 } });
    expect(menu.categories.flatMap(({ children }) => children).some(({ feature }) => feature)).toBe(false);
    const rule = async (address: string) => (await visitor.read(routeRulesSchema, `/api/route-rules?path=${encodeURIComponent(address)}`)).rule;
    expect([await rule('/hu/r%C3%A9gi?a=1'), await rule('/HU/régi/'), await rule('/hu/elmult'), await rule('/hu')]).toEqual([
      { status: 301, target: '/hu/termekek' }, { status: 301, target: '/hu/termekek' }, { status: 410, target: null }, null,
    ]);
  });

  it('does not change sections that it does not have', async () => {
    const visitor = shop.visitor();
    expect((await visitor.read(faqSchema, '/api/faq')).topics.length).toBeGreaterThan(3);
    await content('import', await shop.folder({ 'faq.yaml': '' }));
    expect(await visitor.read(faqSchema, '/api/faq')).toEqual({ topics: [] });
    expect(await visitor.read(showroomsSchema, '/api/showrooms')).toMatchObject([{ key: 'budapest' }]);
    expect((await visitor.read(articleListSchema, '/api/articles')).articles).toHaveLength(2);
  });

  async function state(): Promise<unknown> {
    const tables = ['article', 'content_topic', 'content_page', 'content_page_version', 'menu_item', 'menu_feature', 'faq_topic', 'showroom', 'social_post', 'home_page', 'route_rule', 'media_use'] as const;
    return Promise.all(tables.map(async (table) => (await shop.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort()));
  }
  const sorted = (value: unknown) => JSON.stringify(value);

  it('changes nothing when it is imported again, or exported and imported', async () => {
    await content('import', await shop.folder(whole));
    const before = await state();
    shop.clock.move(60_000);
    await content('import', await shop.folder(whole));
    expect(sorted(await state())).toBe(sorted(before));
    const folder = shop.file('exported');
    expect(await content('export', folder)).toMatch(/^Exported \d+ files and 5 pictures/);
    expect(await readFile(path.join(folder, 'articles/sofa-size/article.yaml'), 'utf8')).toBe('topic: living-room\npublished: 2026-11-01T08:30\nupdated: 2026-11-10\ncover: cover.webp\nrelated:\n  - wool\n');
    await content('import', folder);
    expect(sorted(await state())).toBe(sorted(before));
  });

  it('is exported to an empty folder only', async () => {
    const folder = shop.file('used');
    await mkdir(path.join(folder, 'mine'), { recursive: true });
    await expect(content('export', folder)).rejects.toThrow('is not empty');
    expect(await readdir(folder)).toEqual(['mine']);
  });

  it.each<[string, FolderContent, string]>([
    ['HTML', article('a', { hu: 'Szia\n\n<script>alert(1)</script>' }), 'articles/a/hu.md:9: HTML is not allowed'],
    ['a heading of the first level', article('a', { en: '# Title' }), 'articles/a/en.md:7: Headings start with ##'],
    ['an unknown route', article('a', { hu: 'A\n\n[b](route:nowhere)' }), 'articles/a/hu.md:9: There is no route "nowhere"'],
    ['an unknown article', article('a', { hu: '[b](article:none)' }), 'articles/a/hu.md:7: There is no article "none".'],
    ['a script as a link', article('a', { hu: '[b](javascript:alert\\(1\\))' }), 'articles/a/hu.md:7: The link target'],
    ['an unknown directive', article('a', { hu: '::video{src="a"}' }), 'articles/a/hu.md:7: There is no directive "::video"'],
    ['a picture that is missing', article('a', { hu: '![alt](none.webp)' }), 'articles/a/hu.md:7: There is no picture articles/a/none.webp.'],
    ['an unknown topic', article('a', { yaml: 'published: 2026-10-01\nrelated: []' }), 'articles/a/article.yaml:1: There is no topic "living-room".'],
    ['an unknown field', article('a', { yaml: 'published: 2026-10-01\npublish: now' }), 'articles/a/article.yaml:3: The field "publish" is unknown'],
    ['an invalid date', article('a', { yaml: 'published: 2026-02-30' }), 'articles/a/article.yaml:2: The field "published" must be a date'],
    ['an article in one language', { 'articles/a/article.yaml': 'topic: care', 'articles/a/hu.md': '---\ntitle: A\n---\nA' }, 'articles/a/en.md:1: The file is missing'],
    ['a slug that a route has', page('own', { slug: ['kosar', 'own'] }), 'pages/own/hu.md:4: The address /hu/kosar belongs to the route "cart".'],
    ['a slug on the page of a route', page('terms', { slug: ['a', 'b'], fields: { version: '2026-11-01' } }), 'pages/terms/hu.md:4: The page "terms" has the address of its route'],
    ['invalid YAML', { 'faq.yaml': '- title_hu: "a\n' }, 'faq.yaml:'],
    ['a question without an answer', { 'faq.yaml': '- title_hu: A\n  title_en: A\n  questions:\n    - question_hu: B\n      question_en: B\n      answer_hu: C\n' }, 'faq.yaml:4: The field "answer_en" is missing.'],
    ['a loop of redirects', { 'redirects.yaml': '- from: /a\n  to: /b\n- from: /b\n  to: /A/\n' }, 'redirects.yaml:2: The rules lead from /a in a loop.'],
    ['a chain of redirects', { 'redirects.yaml': '- from: /a\n  to: /b\n- from: /b\n  to: /c\n' }, 'redirects.yaml:2: /b has a rule itself'],
    ['a redirect to a script', { 'redirects.yaml': '- from: /a\n  to: javascript:alert(1)\n' }, 'redirects.yaml:2: "javascript:alert(1)" is neither a path'],
    ['a showroom without a picture', { 'showrooms.yaml': SHOWROOM.replace('  picture: showrooms/budapest.webp\n', '') }, 'showrooms.yaml:1: The field "picture" is missing.'],
    ['the picture of a showroom that is missing', { 'showrooms.yaml': SHOWROOM }, 'showrooms.yaml:9: There is no picture showrooms/budapest.webp.'],
    ['a file as the picture of a showroom that is none', { 'showrooms.yaml': SHOWROOM, 'showrooms/budapest.webp': new TextEncoder().encode('<svg/>') }, 'showrooms/budapest.webp:1: '],
    ['a file of another kind', { 'notes.txt': 'A' }, 'notes.txt:1: The file is not part of a content folder.'],
  ])('is refused with %s, by file and line, and changes nothing', async (_, files, message) => {
    const before = await state();
    // Every case but one brings its topics.
    const topics = message.includes('no topic') ? { 'topics.yaml': '[]' } : { 'topics.yaml': TOPICS };
    const said = await content('import', await shop.folder({ ...files, ...topics }));
    expect(said).toContain(message);
    expect(said).toContain('Nothing is changed.');
    expect(sorted(await state())).toBe(sorted(before));
  });

  it('is refused with a picture that is none', async () => {
    const before = await state();
    const files = { ...article('a', { cover: true }), 'topics.yaml': TOPICS, 'articles/a/cover.webp': new Uint8Array(Buffer.from('<svg/>')) };
    expect(await content('import', await shop.folder(files))).toContain('articles/a/cover.webp:1: ');
    expect(sorted(await state())).toBe(sorted(before));
  });

  it('may name goods that are gone, with a warning', async () => {
    const files = { ...article('a', { hu: '::products{skus="GONE"}\n\n[b](category:gone)' }), 'topics.yaml': TOPICS };
    const said = await content('check', await shop.folder(files));
    expect(said.split('\n')).toEqual(['Warning: articles/a/hu.md:7: There is no product "GONE".', 'Warning: articles/a/hu.md:9: There is no category "gone".', 'The folder has no errors: topics 2, articles 1.']);
  });

  it('is for the operator only', async () => {
    for (const [method, url] of [['GET', '/operator/content'], ['PUT', '/operator/content'], ['POST', '/operator/content/preview']] as const) {
      expect((await shop.visitor().call(method, url, method === 'GET' ? {} : { body: {} })).status).toBe(401);
    }
  });
});
