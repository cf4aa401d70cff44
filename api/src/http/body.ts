import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';

/** PostgreSQL's text has no NUL, so no request may carry one, plain or escaped. */
const NUL = /\\u0000|\0/;

/** JSON and form bodies; an empty body counts as none. Everything else is answered with 415. */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (NUL.test(text)) return done(new ApiError('malformed_request'));
    if (text.trim() === '') return done(null, undefined);
    return parseJson(request, text, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const values = new URLSearchParams(body.toString());
    if (NUL.test(values.toString().replaceAll('%00', '\0'))) return done(new ApiError('malformed_request'));
    return done(null, Object.fromEntries(values));
  });
}
