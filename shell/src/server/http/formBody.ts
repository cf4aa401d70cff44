import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The largest form of the shell, in bytes: a few choices and an address. */
const FORM_BYTES = 4096;

/** Parses the forms of one plugin. */
export function addFormParser(server: FastifyInstance): void {
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) => done(null, new URLSearchParams(String(body))));
}

/** The fields of a form; empty if the request has none. */
export function formOf({ body }: Pick<FastifyRequest, 'body'>): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
