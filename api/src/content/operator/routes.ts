import {
  acknowledgementSchema, contentExportSchema, contentImportResultSchema, contentImportSchema, contentPictureParamsSchema, contentPictureQuerySchema, contentPreviewInputSchema,
  contentPreviewLinksSchema, MEDIA_LIMITS,
} from '@feszek/contract';
import { namePlugin } from '@feszek/logging';
import { createHash } from 'node:crypto';
import { addContentPicture, inspectPicture } from '../../media/addPicture.ts';
import type { MediaStore } from '../../media/MediaStore.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { CONTENT_TAGS } from '../contentTags.ts';
import { exportContent } from '../export/exportContent.ts';
import { importContent } from '../import/importContent.ts';
import type { ContentImportParts } from '../import/importContent.ts';
import { previewLinks } from '../preview/previewLinks.ts';
import type { PreviewSigner } from '../preview/PreviewSigner.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };
const BODY_LIMIT_BYTES = 32 * 1024 * 1024;

export interface OperatorContentParts extends ContentImportParts {
  readonly changes: Changes;
  /** `undefined`: pictures can be neither uploaded nor shown. */
  readonly media: MediaStore | undefined;
  readonly previews: PreviewSigner;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** Pictures of a content folder, by their hash. */
function pictureRoutes(app: App, { db, clock, operatorToken }: OperatorContentParts, store: MediaStore): void {
  const onRequest = requireOperator(operatorToken);

  app.get('/operator/content/pictures/:hash', {
    onRequest,
    schema: { hide: true, params: contentPictureParamsSchema },
    handler: async (request, reply) => {
      const bytes = await store.original(request.params.hash);
      if (!bytes) throw new ApiError('not_found');
      return reply.type('application/octet-stream').send(Buffer.from(bytes));
    },
  });

  void app.register(namePlugin(async (uploads: App) => {
    // The type is read from the bytes; the media type of the request is not trusted.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    uploads.put('/operator/content/pictures/:hash', {
      config,
      onRequest,
      bodyLimit: MEDIA_LIMITS.bytes,
      schema: { tags, summary: 'Uploads a picture of a content folder', params: contentPictureParamsSchema, querystring: contentPictureQuerySchema, response: { 200: dataOf(acknowledgementSchema) } },
      handler: async (request) => {
        const bytes: unknown = request.body;
        if (!(bytes instanceof Uint8Array) || createHash('sha256').update(bytes).digest('hex') !== request.params.hash) throw new ApiError('picture_unreadable');
        if (request.query.is_check) await inspectPicture(store, bytes);
        else await addContentPicture({ db, clock, store }, request.params.hash, bytes);
        return { data: { ok: true as const } };
      },
    });
  }, 'contentPictureUploads'));
}

/** The content folder: import, export, previews. For the operator only. */
export function operatorContentRoutes(app: App, parts: OperatorContentParts): void {
  const { db, clock, changes, media, previews, shopUrl, operatorToken } = parts;
  const onRequest = requireOperator(operatorToken);

  app.get('/operator/content', {
    onRequest,
    schema: { tags, summary: 'The content as the files of a folder', response: { 200: dataOf(contentExportSchema) } },
    handler: async () => ({ data: await exportContent(db) }),
  });

  app.put('/operator/content', {
    config,
    onRequest,
    bodyLimit: BODY_LIMIT_BYTES,
    schema: { tags, summary: 'Checks or imports the files of a content folder', body: contentImportSchema, response: { 200: dataOf(contentImportResultSchema) } },
    handler: async (request) => {
      const result = await importContent(parts, request.body);
      if (result.is_applied) {
        request.log.info({ sections: result.sections }, 'content imported');
        changes.emit(CONTENT_TAGS);
      }
      return { data: result };
    },
  });

  app.post('/operator/content/preview', {
    config,
    onRequest,
    schema: { tags, summary: 'Links that show an article or a page before its publication', body: contentPreviewInputSchema, response: { 200: dataOf(contentPreviewLinksSchema) } },
    handler: async (request) => ({ data: await previewLinks({ db, previews, shopUrl, now: clock.now() }, request.body.key.replaceAll('\0', '')) }),
  });

  if (media) pictureRoutes(app, parts, media);
}
