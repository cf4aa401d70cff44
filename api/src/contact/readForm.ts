import { CONTACT_LIMITS, contactMessageInputSchema } from '@feszek/contract';
import type { ContactMessageInput, FieldErrorCode, FieldFault } from '@feszek/contract';
import type { FastifyRequest } from 'fastify';
import { errorCode } from '../platform/errorCode.ts';
import { ApiError } from '../platform/http/errors.ts';
import { validate } from '../platform/http/validation.ts';
import { readFile } from './readFile.ts';
import type { MessageFile } from './readFile.ts';

/** In bytes: a message of the most characters in UTF-8, and the token of the bot check. */
export const FIELD_BYTES = 4 * CONTACT_LIMITS.message;

export interface ContactForm {
  readonly input: ContactMessageInput;
  readonly file: MessageFile | undefined;
}

function refuse(fields: readonly FieldFault[]): ApiError {
  return new ApiError('validation_failed', { fields });
}

/** The error of a refused file. */
export function refuseFile(code: FieldErrorCode): ApiError {
  return refuse([{ path: 'file', code, ...(code === 'file_too_large' && { params: { max: CONTACT_LIMITS.fileMegabytes } }) }]);
}

/** NUL is not a character of PostgreSQL's text type. */
const withoutNul = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value);

interface Parts {
  readonly fields: Map<string, unknown>;
  readonly faults: FieldFault[];
  file: Buffer | undefined;
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = { fields: new Map(), faults: [], file: undefined };
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const content = await part.toBuffer();
      // A browser sends an empty file if none was chosen.
      if (part.fieldname === 'file' && content.length > 0) parts.file = content;
    } else if (part.valueTruncated) {
      parts.faults.push({ path: part.fieldname, code: 'too_long', params: { max: CONTACT_LIMITS.message } });
    } else {
      parts.fields.set(part.fieldname, withoutNul(part.value));
    }
  }
  return parts;
}

/**
 * Reads the contact form.
 *
 * @throws ApiError `validation_failed` with every invalid field, `unsupported_media_type`, `malformed_request`
 */
export async function readForm(request: FastifyRequest): Promise<ContactForm> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type');
  try {
    const { fields, faults, file } = await readParts(request);
    if (faults.length > 0) throw refuse(faults);
    const input = validate(contactMessageInputSchema, Object.fromEntries(fields));
    const accepted = file && readFile(file);
    if (file && !accepted) throw refuseFile('file_type');
    return { input, file: accepted };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw errorCode(error) === 'FST_REQ_FILE_TOO_LARGE' ? refuseFile('file_too_large') : new ApiError('malformed_request', { cause: error });
  }
}
