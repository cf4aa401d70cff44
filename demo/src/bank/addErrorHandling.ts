import { ERRORS, errorMessage } from '@feszek/contract';
import type { ErrorCode } from '@feszek/contract';
import type { FastifyInstance } from 'fastify';
import { ValidationError } from 'yup';
import { BankError } from './BankError.ts';

const BY_STATUS: ReadonlyMap<unknown, ErrorCode> = new Map([[413, 'payload_too_large'], [415, 'unsupported_media_type']]);

/** The code of an error that the client caused; `undefined` for a fault of the bank. */
function codeOf(error: unknown): ErrorCode | undefined {
  if (error instanceof BankError) return error.code;
  if (error instanceof ValidationError) return 'malformed_request';
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return BY_STATUS.get(status) ?? (typeof status === 'number' && status < 500 ? 'malformed_request' : undefined);
}

/** Answers errors as the API does: with a code of the contract's catalogue, which the shell turns into a page for people. */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = codeOf(error);
    if (!known) request.log.error({ err: error }, 'the bank failed');
    const code = known ?? 'internal_error';
    const locale = request.headers['locale'] === 'en' ? 'en' : 'hu';
    return reply.code(ERRORS[code].status).send({ error: { code, message: errorMessage(code, locale) } });
  });
}
