import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';

/** PostgreSQL's text type has no NUL, so a request with one is refused, plain or escaped. */
const NUL = /\\u0000|\0/;
/** The maximum nesting depth of arrays and objects: several times that of any body of the contract. */
const MAX_DEPTH = 32;

/**
 * Whether a JSON text is nested deeper than any body of the contract. Code that walks a body calls itself once per level,
 * and a few thousand levels exhaust the call stack. Read before parsing, in one pass, without a regular expression.
 */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Parses JSON and form bodies; an empty body counts as none. Other types are answered with 415. */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (NUL.test(text) || isTooDeep(text)) return done(new ApiError('malformed_request'));
    if (text.trim() === '') return done(null, undefined);
    return parseJson(request, text, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const values = new URLSearchParams(body.toString());
    if (NUL.test(values.toString().replaceAll('%00', '\0'))) return done(new ApiError('malformed_request'));
    return done(null, Object.fromEntries(values));
  });
}
