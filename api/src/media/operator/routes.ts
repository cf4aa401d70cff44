import {
  MEDIA_LIMITS, mediaFetchSchema, mediaListSchema, mediaMissingQuerySchema, mediaMissingSchema, mediaOrderSchema, mediaOwnerParamsSchema, mediaPositionParamsSchema, mediaUseSchema,
} from '@feszek/contract';
import type { MediaMissing, MediaOwner } from '@feszek/contract';
import { namePlugin } from '@feszek/logging';
import type { Kysely } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { addPicture } from '../addPicture.ts';
import type { MediaParts } from '../addPicture.ts';
import { downloadPicture } from '../download/downloadPicture.ts';
import type { Owner } from '../owners.ts';
import { listPictures, orderPictures, removePicture } from '../pictureUses.ts';
import { limitUploads } from './limitUploads.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };
const response = { 200: dataOf(mediaListSchema) };

export interface OperatorMediaParts extends MediaParts {
  readonly operatorToken: string | undefined;
  /** Finds an owner by the name that the operator uses; throws ApiError `not_found`. */
  readonly findOwner: (db: Kysely<Database>, kind: MediaOwner, key: string) => Promise<Owner>;
  /** Lists at most `limit` owners without a picture at a position. */
  readonly listMissing: (db: Db, limit: number, position: number) => Promise<MediaMissing>;
  /** Called after a change of an owner's pictures is committed. */
  readonly onChanged: (owner: Owner) => Promise<void>;
  /** Downloads pictures from their addresses. */
  readonly download?: (url: string) => Promise<Uint8Array>;
}

/** Pictures of products, categories, brands and pages. For the operator only. */
export async function operatorMediaRoutes(app: App, parts: OperatorMediaParts): Promise<void> {
  const { db, clock, findOwner, listMissing, onChanged, download = downloadPicture } = parts;
  const limit = limitUploads('pictures_busy');
  const onRequest = requireOperator(parts.operatorToken);

  const changed = async (owner: Owner) => {
    await onChanged(owner);
    return { data: await listPictures(db, owner) };
  };

  app.get('/operator/media/missing', {
    onRequest,
    schema: { tags, summary: 'Owners without a picture', querystring: mediaMissingQuerySchema, response: { 200: dataOf(mediaMissingSchema) } },
    handler: async (request) => ({ data: await listMissing(db, request.query.limit, request.query.position) }),
  });

  app.get('/operator/media/:owner/:key', {
    onRequest,
    schema: { tags, summary: 'The pictures of an owner', params: mediaOwnerParamsSchema, response },
    handler: async (request) => ({ data: await listPictures(db, await findOwner(db, request.params.owner, request.params.key)) }),
  });

  app.post('/operator/media/:owner/:key/order', {
    config,
    onRequest,
    schema: { tags, summary: 'Reorders the pictures of an owner', params: mediaOwnerParamsSchema, body: mediaOrderSchema, response },
    handler: async (request) => {
      const owner = await findOwner(db, request.params.owner, request.params.key);
      await orderPictures(db, owner, request.body.positions);
      return changed(owner);
    },
  });

  app.delete('/operator/media/:owner/:key/:position', {
    config,
    onRequest,
    schema: { tags, summary: 'Removes a picture from its owner', params: mediaPositionParamsSchema, response },
    handler: async (request) => {
      const owner = await findOwner(db, request.params.owner, request.params.key);
      await removePicture(db, clock, owner, request.params.position);
      return changed(owner);
    },
  });

  app.post('/operator/media/:owner/:key/:position/download', {
    config,
    onRequest: [onRequest, limit],
    schema: { tags, summary: 'Downloads a picture from a public address and shows it at a position of its owner', params: mediaPositionParamsSchema, body: mediaFetchSchema, response },
    handler: async (request) => {
      const { owner: kind, key, position } = request.params;
      const owner = await findOwner(db, kind, key);
      await addPicture(parts, owner, position, await download(request.body.url), request.body);
      return changed(owner);
    },
  });

  await app.register(namePlugin(async (uploads: App) => {
    // The type is read from the bytes; the media type of the request is not trusted.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    uploads.put('/operator/media/:owner/:key/:position', {
      config,
      onRequest: [onRequest, limit],
      bodyLimit: MEDIA_LIMITS.bytes,
      schema: { tags, summary: 'Uploads a picture and shows it at a position of its owner', params: mediaPositionParamsSchema, querystring: mediaUseSchema, response },
      handler: async (request) => {
        const { owner: kind, key, position } = request.params;
        const owner = await findOwner(db, kind, key);
        const bytes: unknown = request.body;
        if (!(bytes instanceof Uint8Array)) throw new ApiError('picture_type_refused');
        await addPicture(parts, owner, position, bytes, request.query);
        return changed(owner);
      },
    });
  }, 'pictureUploads'));
}
