import { createHash, timingSafeEqual } from 'node:crypto';
import { loggerOptions, RequestTraces } from '@feszek/logging';
import type { LineWriter } from '@feszek/logging';
import { addMetrics, Registry } from '@feszek/metrics';
import { parseSignature, signRegisterState } from '@feszek/release';
import type { SigningKey } from '@feszek/release';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ValidationError } from 'yup';
import { streamEvents } from './eventStream.ts';
import type { Register } from './Register.ts';
import { RegisterError } from './RegisterError.ts';
import { RegisterMetrics } from './RegisterMetrics.ts';
import { assignmentSchema, canaryEndSchema, canarySchema, changeSchema, checkSchema, instanceSchema, outcomesSchema, previewSchema, programSchema, refSchema, releaseSchema } from './schemas.ts';

/** How long a shell accepts a state after the register was last seen, in milliseconds. */
const STATE_LIFETIME_MS = 30 * 86_400_000;

interface RegisterServerOptions {
  readonly register: Register;
  /** Signs the state for shells. */
  readonly key: SigningKey;
  readonly token: string;
  /** Of shells: opens the state, and accepts what they have counted. */
  readonly readToken: string;
  readonly logLevel: string;
  readonly metricsToken: string;
  readonly logStream?: LineWriter;
  readonly now?: () => number;
}

function isSameSecret(received: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(expected));
}

/** `/metrics` has a token of its own. */
const UNGUARDED: ReadonlySet<string> = new Set(['/health', '/metrics']);

/** What a shell may request with its token. */
const OF_SHELLS: ReadonlySet<string> = new Set(['GET /state', 'POST /outcomes']);

