import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { FRAGMENT_CONTENT_TYPE, parseFragmentQuery, scriptJson, sliceBase } from '@feszek/contract';
import type { FragmentRequest, HeadRecord, SliceManifest } from '@feszek/contract';

const VERSION = '1.0.0-abcd1234';
const BASE = sliceBase('gifts', VERSION);

export const STYLES = `${BASE}gifts.css`;
export const ENTRY = `${BASE}remoteEntry.js`;

export interface SliceCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

export interface SliceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function json(status: number, value: unknown): SliceAnswer {
  return { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' }, body: JSON.stringify(value) };
}

function hashOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** What each fragment shows: a screen, a personal one, a screen whose path has a parameter, and a part with parameters. */
function htmlOf({ fragment, params, instance }: FragmentRequest): string {
  const text = `<p>${fragment} ${params['number'] ?? ''}</p>`;
  if (fragment === 'gifts') return `<h1 id="gifts-gifts-title">Gifts</h1><div><!--slot catalog/products?skus=A-1,B-2--></div>${text}`;
  return fragment === 'ribbon' ? `<section aria-labelledby="gifts-ribbon-${instance ?? 1}"><h2 id="gifts-ribbon-${instance ?? 1}">Ribbon</h2></section>` : text;
}

interface SliceFiles {
  readonly entry?: string;
  readonly hasEntryInFiles?: boolean;
}

/** A small slice that follows the fragment protocol in all. */
export function createConformingSlice({ entry = `globalThis.feszek_gifts = { get: (name) => name === './slice' };`, hasEntryInFiles = true }: SliceFiles): (call: SliceCall) => SliceAnswer {
  const files = new Map([[ENTRY, { type: 'text/javascript', text: entry }], [STYLES, { type: 'text/css', text: '@layer slice {}' }]]);
  const listed = [...files].filter(([address]) => hasEntryInFiles || address !== ENTRY).map(([address, { text }]) => [address.replace(BASE, 'browser/'), hashOf(text)]);
  const none = { styles: [], scripts: [] };
  const route = (name: string, rest = '') => ({ name, screen: name, paths: { hu: `/hu/${name}${rest}`, en: `/en/${name}${rest}` }, auth: 'anyone', cacheable: false, query: [] } as const);
  const manifest: SliceManifest = {
    protocol: 1, name: 'gifts', version: VERSION, remoteEntry: ENTRY, texts: { hu: [], en: [] }, places: {},
    fragments: {
      gifts: { kind: 'public', mode: 'hydrate', styles: [STYLES], scripts: [] },
      gift: { kind: 'public', mode: 'static', ...none },
      wishes: { kind: 'personal', mode: 'hydrate', ...none },
      ribbon: { kind: 'public', mode: 'static', params: ['number'], ...none },
      basket: { kind: 'public', mode: 'browser', ...none },
    },
    routes: [route('gifts'), route('gift', '/{id}'), route('wishes')],
    files: Object.fromEntries(listed),
  };

  function fragment({ query, path, method }: SliceCall): SliceAnswer {
    if (method !== 'GET') return json(405, { error: 'Only GET is answered.' });
    const request = parseFragmentQuery(path.slice('/fragments/'.length), query);
    if (!request) return json(400, { error: 'The query is not a fragment request.' });
    const declared = Object.hasOwn(manifest.fragments, request.fragment) ? manifest.fragments[request.fragment] : undefined;
    if (!declared || declared.mode === 'browser') return json(404, { error: 'There is no such fragment.' });
    if (request.fragment === 'ribbon' && Object.entries(request.params).some(([name, value]) => name !== 'number' || !/^\d+$/.test(value))) return json(422, { error: 'ribbon refuses its parameters.' });
    const html = htmlOf(request);
    const record: HeadRecord = {
      protocol: 1, version: VERSION, status: 200, head: { title: 'Gifts', canonical: '/en/gifts' }, styles: declared.styles, scripts: declared.scripts,
      slots: request.fragment === 'gifts' ? ['catalog/products?skus=A-1,B-2'] : [],
      cache: declared.kind === 'public' ? { kind: 'public', maxAge: 60, staleWhileRevalidate: 60, tags: ['gifts'] } : { kind: 'personal' },
    };
    const data = declared.mode === 'static' ? 'null' : scriptJson({ text: '<b>' });
    return { status: 200, headers: { 'content-type': FRAGMENT_CONTENT_TYPE }, body: [JSON.stringify(record), data, html].join('\n') };
  }

  return (call) => {
    if (call.path === '/manifest.json') return json(200, manifest);
    if (call.path === '/health') return json(200, { status: 'ok', slice: 'gifts', version: VERSION });
    if (call.path.startsWith('/fragments/')) return fragment(call);
    const file = files.get(call.path);
    if (!file) return json(404, { error: 'There is no such file.' });
    return { status: 200, headers: { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' }, body: file.text };
  };
}
