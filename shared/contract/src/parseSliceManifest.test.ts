import { describe, expect, it } from '@jest/globals';
import { parseSliceManifest } from './index.ts';
import type { SliceManifest } from './index.ts';

const BASE = '/slices/content/1.0.0-aaaa1111/';
const MANIFEST: SliceManifest = {
  protocol: 1,
  name: 'content',
  version: '1.0.0-aaaa1111',
  remoteEntry: `${BASE}remoteEntry.js`,
  texts: { hu: [`${BASE}hu.js`], en: [] },
  fragments: { faq: { kind: 'public', mode: 'static', styles: [`${BASE}css/faq.12ab.css`], scripts: [] } },
};
const { faq } = MANIFEST.fragments;
const ROUTE = { name: 'gifts', screen: 'faq', paths: { hu: '/hu/ajandekok/{id}', en: '/en/gifts/{id}' }, auth: 'anyone', cacheable: true, query: ['page'] } as const;
const withRoute = (changes: object) => ({ ...MANIFEST, routes: [{ ...ROUTE, ...changes }] });
const HASH = `sha384-${'A'.repeat(64)}`;

/** As the manifest arrives: a field that is `undefined` is not there. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a manifest', () => {
  it('is returned unchanged, including fields of later releases', () => {
    const files = { 'browser/css/faq.12ab.css.br': HASH, 'server/slice.js': HASH };
    const later = { ...MANIFEST, fragments: { faq: { ...faq, params: ['topic'] } }, themes: [{ name: 'faq' }], files, routes: [ROUTE], places: { footer: 'faq' } };
    expect(parseSliceManifest(sent(later), 'content')).toEqual(later);
  });

  it.each<[string, unknown, RegExp]>([
    ['is null', null, /required/],
    ['is a list', [], /object/],
    ['is a text', 'manifest', /object/],
    ['has no fragments', { ...MANIFEST, fragments: undefined }, /fragments/],
    ['has null for fragments', { ...MANIFEST, fragments: null }, /fragments/],
    ['has a list of fragments', { ...MANIFEST, fragments: ['faq'] }, /fragments/],
    ['has null for a fragment', { ...MANIFEST, fragments: { faq: null } }, /fragments\.faq/],
    ['has a fragment of an unknown kind', { ...MANIFEST, fragments: { faq: { ...faq, kind: 'secret' } } }, /fragments\.faq\.kind/],
    ['has a fragment of an unknown mode', { ...MANIFEST, fragments: { faq: { ...faq, mode: 1 } } }, /fragments\.faq\.mode/],
    ['has a fragment without styles', { ...MANIFEST, fragments: { faq: { ...faq, styles: undefined } } }, /fragments\.faq\.styles/],
    ['has a fragment whose scripts are no texts', { ...MANIFEST, fragments: { faq: { ...faq, scripts: [{}] } } }, /fragments\.faq\.scripts/],
    ['has a part whose parameters are no list', { ...MANIFEST, fragments: { faq: { ...faq, params: { ids: 'text' } } } }, /fragments\.faq\.params/],
    ['names a parameter as no parameter is named', { ...MANIFEST, fragments: { faq: { ...faq, params: ['<ids>'] } } }, /fragments\.faq\.params/],
    ['names a fragment as no fragment is named', { ...MANIFEST, fragments: { 'a b': faq } }, /fragments/],
    ['has more fragments than a slice has', { ...MANIFEST, fragments: Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f${index}`, faq])) }, /fragments/],
    ['has no remote entry', { ...MANIFEST, remoteEntry: undefined }, /remoteEntry/],
    ['has a remote entry of another host', { ...MANIFEST, remoteEntry: '//evil.example/remoteEntry.js' }, /remoteEntry/],
    ['has a file of another slice', { ...MANIFEST, remoteEntry: '/slices/account/1.0.0-aaaa1111/remoteEntry.js' }, /under \/slices\/content/],
    ['has a file of another version', { ...MANIFEST, texts: { hu: ['/slices/content/0.9.0/hu.js'], en: [] } }, /under \/slices\/content/],
    ['has a file above its own folder', { ...MANIFEST, fragments: { faq: { ...faq, styles: [`${BASE}../../account/1/x.css`] } } }, /styles/],
    ['has texts in one language only', { ...MANIFEST, texts: { hu: [] } }, /texts\.en/],
    ['has a number for a version', { ...MANIFEST, version: 2 }, /version/],
    ['has a version that is no part of an address', { ...MANIFEST, version: '../1' }, /version/],
    ['has a version of endless length', { ...MANIFEST, version: 'v'.repeat(101) }, /version/],
    ['lists a file outside its own folders', { ...MANIFEST, files: { 'browser/../../x.js': HASH } }, /files/],
    ['lists a file with a hash of another kind', { ...MANIFEST, files: { 'browser/x.js': 'sha256-AAAA' } }, /files/],
    ['has a list of files without hashes', { ...MANIFEST, files: ['browser/x.js'] }, /files/],
    ['has a route without a name', withRoute({ name: undefined }), /routes\[0\]\.name/],
    ['has a route twice', { ...MANIFEST, routes: [ROUTE, ROUTE] }, /routes: gifts is there twice/],
    ['has a route without its screen', withRoute({ screen: 'cards' }), /routes: gifts needs the fragment cards/],
    ['has a route of the wrong language', withRoute({ paths: { hu: '/en/gifts', en: '/en/gifts' } }), /begin with their language/],
    ['has a route outside the pages', withRoute({ paths: { hu: '/api/gifts', en: '/en/gifts' } }), /paths\.hu/],
    ['has a route with an expression', withRoute({ paths: { hu: '/hu/(a+)+', en: '/en/gifts' } }), /paths\.hu/],
    ['has a route with segments after the rest', withRoute({ paths: { hu: '/hu/a/{b...}/c', en: '/en/a/{b...}/c' } }), /paths/],
    ['has a route with other parameters in the other language', withRoute({ paths: { hu: '/hu/a/{b}', en: '/en/a/{c}' } }), /same parameters/],
    ['has a route that takes every address', withRoute({ paths: { hu: '/hu/{a}', en: '/en/{a}' } }), /fixed text after the language/],
    ['shares the page of a user', withRoute({ auth: 'user' }), /must not be cacheable/],
    ['shares a personal screen', { ...withRoute({}), fragments: { faq: { ...faq, kind: 'personal' } } }, /must not be cacheable/],
    ['has an element twice', { ...MANIFEST, fragments: { faq: { ...faq, element: 'faq' }, other: { ...faq, element: 'faq' } } }, /the element faq is there twice/],
    ['has the element for all parts', { ...MANIFEST, fragments: { faq: { ...faq, element: 'part' } } }, /element/],
    ['has an element for a personal part', { ...MANIFEST, fragments: { faq: { ...faq, kind: 'personal', element: 'faq' } } }, /faq is personal/],
    ['fills a place with a part that it does not have', { ...MANIFEST, places: { footer: 'cards' } }, /places: footer needs the fragment cards/],
    ['is of another slice', { ...MANIFEST, name: 'account' }, /name must be content/],
    ['names no version of the protocol', { ...MANIFEST, protocol: 0 }, /protocol/],
    ['has a range of protocols that ends before it begins', { ...MANIFEST, protocol: 2, protocols: { min: 2, max: 1 } }, /protocols\.max/],
    ['has a protocol that is not the lowest of its range', { ...MANIFEST, protocols: { min: 2, max: 3 } }, /protocol must be the lowest/],
    ['has a protocol that is a text', { ...MANIFEST, protocol: '1' }, /protocol/],
  ])('that %s is refused, and the field is named', (_, value, reason) => {
    const refuse = () => parseSliceManifest(sent(value), 'content');
    expect(refuse).toThrow(SyntaxError);
    expect(refuse).toThrow(reason);
  });

  it('is rejected with a short message, even for a large invalid value', () => {
    expect(() => parseSliceManifest({ ...MANIFEST, fragments: 'x'.repeat(10_000) }, 'content')).toThrow(/^.{1,300}$/s);
  });
});
