import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isApiError } from '@feszek/api-client';
import { FRAGMENT_CONTENT_TYPE, PROTOCOL_HEADER, parseFragmentQuery, protocolsOf, sliceBase } from '@feszek/contract/composition';
import type { SliceManifest } from '@feszek/contract';
import { formatTraceparent, loggerOptions, RequestTraces } from '@feszek/logging';
import type { LineWriter } from '@feszek/logging';
import { addMetrics } from '@feszek/metrics';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paramsFault } from '../slice/paramsFault.ts';
import { disconnectSignal } from './disconnectSignal.ts';
import type { EarlierRelease } from './keepReleases.ts';
import { Origins } from './Origins.ts';
import { addReadiness } from './readiness.ts';
import { renderFragment } from './renderFragment.ts';
import type { SliceServerBundle } from './renderFragment.ts';
import { readFiles, serveFiles } from './serveFiles.ts';
import type { StoredFile } from './serveFiles.ts';

/** The shell's own deadline is shorter. */
const DEADLINE_MS = 8000;

/** `Retry-After` of a fragment while the API is overloaded, in seconds. */
const BUSY_RETRY_S = 5;

export interface SliceRelease {
  readonly manifest: SliceManifest;
  readonly bundle: SliceServerBundle;
  readonly files: ReadonlyMap<string, StoredFile>;
}

function isBundle(module: unknown): module is SliceServerBundle {
  return typeof module === 'object' && module !== null && 'slice' in module && 'renderView' in module;
}

/** Loads what `feszek-slice build` left in `dist`. */
export async function loadRelease(distFolder: string): Promise<SliceRelease> {
  const manifest: SliceManifest = JSON.parse(await readFile(join(distFolder, 'manifest.json'), 'utf8'));
  const address = pathToFileURL(join(distFolder, 'server', 'slice.js'));
  address.searchParams.set('version', manifest.version);
  const bundle: unknown = await import(address.href);
  if (!isBundle(bundle)) throw new Error(`${address.pathname} is not a slice's server bundle: build the slice again.`);
  return { manifest, bundle, files: await readFiles(join(distFolder, 'browser')) };
}

function visitorHeaders(request: FastifyRequest): Record<string, string> {
  const { cookie, 'x-forwarded-for': forwarded } = request.headers;
  return { ...(cookie && { cookie }), ...(typeof forwarded === 'string' && { 'x-forwarded-for': forwarded }) };
}

function isPersonal({ fragments }: SliceManifest, fragment: string): boolean {
  return Object.hasOwn(fragments, fragment) && fragments[fragment]?.kind === 'personal';
}

/** The version of the fragment protocol that a request names; `undefined` for one that the release does not speak. */
function requestedProtocol({ headers }: FastifyRequest, manifest: SliceManifest): number | undefined {
  const protocol = Number(headers[PROTOCOL_HEADER] ?? manifest.protocol);
  const { min, max } = protocolsOf(manifest);
  return Number.isInteger(protocol) && protocol >= min && protocol <= max ? protocol : undefined;
}

export interface SliceServerOptions {
  readonly release: () => SliceRelease;
  /** The releases before it, whose files are still served. */
  readonly earlier?: readonly EarlierRelease[];
  /** The API's address, or those of several processes separated by commas. */
  readonly apiUrl: string;
  /** Whether the server is about to end; never if left out. */
  readonly isStopping?: () => boolean;
  /** How long a fragment may take before it is aborted, in milliseconds; eight seconds by default. */
  readonly deadlineMs?: number;
  /** Authorises the reader of the metrics; without it there are none. */
  readonly metricsToken?: string;
  readonly logLevel?: string;
  readonly logStream?: LineWriter;
}

/** The name in `/fragments/:fragment`; the query of such an address contains the visitor's page and must not be logged. */
function fragmentOf({ params }: FastifyRequest): unknown {
  return typeof params === 'object' && params !== null && 'fragment' in params ? params.fragment : undefined;
}

/**
 * The small server of one slice: its manifest, its fragments, its files.
 *
 * @param release - returns the release that is live now; in development it changes with every build
 * @param logStream - where log lines go; standard output by default
 */
export function buildSliceServer({ release, earlier = [], apiUrl, isStopping = () => false, deadlineMs = DEADLINE_MS, metricsToken, logLevel = 'warn', logStream }: SliceServerOptions): FastifyInstance {
  const { name, version } = release().manifest;
  const traces = new RequestTraces();
  const server = Fastify({
    logger: loggerOptions(logLevel, { program: name, version }, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' }),
    ...traces.serverOptions,
    routerOptions: { maxParamLength: 200 },
  });

  addMetrics(server, { program: name, token: metricsToken });
  const origins = new Origins(apiUrl);
  origins.watch('/health');
  server.addHook('onClose', async () => origins.stop());
  addReadiness(server, { api: origins, isStopping, missing: () => [] });
  server.get('/health', () => ({ status: 'ok', slice: release().manifest.name, version: release().manifest.version }));

  // A shell sends requests only to processes that answer with their manifest.
  server.get('/manifest.json', (_, reply) => reply.code(isStopping() ? 503 : 200).header('cache-control', 'no-store').header('access-control-allow-origin', '*').send(release().manifest));

  server.get<{ Params: { fragment: string } }>('/fragments/:fragment', async (request, reply) => {
    const { manifest, bundle } = release();
    const query = new URLSearchParams(request.url.split('?', 2)[1]);
    const asked = parseFragmentQuery(request.params.fragment, query);
    if (!asked) return reply.code(400).send({ error: 'The query is not a fragment request.' });
    const protocol = requestedProtocol(request, manifest);
    if (protocol === undefined) return reply.code(400).send({ error: 'The release does not speak this version of the fragment protocol.' });
    const fault = paramsFault(bundle.slice, asked);
    if (fault !== undefined) return reply.code(422).send({ error: fault });
    const answer = await renderFragment(asked, {
      bundle,
      manifest,
      protocol,
      origins,
      apiHeaders: { traceparent: formatTraceparent(traces.of(request.raw)), ...(isPersonal(manifest, asked.fragment) && visitorHeaders(request)) },
      signal: AbortSignal.any([AbortSignal.timeout(deadlineMs), disconnectSignal(reply.raw)]),
    });
    if (!answer) return reply.code(404).send({ error: `There is no fragment ${asked.fragment}.` });
    return reply.header('content-type', FRAGMENT_CONTENT_TYPE).send(answer.join('\n'));
  });

  server.setErrorHandler((error, request, reply) => {
    if (reply.raw.destroyed) return reply.hijack();
    const line = { err: error, req: request, fragment: fragmentOf(request) };
    if (isApiError(error) && error.status === 503) {
      request.log.info(line, 'the API is busy');
      return reply.code(503).header('retry-after', BUSY_RETRY_S).send({ error: 'The API is busy.' });
    }
    request.log.error(line, 'fragment failed');
    return reply.code(502).send({ error: 'The fragment could not be rendered.' });
  });

  const served = (files: SliceRelease['files'], of: string) => ({ files, prefix: sliceBase(name, of) });
  const older = earlier.map((kept) => served(kept.files, kept.version));
  serveFiles(server, () => [served(release().files, release().manifest.version), ...older], '/slices/*');
  return server;
}
