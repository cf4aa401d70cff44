import { describe, expect, it } from '@jest/globals';
import { parseFolder } from './parseFolder.ts';
import { writeFolder } from './writeFolder.ts';

const DESCRIPTION = 'A'.repeat(130);
const page = (body: string) => ({
  'pages/own/page.yaml': '',
  'pages/own/hu.md': `---\ntitle: Saját\nslug: sajat/oldal\ndescription: Leírás\n---\n\n${body}\n`,
  'pages/own/en.md': '---\ntitle: Own\nslug: own/page\ndescription: Description\n---\n\nText.\n',
});

function parse(files: Readonly<Record<string, string>>, pictures: readonly string[] = []) {
  return parseFolder({ files: Object.entries(files).map(([path, text]) => ({ path, text })), pictures, shopOrigin: 'https://shop.example' });
}

const faultsOf = (body: string) => parse(page(body)).faults.map(({ file, line, message }) => `${file}:${line}: ${message}`);
const blocksOf = (body: string) => parse(page(body)).sections.pages?.[0]?.text.hu.blocks;

describe('a Markdown file', () => {
  it('becomes blocks', () => {
    expect(blocksOf('Egy **fontos** *szó*, `kód`  \nés [link](https://example.com).')).toEqual([{
      type: 'paragraph',
      inlines: [
        { type: 'text', text: 'Egy ' }, { type: 'strong', inlines: [{ type: 'text', text: 'fontos' }] }, { type: 'text', text: ' ' }, { type: 'emphasis', inlines: [{ type: 'text', text: 'szó' }] },
        { type: 'text', text: ', ' }, { type: 'code', text: 'kód' }, { type: 'break' }, { type: 'text', text: 'és ' },
        { type: 'link', target: 'https://example.com', inlines: [{ type: 'text', text: 'link' }] }, { type: 'text', text: '.' },
      ],
    }]);
  });

  it('has headings with ids that are unique', () => {
    expect(blocksOf('## Méret\n\n## Méret\n\n### Előszoba & folyosó\n')).toMatchObject([{ id: 'meret' }, { id: 'meret-2' }, { level: 3, id: 'eloszoba-folyoso' }]);
  });

  it('joins neighbouring accordion items', () => {
    expect(blocksOf(':::accordion{title="A"}\nEgy.\n:::\n\n:::accordion{title="B"}\nKettő.\n:::\n\nVége.')).toMatchObject([{ type: 'accordion', items: [{ title: 'A' }, { title: 'B' }] }, { type: 'paragraph' }]);
  });

  it('may have colons in a text', () => {
    expect(blocksOf('A 13:20-as vonat 4:3 arányú.')).toMatchObject([{ inlines: [{ text: 'A 13' }, { text: ':20-as' }, { text: ' vonat 4' }, { text: ':3' }, { text: ' arányú.' }] }]);
  });

  it.each([
    ['Szia <br> te', 'pages/own/hu.md:7: HTML is not allowed: <br>'],
    ['## A\n\n#### B', 'pages/own/hu.md:9: A heading of level 4 follows one of level 2: a level is skipped.'],
    ['```\ncode\n```', 'pages/own/hu.md:7: The Markdown element "code" is not supported.'],
    ['A\n\n---\n\nB', 'pages/own/hu.md:9: The Markdown element "thematicBreak" is not supported.'],
    ['Szöveg ![alt](a.webp)', 'pages/own/hu.md:7: A picture must be the only content of its paragraph.'],
    ['::products', 'pages/own/hu.md:7: "products" needs the attribute skus="…".'],
    ['::products{skus="A, A"}', 'pages/own/hu.md:7: A product is listed twice.'],
    [':::notice{kind="loud"}\nA\n:::', 'pages/own/hu.md:7: "loud" is not a kind of "notice"'],
    [':::steps\nA\n:::', 'pages/own/hu.md:7: "steps" contains one numbered list and nothing else.'],
    [':seller{field="age"}', 'pages/own/hu.md:7: The seller has no field "age"'],
    ['[a](#nincs)', 'pages/own/hu.md:7: There is no heading with the id "nincs".'],
    ['[a](page:)', 'pages/own/hu.md:7: The link target "page:" is unknown'],
    ['', 'pages/own/hu.md:5: The text is empty.'],
  ])('with %j is refused', (body, message) => {
    expect(faultsOf(body)).toEqual([expect.stringContaining(message)]);
  });
});

describe('a content folder', () => {
  it('is equal after it was written and parsed again', () => {
    const files = {
      ...page('## Cím: „idézet”\n\n- egy\n- kettő\n\n::products{skus="A"}'),
      'topics.yaml': '- { key: care, title_hu: Ápolás, title_en: Care, slug_hu: apolas, slug_en: care, categories: [a] }',
      'articles/oak/article.yaml': 'topic: care\npublished: 2026-01-02T08:05\ncover: c.webp',
      'articles/oak/hu.md': `---\ntitle: "Kérdés: mi az?"\nslug: oak\ndescription: ${DESCRIPTION}\ncover_alt: Tölgy\n---\nSzöveg.`,
      'articles/oak/en.md': `---\ntitle: Oak\nslug: oak\ndescription: ${DESCRIPTION}\ncover_alt: Oak\n---\nText.`,
      'redirects.yaml': '- { from: /Régi/, to: https://shop.example/hu/blog }\n- { from: /b, status: 410 }',
      'home.yaml': 'story: oak\nroom: { picture: home/r.webp, title_hu: A, title_en: B, text_hu: C, text_en: D, alt_hu: E, alt_en: F, points: [{ sku: A, x: 12.5, y: 40 }] }',
      'menus.yaml': 'header: []\nfooter:\n  - { title_hu: A, title_en: A, children: [{ title_hu: B, title_en: B, link: page:own }] }\nfeatured:\n  - { category: nappali, link: collection:tisza }\n  - { category: etkezo, link: article:oak }',
    };
    const pictures = ['articles/oak/c.webp', 'home/r.webp'];
    const first = parse(files, pictures);
    expect(first.faults).toEqual([]);
    expect(first.sections.redirects).toEqual([{ from: '/r%C3%A9gi', status: 301, to: '/hu/blog' }, { from: '/b', status: 410, to: null }]);
    const again = parseFolder({ files: writeFolder(first.sections), pictures, shopOrigin: 'https://shop.example' });
    expect(again.faults).toEqual([]);
    expect(again.sections).toEqual(first.sections);
  });

  it('features collections and articles in the menu, and nothing else', () => {
    const { faults } = parse({ 'menus.yaml': 'header: []\nfooter: []\nfeatured:\n  - { category: nappali, link: route:sale }\n  - { link: article:oak }\n  - { category: nappali, link: article:oak }\n  - { category: nappali, link: article:oak }' });
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [4, 'The menu features a collection or an article.'],
      [5, expect.stringContaining('category')],
      [6, 'The category "nappali" has a feature already.'],
      [7, 'The category "nappali" has a feature already.'],
    ]);
  });

  it('reports all of its errors at once', () => {
    const { faults } = parse({ ...page('<i>'), 'faq.yaml': 'a: b', 'social.yaml': '- network: other\n' });
    expect([...new Set(faults.map(({ file }) => file))]).toEqual(['faq.yaml', 'pages/own/hu.md', 'social.yaml']);
    expect(faults.length).toBeGreaterThan(6);
  });
});
