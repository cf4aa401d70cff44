import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { FRAGMENT_CONTENT_TYPE, FRAGMENT_PROTOCOLS, parseFragmentQuery, scriptJson, sliceBase } from '@feszek/contract';
import type { FragmentManifest, FragmentRequest, HeadRecord, SliceManifest, SliceName } from '@feszek/contract';

/** A fragment as a test describes it; missing fields get minimal values. */
export interface StandInFragment {
  readonly kind?: FragmentManifest['kind'];
  readonly mode?: FragmentManifest['mode'];
  /** The parameters that the part accepts. */
  readonly params?: readonly string[];
  /** Names of files under the slice's base. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** Returns the answer; a string is sent unchanged instead of a fragment; a thrown error becomes a 502. */
  readonly answer?: (request: FragmentRequest, headers: IncomingHttpHeaders) => StandInAnswer | string | Promise<StandInAnswer | string>;
  /** Handles the request itself, instead of `answer`. */
  readonly respond?: (response: ServerResponse) => void;
}

export interface StandInAnswer extends Partial<Omit<HeadRecord, 'protocol'>> {
  readonly data?: unknown;
  readonly html?: string;
}

export interface StandInRequest {
  readonly path: string;
  readonly fragment: string | undefined;
  readonly query: FragmentRequest | undefined;
  readonly headers: IncomingHttpHeaders;
}

interface StandInFile {
  readonly type: string;
  readonly plain: string;
  readonly br?: Buffer;
  /** Handles the request itself, instead of the above. */
  readonly respond?: (response: ServerResponse) => void;
}

/** The body of `/manifest.json`, or a function that handles the request. */
export type ManifestReplacement = string | ((response: ServerResponse) => void);

export interface SliceStandIn {
  readonly url: string;
  /** Fragment requests so far, in order. */
  readonly requests: readonly StandInRequest[];
  /** Unchanged addresses of all requests except those for the manifest and checks. */
  readonly addresses: readonly string[];
  /** Requests for one fragment so far. */
  requestsFor(fragment: string): readonly StandInRequest[];
  /** Fragments whose request ended before the answer. */
  readonly abandoned: readonly string[];
  /** Adds or replaces fragments. */
  use(fragments: Readonly<Record<string, StandInFragment>>): void;
  /** Declares routes and places in the manifest. */
  claim(claims: Pick<SliceManifest, 'routes' | 'places'>): void;
  /** Serves another version from now on. */
  deploy(version: string): void;
  /** Serves this instead of the manifest: a text unchanged, or a function's own answer. `undefined` restores the manifest. */
  serveManifest(replacement: ManifestReplacement | undefined): void;
  /** Number of requests for the manifest. */
  manifestsServed(): number;
  /** The manifest that is served unless it is replaced. */
  manifest(): SliceManifest;
  /** Files under `/slices/{name}/{version}/`. */
  readonly files: Map<string, StandInFile>;
  close(): Promise<void>;
}

export const STAND_IN_VERSION = '1.0.0-aaaa1111';

function addressesUnder(base: string, { styles = [], scripts = [] }: StandInFragment) {
  return { styles: styles.map((file) => base + file), scripts: scripts.map((file) => base + file) };
}

async function fragmentBody(fragment: StandInFragment, { name, version }: { name: SliceName; version: string }, query: FragmentRequest, headers: IncomingHttpHeaders): Promise<string> {
  const answer = (await fragment.answer?.(query, headers)) ?? {};
  if (typeof answer === 'string') return answer;
  const { data = { of: query.fragment }, html = `<h1>${query.fragment}</h1>`, ...rest } = answer;
  const record: HeadRecord = {
    protocol: FRAGMENT_PROTOCOLS.min,
    version,
    status: 200,
    head: { title: query.fragment },
    cache: fragment.kind === 'personal' ? { kind: 'personal' } : { kind: 'public', maxAge: 3600, staleWhileRevalidate: 600, tags: [] },
    ...addressesUnder(sliceBase(name, version), fragment),
    slots: [],
    ...rest,
  };
  return [JSON.stringify(record), fragment.mode === 'static' ? 'null' : scriptJson(data), html].join('\n');
}

/** A real HTTP server that implements a slice's protocols: manifest, fragments, files. */
export async function startSliceStandIn(name: SliceName, first: Readonly<Record<string, StandInFragment>> = {}): Promise<SliceStandIn> {
  let fragments = first;
  let version = STAND_IN_VERSION;
  let claims: Pick<SliceManifest, 'routes' | 'places'> = {};
  let replacement: ManifestReplacement | undefined;
  let manifestsServed = 0;
  const requests: StandInRequest[] = [];
  const addresses: string[] = [];
  const abandoned: string[] = [];
  const files = new Map<string, StandInFile>();

  function manifest(): SliceManifest {
    const base = sliceBase(name, version);
    const listed = Object.entries(fragments).map(([key, fragment]) => [key, { kind: fragment.kind ?? 'public', mode: fragment.mode ?? 'hydrate', ...(fragment.params && { params: fragment.params }), ...addressesUnder(base, fragment) }] as const);
    return { protocol: FRAGMENT_PROTOCOLS.min, name, version, remoteEntry: `${base}remoteEntry.js`, texts: { hu: [], en: [] }, fragments: Object.fromEntries(listed), ...claims };
  }

  async function answerFragment(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = url.pathname.slice('/fragments/'.length);
    const query = parseFragmentQuery(key, url.searchParams);
    requests.push({ path: request.url ?? '', fragment: key, query, headers: request.headers });
    response.once('close', () => { if (!response.writableFinished) abandoned.push(key); });
    const fragment = fragments[key];
    if (!query || !fragment) return void response.writeHead(query ? 404 : 400).end();
    if (fragment.respond) return fragment.respond(response);
    const body = await fragmentBody(fragment, { name, version }, query, request.headers);
    response.writeHead(200, { 'content-type': FRAGMENT_CONTENT_TYPE }).end(body);
  }

  function answerFile(path: string, request: IncomingMessage, response: ServerResponse): void {
    const base = sliceBase(name, version);
    const file = path.startsWith(base) ? files.get(path.slice(base.length)) : undefined;
    if (!file) return void response.writeHead(404).end();
    if (file.respond) return file.respond(response);
    const br = request.headers['accept-encoding']?.includes('br') ? file.br : undefined;
    response.writeHead(200, { 'content-type': file.type, ...(br && { 'content-encoding': 'br' }) }).end(br ?? file.plain);
  }

  const server = createServer((request, response) => {
    if (request.url === '/health') return void response.end();
    if (request.url !== '/manifest.json') addresses.push(request.url ?? '');
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname === '/manifest.json') {
      manifestsServed += 1;
      if (typeof replacement === 'function') return replacement(response);
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(replacement ?? JSON.stringify(manifest()));
    }
    if (url.pathname.startsWith('/slices/')) return answerFile(url.pathname, request, response);
    answerFragment(url, request, response).catch(() => response.writeHead(502).end('The fragment could not be rendered.'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The stand-in has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    addresses,
    abandoned,
    requestsFor: (fragment) => requests.filter((request) => request.fragment === fragment),
    use(more) {
      fragments = { ...fragments, ...more };
    },
    claim(next) {
      claims = next;
    },
    deploy(next) {
      version = next;
    },
    serveManifest(next) {
      replacement = next;
    },
    manifestsServed: () => manifestsServed,
    manifest,
    files,
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
