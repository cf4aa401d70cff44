import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BuildSource } from './build.ts';
import type { SliceRegistry } from './slices/SliceRegistry.ts';
import type { VisitorPlans } from './slices/VisitorPlans.ts';

interface InternalParts {
  readonly registry: SliceRegistry;
  readonly visitorPlans: VisitorPlans;
  readonly build: BuildSource;
  readonly purgeToken: string;
  readonly purge: (tags: readonly string[]) => number;
}

function isSameSecret(received: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(expected));
}

function tagsOf(body: unknown): string[] | undefined {
  if (typeof body !== 'object' || body === null || !('tags' in body) || !Array.isArray(body.tags)) return undefined;
  return body.tags.filter((tag): tag is string => typeof tag === 'string');
}

/**
 * Addresses for programs: health, current deployments, the build manifest that open pages poll, and purging by tag, which
 * the API authorises with the purge token.
 */
export function internalRoutes(server: FastifyInstance, { registry, visitorPlans, build, purgeToken, purge }: InternalParts): void {
  server.get('/health', () => ({ status: 'ok', version: build.current().assets.version, build: registry.plan.id, refused: registry.refused() }));

  server.get<{ Querystring: { build?: string | string[] } }>('/deployments.json', ({ query, headers }, reply) => {
    const plan = visitorPlans.forOpenPage(String(query.build ?? ''), headers.cookie);
    return reply.header('cache-control', 'no-store').send(Object.fromEntries(plan.all().map(({ manifest: { name, version, remoteEntry } }) => [name, { version, remoteEntry, integrity: plan.integrityOf(remoteEntry) }])));
  });

  server.get<{ Params: { file: string } }>('/builds/meta/:file', ({ params, headers }, reply) => {
    const plan = visitorPlans.forOpenPage(params.file.replace(/\.json$/, ''), headers.cookie);
    return reply.header('cache-control', 'no-store').send({ id: `${build.current().assets.version}-${plan.id}` });
  });

  server.post('/internal/purge', (request, reply) => {
    const token = request.headers['authorization']?.replace(/^Bearer /, '') ?? '';
    if (!isSameSecret(token, purgeToken)) return reply.code(401).send({ error: 'The purge token is missing or wrong.' });
    const tags = tagsOf(request.body);
    if (!tags) return reply.code(422).send({ error: 'Send { "tags": ["product:17"] }.' });
    return { purged: purge(tags) };
  });
}
