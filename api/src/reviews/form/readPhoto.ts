import { REVIEW_LIMITS, reviewPhotoInputSchema } from '@feszek/contract';
import type { FastifyRequest } from 'fastify';
import { sniffPicture } from '../../media/processing/pictureType.ts';
import { errorCode } from '../../platform/errorCode.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { validate } from '../../platform/http/validation.ts';

export interface PhotoForm {
  readonly key: string;
  readonly item: number;
  readonly bytes: Buffer;
}

const refuse = (code: 'required' | 'photo_type' | 'file_too_large') =>
  new ApiError('validation_failed', { fields: [{ path: 'photo', code, ...(code === 'file_too_large' && { params: { max: REVIEW_LIMITS.photoMegabytes } }) }] });

async function readParts(request: FastifyRequest): Promise<{ readonly fields: Readonly<Record<string, unknown>>; readonly bytes: Buffer | undefined }> {
  const fields = new Map<string, unknown>();
  let bytes: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') bytes = await part.toBuffer();
    else fields.set(part.fieldname, part.value);
  }
  return { fields: Object.fromEntries(fields), bytes };
}

/**
 * Reads the form of a photograph. Its type is read from its bytes; the name and the media type that were sent are not used.
 *
 * @throws ApiError `validation_failed`, `unsupported_media_type`, `malformed_request`
 */
export async function readPhoto(request: FastifyRequest): Promise<PhotoForm> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type');
  try {
    const { fields, bytes } = await readParts(request);
    const { key, item } = validate(reviewPhotoInputSchema, fields);
    if (!bytes || bytes.length === 0) throw refuse('required');
    const sniffed = sniffPicture(bytes);
    if (!sniffed || sniffed.type === 'tiff') throw refuse('photo_type');
    return { key, item, bytes };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw errorCode(error) === 'FST_REQ_FILE_TOO_LARGE' ? refuse('file_too_large') : new ApiError('malformed_request', { cause: error });
  }
}
