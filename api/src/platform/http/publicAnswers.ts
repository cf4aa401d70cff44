import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Changes } from '../changes.ts';
import { requestView } from './requestView.ts';

/** Short enough that another process's change shows at once to a person; the cart and the order check for themselves. */
const FRESH_MS = 5000;
const MAX_ANSWERS = 1000;

interface Answer {
  readonly body: string;
  readonly etag: string;
  readonly until: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for every visitor of one language and currency. */
    readonly isPublic?: boolean;
    /** The call changes something but proves its sender in another way than by a session. */
    readonly skipsCsrf?: boolean;
  }
}

function send(answer: Answer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', answer.etag);
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(answer.body);
}

export interface PublicAnswers {
  /** `onRequest`: answers from memory where the same was asked a moment ago. */
  recall(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  /** `onSend`: keeps a good answer and gives it an ETag. */
  keep(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown>;
}

/** Public reads are made once and given to everyone for a moment; every change that this process knows of forgets them. */
export function createPublicAnswers(changes: Changes): PublicAnswers {
  const answers = new Map<string, Answer>();
  const recalled = new WeakSet<FastifyRequest>();
  changes.onChange(() => answers.clear());

  const isPublicRead = (request: FastifyRequest) => request.routeOptions.config.isPublic === true && request.method === 'GET';
  const keyOf = (request: FastifyRequest) => {
    const { locale, currency } = requestView(request);
    return `${locale} ${currency} ${request.url}`;
  };

  return {
    async recall(request, reply) {
      if (!isPublicRead(request)) return undefined;
      reply.header('cache-control', 'public, no-cache').header('vary', 'Locale, Currency-Id, Cookie');
      const answer = answers.get(keyOf(request));
      if (!answer || answer.until < performance.now()) return undefined;
      recalled.add(request);
      return send(answer, request, reply);
    },
    async keep(request, reply, body) {
      if (!isPublicRead(request) || recalled.has(request) || reply.statusCode !== 200 || typeof body !== 'string') return body;
      const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
      if (answers.size >= MAX_ANSWERS) answers.delete(answers.keys().next().value ?? '');
      answers.set(keyOf(request), { body, etag, until: performance.now() + FRESH_MS });
      reply.header('etag', etag);
      if (!request.headers['if-none-match']?.includes(etag)) return body;
      reply.code(304).removeHeader('content-length');
      return '';
    },
  };
}
