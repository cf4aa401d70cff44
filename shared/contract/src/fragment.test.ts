import { describe, expect, it } from '@jest/globals';
import { fragmentQuery, parseFragmentResponse, parseFragmentQuery, scriptJson, sliceBase } from './index.ts';
import type { FragmentRequest, HeadRecord } from './index.ts';

const REQUEST: FragmentRequest = {
  fragment: 'category',
  locale: 'hu',
  currency: 'EUR',
  vatMode: 'gross',
  pathname: '/hu/kategoriak/f%C5%91zés',
  search: '?sort=name&q=a%26b',
  params: { category_slug: 'főzés/"kések" & más' },
};

describe('a fragment request', () => {
  it('is unchanged after serialisation and parsing', () => {
    expect(parseFragmentQuery('category', new URLSearchParams(fragmentQuery(REQUEST)))).toEqual(REQUEST);
  });

  it('may request another copy of a part', () => {
    expect(parseFragmentQuery('category', new URLSearchParams(fragmentQuery({ ...REQUEST, instance: 2 })))).toEqual({ ...REQUEST, instance: 2 });
  });

  it.each(['', '0', '1', '100', 'a'])('requests the first copy with instance=%s', (instance) => {
    expect(parseFragmentQuery('category', new URLSearchParams(`${fragmentQuery(REQUEST)}&instance=${instance}`))).toEqual(REQUEST);
  });

  it.each([
    ['locale', 'de'], ['locale', ''], ['currency', 'GBP'], ['vat_mode', 'both'], ['params', '{'], ['params', 'null'], ['params', '[]'], ['params', '7'],
  ])('is none with %s=%s', (name, value) => {
    const query = new URLSearchParams(fragmentQuery(REQUEST));
    query.set(name, value);
    expect(parseFragmentQuery('category', query)).toBeUndefined();
  });

  it('keeps only parameters that are strings', () => {
    const query = new URLSearchParams(fragmentQuery(REQUEST));
    query.set('params', '{"slug":"a","deep":{"x":1},"n":2}');
    expect(parseFragmentQuery('category', query)?.params).toEqual({ slug: 'a' });
  });
});

describe('a fragment response', () => {
  const record: HeadRecord = {
    protocol: 1, version: '1.0.0', status: 200, head: { title: 'Fotelek\n' }, cache: { kind: 'public', maxAge: 60, staleWhileRevalidate: 600, tags: ['category:3'] },
    styles: [], scripts: [], slots: ['content/faq-teaser', 'catalog/products?skus=VAC-1,VAC-2'],
  };

  it('is split into head record, data and HTML, which may have several lines', () => {
    const body = [JSON.stringify(record), scriptJson({ text: 'a\nb' }), '<p>\n</p>\n'].join('\n');
    expect(parseFragmentResponse(body)).toEqual({ record, data: '{"text":"a\\nb"}', html: '<p>\n</p>\n' });
  });

  it('may have no HTML: a redirect', () => {
    expect(parseFragmentResponse(`${JSON.stringify({ ...record, status: 301, location: '/hu' })}\nnull\n`)).toMatchObject({ html: '', data: 'null' });
  });

  it.each(['', 'Bad gateway', '<html>\n<body>\n', '{"protocol":1}', `${JSON.stringify({ ...record, protocol: '1' })}\nnull\n`])('is rejected: %j', (body) => {
    expect(() => parseFragmentResponse(body)).toThrow(SyntaxError);
  });

  it.each<[string, object]>([
    ['status', { status: 500 }],
    ['location', { status: 301 }],
    ['location', { status: 302, location: '//evil.example' }],
    ['location', { status: 302, location: 'https://evil.example' }],
    ['version', { version: null }],
    ['head', { head: null }],
    ['head.title', { head: { title: ['Fotelek'] } }],
    ['head.alternates', { head: { title: '', alternates: null } }],
    ['head.alternates.en', { head: { title: '', alternates: { en: 7 } } }],
    ['head.feeds[0].href', { head: { title: '', feeds: [{ type: 'application/rss+xml', title: 'Blog', href: '//evil.example' }] } }],
    ['head.structuredData', { head: { title: '', structuredData: {} } }],
    ['head.preloadImages[0]', { head: { title: '', preloadImages: [{ srcSet: '/a.webp' }] } }],
    ['cache', { cache: null }],
    ['cache.kind', { cache: { kind: 'everybody' } }],
    ['cache.tags', { cache: { kind: 'public', maxAge: 60, staleWhileRevalidate: 600 } }],
    ['cache.tags', { cache: { kind: 'public', maxAge: 60, staleWhileRevalidate: 600, tags: [null] } }],
    ['cache.maxAge', { cache: { kind: 'public', maxAge: '60', staleWhileRevalidate: 600, tags: [] } }],
    ['cache.staleWhileRevalidate', { cache: { kind: 'public', maxAge: 60, staleWhileRevalidate: -1, tags: [] } }],
    ['styles', { styles: ['https://evil.example/x.css'] }],
    ['scripts', { scripts: 'x.js' }],
    ['slots', { slots: ['content/faq-teaser?<script>'] }],
    ['slots', { slots: [{ name: 'content/faq-teaser' }] }],
    ['slots', { slots: Array.from({ length: 51 }, (_, index) => `content/part-${index}`) }],
  ])('is refused for a wrong %s: %j', (field, wrong) => {
    const body = `${JSON.stringify({ ...record, ...wrong })}\nnull\n`;
    expect(() => parseFragmentResponse(body)).toThrow(SyntaxError);
    expect(() => parseFragmentResponse(body)).toThrow(field);
  });

  it('is rejected if its data could end their script element', () => {
    expect(() => parseFragmentResponse(`${JSON.stringify(record)}\n"</script>"\n`)).toThrow(SyntaxError);
  });
});

describe('scriptJson', () => {
  it('cannot end the script element, nor open a comment in it', () => {
    const text = scriptJson({ title: '</script><script>alert(1)</script><!--' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ title: '</script><script>alert(1)</script><!--' });
  });

  it('returns one line, even with the line separators that only JSON allows', () => {
    const text = scriptJson({ text: 'a\u2028b\u2029c\nd\r' });
    expect(text).toMatch(/^[^\n\r\u2028\u2029]*$/);
    expect(JSON.parse(text)).toEqual({ text: 'a\u2028b\u2029c\nd\r' });
  });
});

describe('sliceBase', () => {
  it('contains slice and version', () => {
    expect(sliceBase('cart-checkout', '1.4.0-ab12cd34')).toBe('/slices/cart-checkout/1.4.0-ab12cd34/');
  });
});