/** The register's server: for the commands of teams, for hosts and for shells. */
export function buildRegisterServer({ register, key, token, readToken, logLevel, metricsToken, logStream, now = Date.now }: RegisterServerOptions): FastifyInstance {
  const server = Fastify({
    logger: loggerOptions(logLevel, { program: 'register' }, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' }),
    ...new RequestTraces().serverOptions,
    // The streams of hosts and shells end with the server.
    forceCloseConnections: true,
  });

  const metrics = new RegisterMetrics(addMetrics(server, { program: 'register', token: metricsToken }) ?? new Registry(), () => register.revision);

  server.get('/health', () => ({ status: 'ok', revision: register.revision }));

  server.addHook('onRequest', async (request, reply) => {
    if (UNGUARDED.has(request.url)) return;
    const received = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const isShell = OF_SHELLS.has(`${request.method} ${request.url}`) && isSameSecret(received, readToken);
    if (!isShell && !isSameSecret(received, token)) await reply.code(401).send({ error: 'The token of the register is missing or wrong.' });
  });

  server.post('/releases', async (request, reply) => {
    const { slice, manifest, signature } = releaseSchema.validateSync(request.body, { strict: true });
    const release = await register.release(slice, manifest, parseSignature(signature));
    request.log.info({ slice, version: release.version, keyId: release.keyId }, 'release recorded');
    metrics.changed(slice, 'release');
    return reply.code(201).send({ slice, version: release.version });
  });

  server.get('/releases', () =>
    register.releases().map(({ claims: _, protocols: __, contract: ___, ...release }) => ({ ...release, isLive: register.isLive(release), isRetired: register.retirementOf(release) !== undefined })));

  server.post('/assignments', async (request, reply) => {
    const { is_promotion: isPromotion = false, together = [], ...change } = assignmentSchema.validateSync(request.body, { strict: true });
    const assignment = await register.assign({ ...change, isPromotion, together });
    const { slice, version, revision, who, why } = assignment;
    request.log.info({ slice, version, revision, who, why }, 'release live');
    metrics.changed(slice, isPromotion ? 'promotion' : 'live');
    return reply.code(201).send(assignment);
  });

  server.get('/assignments', () => register.assignments());

  server.post('/canaries', async (request, reply) => {
    const canary = await register.canaries.start(canarySchema.validateSync(request.body, { strict: true }));
    const { slice, version, percent, revision, who, why } = canary;
    request.log.info({ slice, version, percent, revision, who, why }, 'canary started');
    metrics.changed(slice, 'canary');
    return reply.code(201).send(canary);
  });

  server.get('/canaries', () => register.canaries.list());

  server.get('/canaries/ends', () => register.canaries.ends());

  server.post('/canaries/ends', async (request, reply) => {
    const ended = await register.canaries.end(canaryEndSchema.validateSync(request.body, { strict: true }));
    const { slice, version, revision, who, why } = ended;
    request.log.info({ slice, version, revision, who, why }, 'canary ended');
    metrics.changed(slice, 'canary_end');
    return reply.code(201).send(ended);
  });

  server.post('/outcomes', async (request, reply) => {
    const { outcomes } = outcomesSchema.validateSync(request.body, { strict: true });
    register.canaries.count(outcomes);
    try {
      for (const { slice, version, revision, why } of await register.canaries.endFailing()) {
        request.log.warn({ slice, version, revision, why }, 'canary rolled back');
        metrics.changed(slice, 'rollback');
      }
    } catch (error) {
      // The outcomes are counted: the shell must not send them again.
      request.log.error({ err: error }, 'a canary could not be rolled back');
    }
    return reply.code(204).send();
  });

  server.post('/previews', async (request, reply) => {
    const preview = await register.previews.start(previewSchema.validateSync(request.body, { strict: true }));
    const { slice, version, until, who, why } = preview;
    request.log.info({ slice, version, until, who, why }, 'preview started');
    metrics.changed(slice, 'preview');
    return reply.code(201).send(preview);
  });

  server.post('/previews/ends', async (request, reply) => {
    const { slice, version } = await register.previews.end(refSchema.validateSync(request.body, { strict: true }));
    request.log.info({ slice, version }, 'preview ended');
    metrics.changed(slice, 'preview_end');
    return reply.code(204).send();
  });

  server.post('/programs', async (request, reply) => {
    const { party, protocols } = programSchema.validateSync(request.body, { strict: true });
    await register.recordProgram(party, protocols);
    request.log.info({ program: party.name, version: party.version }, 'contract of a program recorded');
    return reply.code(204).send();
  });

  server.get('/breaks', () => ({ breaks: register.breaks() }));

  server.post('/checks', (request) => ({ breaks: register.check(checkSchema.validateSync(request.body, { strict: true }).parties) }));

  server.post('/retirements', async (request, reply) => {
    const retirement = await register.retire(changeSchema.validateSync(request.body, { strict: true }));
    const { slice, version, who, why } = retirement;
    request.log.info({ slice, version, who, why }, 'release retired');
    metrics.changed(slice, 'retirement');
    return reply.code(201).send(retirement);
  });

  server.get('/wanted', (request, reply) => streamEvents(request, reply, () => register.wanted(), (listener) => register.onChange(listener)));

  server.post('/instances', async (request, reply) => {
    const { slice, version, url, error } = instanceSchema.validateSync(request.body, { strict: true });
    await register.report({ slice, version }, url === undefined ? { error: error ?? 'it has stopped' } : { url });
    return reply.code(204).send();
  });

  // The expiry belongs to the revision: an unchanged state is sent once.
  let signed = { revision: -1, state: signRegisterState({ revision: 0, expiresAt: 0, slices: {} }, key) };
  const state = () => {
    const { revision } = register;
    if (signed.revision !== revision) {
      signed = { revision, state: signRegisterState({ revision, expiresAt: now() + STATE_LIFETIME_MS, slices: register.slices() }, key) };
    }
    return signed.state;
  };
  server.get('/state', (request, reply) => streamEvents(request, reply, state, (listener) => register.onChange(listener)));

  server.setErrorHandler((error, request, reply) => {
    if (error instanceof RegisterError) {
      request.log.warn({ reason: error.message }, 'request refused');
      metrics.refused(error.status);
      return reply.code(error.status).send({ error: error.message });
    }
    if (error instanceof ValidationError) {
      request.log.warn({ reason: error.message }, 'request refused');
      metrics.refused(422);
      return reply.code(422).send({ error: error.message });
    }
    if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500) return reply.code(error.statusCode).send({ error: error.message });
    request.log.error({ err: error }, 'the register failed');
    return reply.code(500).send({ error: 'The register failed.' });
  });
  server.addHook('onClose', () => register.close());
  return server;
}
