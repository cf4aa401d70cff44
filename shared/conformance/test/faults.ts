import type { HeadRecord } from '@feszek/contract';
import { ENTRY, STYLES } from './conformingSlice.ts';
import type { SliceAnswer, SliceCall } from './conformingSlice.ts';
import type { Change, SliceOptions } from './startSlice.ts';

/** Changes the answers to some calls. */
function where(isMeant: (call: SliceCall) => boolean, change: Change): SliceOptions {
  return { change: (answer, call) => (isMeant(call) ? change(answer, call) : answer) };
}

/** Changes the answers at a path. */
function at(path: string, change: Change): SliceOptions {
  return where((call) => call.path === path, change);
}

const withStatus = (status: number): Change => (answer) => ({ ...answer, status });
const withHeader = (name: string, value: string): Change => (answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } });
const withBody = (change: (body: string) => string): Change => (answer) => ({ ...answer, body: change(answer.body) });

/** Changes the three parts of a fragment that was found. */
function parts(name: string, change: (head: HeadRecord, data: string, html: string) => readonly [object, string, string]): SliceOptions {
  return at(`/fragments/${name}`, (answer: SliceAnswer) => {
    const [head = '', data = '', html = ''] = answer.body.split('\n');
    if (answer.status !== 200) return answer;
    const [record, ...rest] = change(JSON.parse(head), data, html);
    return { ...answer, body: [JSON.stringify(record), ...rest].join('\n') };
  });
}

const record = (name: string, changed: object) => parts(name, (head, data, html) => [{ ...head, ...changed }, data, html]);
const data = (name: string, changed: string) => parts(name, (head, _, html) => [head, changed, html]);
const html = (added: string) => parts('gifts', (head, given, text) => [head, given, text + added]);

/** A slice that follows the protocol, and whose fragment may be shared for a shorter time from answer to answer. */
export function shrinkingMaxAge(): SliceOptions {
  let left = 3600;
  return parts('gift', (head, given, text) => {
    left -= 1;
    return [{ ...head, cache: { ...head.cache, maxAge: left } }, given, text];
  });
}

/** A slice that follows the protocol, and whose fragment has another text from its second answer on. */
export function changingContent(): SliceOptions {
  let answers = 0;
  return parts('gift', (head, given, text) => {
    answers += 1;
    return [head, given, answers === 1 ? text : `${text}<p>Open</p>`];
  });
}

/** For each rule, a slice that breaks it and no other. */
export const FAULTS: ReadonlyMap<string, SliceOptions> = new Map<string, SliceOptions>([
  ['manifest', at('/manifest.json', withBody((body) => body.replace('"protocol":1', '"protocol":9')))],
  ['manifest-size', at('/manifest.json', withBody((body) => body + ' '.repeat(300_000)))],
  ['manifest-fresh', at('/manifest.json', withHeader('cache-control', 'public, max-age=60'))],
  ['manifest-files', { hasEntryInFiles: false }],
  ['manifest-version', at('/health', withBody((body) => body.replace('1.0.0', '2.0.0')))],
  ['file-found', at(STYLES, withStatus(404))],
  ['file-hash', at(STYLES, withBody((body) => `${body}\n`))],
  ['file-encoding', where(({ path, headers }) => path === STYLES && headers['accept-encoding'] !== 'identity', withBody(() => ''))],
  ['file-type', at(STYLES, withHeader('content-type', 'text/html'))],
  ['file-immutable', at(STYLES, withHeader('cache-control', 'public, max-age=60'))],
  ['file-any-origin', at(ENTRY, withHeader('access-control-allow-origin', 'https://shop.example'))],
  ['file-unknown', where(({ path }) => path.startsWith('/slices/gifts/0.0.0'), withStatus(200))],
  ['entry', { entry: 'globalThis.feszek_gifts = {};' }],
  ['fragment-status', at('/fragments/gift', withStatus(502))],
  ['fragment-type', at('/fragments/gift', withHeader('content-type', 'text/html'))],
  ['fragment-size', at('/fragments/gift', withBody((body) => body + ' '.repeat(2 * 1024 * 1024)))],
  ['public-same', where(({ path, headers }) => path === '/fragments/gift' && headers.cookie !== undefined, withBody((body) => `${body}<p>Anna</p>`))],
  ['public-no-cookie', at('/fragments/gift', withHeader('set-cookie', 'a=b'))],
  ['choices-unknown', where(({ query }) => query.get('vat_mode') === 'none', withStatus(200))],
  ['params-malformed', where(({ query }) => query.get('params') === '[]', withStatus(200))],
  ['params-undeclared', where(({ query }) => query.get('params')?.includes('conformance') === true, withStatus(200))],
  ['params-refused', where(({ query }) => query.get('params')?.includes('\\u0000') === true, withStatus(500))],
  ['fragment-unknown', at('/fragments/constructor', withStatus(500))],
  ['browser-only', at('/fragments/basket', withStatus(200))],
  ['method', where(({ method }) => method === 'DELETE', withStatus(200))],
  ['disconnect', { isEndedByDisconnection: true }],
  ['fragment-form', record('gift', { status: 'found' })],
  ['record-version', record('gift', { version: '2.0.0' })],
  ['record-head', record('gifts', { head: { title: 'Gifts', canonical: 'https://other.example/' } })],
  ['record-cache', record('wishes', { cache: { kind: 'public', maxAge: 1, staleWhileRevalidate: 1, tags: [] } })],
  ['record-styles', record('gift', { styles: [STYLES] })],
  ['record-scripts', record('gift', { scripts: [ENTRY] })],
  ['data-json', data('wishes', '{')],
  ['data-escaped', data('wishes', '{"text":"<b>"}')],
  ['data-static', data('gift', '{}')],
  ['slot-order', record('gifts', { slots: [] })],
  ['slot-reference', parts('gifts', (head, given, text) => [{ ...head, slots: ['catalog/products?b=1&a=2'] }, given, text.replace('?skus=A-1,B-2', '?b=1&a=2')])],
  ['html-complete', html('</div>')],
  ['html-script', html('<script type="text/plain"></script>')],
  ['html-handler', html('<button type="button" onclick="order()">Order</button>')],
  ['html-style', html('<p style="color: red">Gifts</p>')],
  ['html-head', html('<meta name="robots" content="noindex">')],
  ['id-once', html('<p id="gifts-gifts-title">Gifts</p>')],
  ['id-instance', parts('ribbon', (head, given, text) => [head, given, text.replaceAll(/ribbon-\d/g, 'ribbon-1')])],
]);
