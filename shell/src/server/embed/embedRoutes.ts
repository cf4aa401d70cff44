import { parseSlotReference } from '@feszek/contract';
import { bestEncoding, disconnectSignal } from '@feszek/kit/server';
import type { RequestTraces } from '@feszek/logging';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BuildSource } from '../build.ts';
import type { ShellConfig } from '../config.ts';
import type { VisitorBudgets } from '../page/VisitorBudgets.ts';
import { visitorOf } from '../http/visitor.ts';
import type { SliceRegistry } from '../slices/SliceRegistry.ts';
import { embedScript } from './embedScript.ts';
import type { EmbedAnswer, EmbedRefusal, Embeds } from './Embeds.ts';
import { parseEmbedRequest } from './embedRequest.ts';

/** Any page may read the answers: they depend only on their address. */
const OPEN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
  vary: 'accept-encoding',
} as const;

const RETRY_AFTER_S = 5;
/** How long the address of the fonts' style sheet may be kept, in seconds. */
const FONTS_MAX_AGE_S = 3600;
/** How long the elements' script may be kept, in seconds: it names the current releases, and the files of earlier ones stay available. */
const SCRIPT_MAX_AGE_S = 300;
const DATA_ENDING = '.json';

interface Parts {
  readonly config: Pick<ShellConfig, 'defaultVatMode' | 'isTrustedProxy' | 'partnerOrigins' | 'shopUrl'>;
  readonly build: BuildSource;
  readonly registry: SliceRegistry;
  readonly embeds: Embeds;
  /** Counts parts that are not in the cache, like pages. */
  readonly budgets: VisitorBudgets;
  readonly traces: RequestTraces;
}

function refuse(reply: FastifyReply, status: EmbedRefusal['status'] | 429, error: string): FastifyReply {
  return reply.code(status).headers({ ...OPEN, 'cache-control': 'no-store' }).send({ error });
}

function send(reply: FastifyReply, { bodies, maxAge }: EmbedAnswer, accepted: string | undefined, type: string): FastifyReply {
  const encoding = bestEncoding(accepted);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.headers({ ...OPEN, 'cache-control': `public, max-age=${maxAge}` }).type(type).send(bodies[encoding ?? 'plain']);
}

/**
 * `GET /embed/{slice}/{part}`: a public part as HTML for the pages of other origins; with `.json`, what an element shows.
 * `GET /embed.js`: the elements. `GET /embed/partner`: whether visitors have a cart on the requesting page. `GET /embed/fonts.css`: the
 * shop's typefaces.
 */
export function embedRoutes(server: FastifyInstance, { config, build, registry, embeds, budgets, traces }: Parts): void {
  server.get('/embed/fonts.css', (_, reply) =>
    reply.headers({ ...OPEN, 'cache-control': `public, max-age=${FONTS_MAX_AGE_S}` }).redirect(build.current().assets.embed.fonts, 302));

  server.get('/embed/partner', (request, reply) => {
    const isPartner = config.partnerOrigins.has(request.headers.origin ?? '');
    return reply.headers({ ...OPEN, 'cache-control': 'no-store', vary: 'origin' }).send({ is_partner: isPartner });
  });

  const script = embedScript(config.shopUrl);
  server.get('/embed.js', async (request, reply) =>
    send(reply, { kind: 'answered', bodies: await script(build.current().assets, registry.plan), maxAge: SCRIPT_MAX_AGE_S }, request.headers['accept-encoding'], 'text/javascript; charset=utf-8'));

  server.get<{ Params: { slice: string; part: string } }>('/embed/:slice/:part', async (request, reply) => {
    const { plan } = registry;
    const { slice } = request.params;
    const form = request.params.part.endsWith(DATA_ENDING) ? 'element' : 'page';
    const part = form === 'element' ? request.params.part.slice(0, -DATA_ENDING.length) : request.params.part;
    const type = form === 'element' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
    const { url, headers } = request;
    const name = `${slice}/${part}`;
    if (registry.missing().includes(slice)) return refuse(reply.header('retry-after', RETRY_AFTER_S), 503, `${name} is not available at present. Try again in a few seconds.`);
    if (!plan.get(slice) || !parseSlotReference(name)) return refuse(reply, 404, `There is no part ${name}.`);
    const queryStart = url.indexOf('?');
    const embed = parseEmbedRequest(name, new URLSearchParams(queryStart < 0 ? '' : url.slice(queryStart)), { defaultVatMode: config.defaultVatMode, form });
    if (typeof embed === 'string') return refuse(reply, 400, embed);
    const objection = embeds.objection(embed, plan);
    if (objection) return refuse(reply, objection.status, objection.error);
    const trace = traces.of(request.raw);
    const cached = embeds.cached(embed, plan);
    if (cached) {
      if (!cached.isFresh) embeds.refresh(embed, { plan, trace });
      return send(reply, cached.value, headers['accept-encoding'], type);
    }
    const waitS = budgets.charge({ visitor: visitorOf(request, config.isTrustedProxy), match: undefined, search: '' });
    if (waitS > 0) return refuse(reply.header('retry-after', waitS), 429, 'There are too many requests from this address.');
    const outcome = await embeds.load(embed, { plan, trace, signal: disconnectSignal(reply.raw) });
    if (outcome.kind === 'answered') return send(reply, outcome, headers['accept-encoding'], type);
    if (outcome.status === 503) void reply.header('retry-after', RETRY_AFTER_S);
    return refuse(reply, outcome.status, outcome.error);
  });
}
