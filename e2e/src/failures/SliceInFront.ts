import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { FRAGMENT_PROTOCOLS, sliceBase } from '@feszek/contract';
import type { SliceManifest, StandardSlice } from '@feszek/contract';
import { containerName } from '@feszek/kit/container';
import { hashOf } from '@feszek/release';
import { freePort } from '@feszek/scripts';

/** How a slice fails. */
export type Fault =
  | 'down' | 'hangs' | 'slow' | '500' | 'HTML instead of script' | 'script throws on load' | 'component throws on render' | 'start throws'
  | 'malformed manifest' | 'wrong protocol' | 'chunk gone' | 'wrong integrity';

/** How much later a slow slice answers: longer than a part may take, and shorter than a screen may. In milliseconds. */
export const SLOW_MS = 700;

/** The content of every script of a release whose scripts throw. */
const THROWING = `throw new Error('The script of this release is broken.');`;

/** A version of the fragment protocol that no shell speaks yet. */
const LATER = FRAGMENT_PROTOCOLS.max + 1;

/** What a later entry of a slice replaces in its remote: JavaScript in an object literal. `remote` is the real one. */
const REPLACEMENTS: Partial<Record<Fault, string>> = {
  'start throws': `start() { throw new Error('The start of this release is broken.'); }`,
  'component throws on render': `prepare: async (...asked) => {
    const prepared = await remote.prepare(...asked);
    const Component = () => { throw new Error('The component of this release is broken.'); };
    return prepared.view ? { ...prepared, view: { ...prepared.view, screen: { ...prepared.view.screen, Component } } } : prepared;
  }`,
};

/** Appended to a slice's entry: its remote with another member. */
function replaceInRemote(slice: StandardSlice, replacement: string): string {
  const container = containerName(slice);
  return `
(() => {
  const { init, get } = ${container};
  ${container} = { init, get: async (...asked) => {
    const factory = await get(...asked);
    return () => {
      const { remote } = factory();
      return { remote: { ...remote, ${replacement} } };
    };
  } };
})();`;
}

/**
 * Stands in front of a running slice, so that a shell finds the slice here. It passes everything on, or fails as a test
 * wants. Each `release` has a version of its own, under which the shell has cached nothing.
 */
export class SliceInFront {
  readonly slice: StandardSlice;
  readonly #target: string;
  readonly #built: SliceManifest;
  #server: Server | undefined;
  #port = 0;
  #version: string;
  /** The hashes of the files that this version has in place of those of the real slice. */
  #replaced: Readonly<Record<string, string>> = {};
  #fault: Fault | undefined;

  private constructor(slice: StandardSlice, target: string, built: SliceManifest) {
    this.slice = slice;
    this.#target = target;
    this.#built = built;
    this.#version = built.version;
  }

  /** @param target - the address of the running slice */
  static async start(slice: StandardSlice, target: string): Promise<SliceInFront> {
    const built: SliceManifest = await (await fetch(`${target}/manifest.json`)).json();
    const inFront = new SliceInFront(slice, target, built);
    inFront.#port = await freePort();
    await inFront.#listen();
    return inFront;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get version(): string {
    return this.#version;
  }

  get fault(): Fault | undefined {
    return this.#fault;
  }

  /**
   * Serves the slice as another version.
   *
   * @param fault - with which this version was built: its manifest has the hashes of its own files
   */
  async release(version: string, fault?: Fault): Promise<void> {
    this.#replaced = await this.#hashesOf(fault);
    this.#version = version;
  }

  /** Fails from now on; `undefined`: the slice works. */
  async fail(fault: Fault | undefined): Promise<void> {
    this.#fault = fault;
    if (fault === 'down') await this.close();
    else if (!this.#server) await this.#listen();
    // Requests that hang do not outlive the fault.
    else if (fault === undefined) this.#server.closeAllConnections();
  }

  async #hashesOf(fault: Fault | undefined): Promise<Readonly<Record<string, string>>> {
    const scripts = Object.keys(this.#built.files ?? {}).filter((file) => file.startsWith('browser/') && file.endsWith('.js'));
    if (fault === 'script throws on load') return Object.fromEntries(scripts.map((file) => [file, hashOf(Buffer.from(THROWING))]));
    const replacement = fault && REPLACEMENTS[fault];
    if (replacement === undefined) return {};
    const entry = await (await fetch(this.#target + this.#built.remoteEntry)).text();
    return { 'browser/remoteEntry.js': hashOf(Buffer.from(entry + replaceInRemote(this.slice, replacement))) };
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  async #listen(): Promise<void> {
    this.#server = createServer((request, response) => void this.#answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined)));
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const isScript = path.split('?', 1)[0]?.endsWith('.js') === true;
    const fault = this.#fault;
    const send = (status: number, type: string, body: string) => void response.writeHead(status, { 'content-type': type }).end(body);
    if (fault === 'hangs') return;
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (fault === '500') return send(500, 'text/plain', 'The slice is broken.');
    if (path === '/manifest.json') return send(200, 'application/json', JSON.stringify(this.#manifest()));
    // What the kit's server answers when a component throws.
    if (fault === 'component throws on render' && path.startsWith('/fragments/')) return send(502, 'application/json', '{"error":"The fragment could not be rendered."}');
    if (fault === 'HTML instead of script' && isScript) return send(200, 'text/html', '<!doctype html><title>Not here</title>');
    if (fault === 'script throws on load' && isScript) return send(200, 'text/javascript; charset=utf-8', THROWING);
    if (fault === 'chunk gone' && isScript && !path.startsWith(this.#manifest().remoteEntry)) return send(404, 'text/plain', 'There is no such file.');
    await this.#passOn(path, request, response);
  }

  #manifest(): Omit<SliceManifest, 'fragments'> & { readonly fragments: unknown } {
    const manifest: SliceManifest = JSON.parse(JSON.stringify({ ...this.#built, files: { ...this.#built.files, ...this.#replaced } }).replaceAll(this.#built.version, this.#version));
    if (this.#fault === 'malformed manifest') return { ...manifest, fragments: 'none' };
    if (this.#fault === 'wrong protocol') return { ...manifest, protocol: LATER, protocols: { min: LATER, max: LATER } };
    return manifest;
  }

  async #passOn(path: string, { headers: { cookie, 'x-forwarded-for': address } }: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = { ...(cookie && { cookie }), ...(typeof address === 'string' && { 'x-forwarded-for': address }) };
    // A slice has the files of its earlier releases too.
    const answer = await fetch(this.#target + path.replace(/^\/slices\/[^/]+\/[^/]+\//, sliceBase(this.slice, this.#built.version)), { headers });
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const replacement = REPLACEMENTS[this.#fault ?? 'down'];
    const isEntry = path.split('?', 1)[0] === this.#manifest().remoteEntry;
    response.writeHead(answer.status, { 'content-type': type });
    if (isEntry && replacement !== undefined) response.end(bytes.toString('utf8') + replaceInRemote(this.slice, replacement));
    else if (this.#fault === 'wrong integrity' && path.startsWith('/slices/')) response.end(`${bytes.toString('utf8')}\n/* changed */`);
    else if (path.startsWith('/fragments/')) response.end(bytes.toString('utf8').replaceAll(this.#built.version, this.#version));
    else response.end(bytes);
  }
}
