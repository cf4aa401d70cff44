import {
  acknowledgementSchema, REVIEW_LIMITS, REVIEW_ONE_CLICK_PATH, REVIEW_PHOTO_BODY_BYTES, REVIEW_PHOTO_PATH, reviewFormSchema, reviewInputSchema, reviewKeySchema, reviewPhotoRemovalSchema, reviewPhotosSchema,
} from '@feszek/contract';
import { namePlugin } from '@feszek/logging';
import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitUploads } from '../../media/operator/limitUploads.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requestLocale } from '../../platform/http/requestView.ts';
import type { RequestSessions } from '../../platform/session/requestSession.ts';
import { reviewPage } from '../invitations/links.ts';
import { optOut } from '../invitations/optOut.ts';
import { loadForm } from './loadForm.ts';
import { addPhoto, removePhoto } from './photos.ts';
import type { PhotoParts } from './photos.ts';
import { readPhoto } from './readPhoto.ts';
import type { FormVisitor } from './resolveOrder.ts';
import { saveReview } from './saveReview.ts';

const tags = ['reviews'];
const ACKNOWLEDGED = { data: { ok: true as const } };
const FIELD_BYTES = 1024;

export interface ReviewFormParts extends PhotoParts {
  readonly sessions: RequestSessions;
  /** Key of signatures and hashes; the same in every process. */
  readonly secret: string;
}

/** The form in which buyers review the items of an order. The key is the token of an invitation or the hash of an order. */
export async function reviewFormRoutes(app: App, parts: ReviewFormParts): Promise<void> {
  const { db, clock, sessions } = parts;
  const visitorOf = async (key: string, request: FastifyRequest, reply: FastifyReply): Promise<FormVisitor> => ({ key, session: await sessions.find(request, reply) });

  app.get('/api/reviews/forms/:key', {
    schema: { tags, summary: 'What a buyer can review, for the link of an invitation or the hash of an open order', params: reviewKeySchema, response: { 200: dataOf(reviewFormSchema) } },
    handler: async (request, reply) => ({ data: await loadForm(db, clock, await visitorOf(request.params.key, request, reply), requestLocale(request)) }),
  });

  app.post('/api/reviews', {
    schema: { tags, summary: 'Stores the review of an item, or replaces it until the shop has decided on it', body: reviewInputSchema, response: { 200: dataOf(reviewFormSchema) } },
    handler: async (request, reply) => {
      const visitor = await visitorOf(request.body.key, request, reply);
      const locale = requestLocale(request);
      await saveReview(db, clock, visitor, request.body, locale);
      return { data: await loadForm(db, clock, visitor, locale) };
    },
  });

  await app.register(namePlugin(async (uploads: App) => {
    await uploads.register(multipart, { limits: { files: 1, fileSize: REVIEW_LIMITS.photoBytes, fields: 4, fieldSize: FIELD_BYTES, fieldNameSize: 100, headerPairs: 20 } });
    uploads.post(REVIEW_PHOTO_PATH, {
      bodyLimit: REVIEW_PHOTO_BODY_BYTES,
      onRequest: limitUploads('service_unavailable'),
      schema: {
        tags,
        summary: 'Adds a photograph to the review of an item',
        description: 'A multipart form: `key`, `item`, and a `photo` of up to 10 MB. Location, camera and all other metadata are removed before it is stored.',
        consumes: ['multipart/form-data'],
        response: { 200: dataOf(reviewPhotosSchema) },
      },
      handler: async (request, reply) => {
        const { key, item, bytes } = await readPhoto(request);
        return { data: { photos: await addPhoto(parts, await visitorOf(key, request, reply), item, bytes) } };
      },
    });
  }, 'reviewPhotos'));

  app.post(`${REVIEW_PHOTO_PATH}/remove`, {
    schema: { tags, summary: 'Removes a photograph from the review of an item', body: reviewPhotoRemovalSchema, response: { 200: dataOf(reviewPhotosSchema) } },
    handler: async (request, reply) => {
      const { key, item, photo } = request.body;
      return { data: { photos: await removePhoto(parts, await visitorOf(key, request, reply), item, photo) } };
    },
  });
}

/** The end of invitations, by the link of a mail or by a mail program. */
export function reviewOptOutRoutes(app: App, { db, clock, secret }: Pick<ReviewFormParts, 'db' | 'clock' | 'secret'>): void {
  app.post('/api/reviews/unsubscribe', {
    schema: { tags, summary: 'Ends the invitations to review', body: reviewKeySchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async ({ body }) => {
      await optOut(db, clock, secret, body.key);
      return ACKNOWLEDGED;
    },
  });

  // RFC 8058: the mail program posts `List-Unsubscribe=One-Click`, without cookies.
  app.post(REVIEW_ONE_CLICK_PATH, {
    config: { skipsCsrf: true },
    schema: { tags, summary: 'Ends the invitations for a mail program (RFC 8058)', querystring: reviewKeySchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async ({ query }) => {
      await optOut(db, clock, secret, query.key);
      return ACKNOWLEDGED;
    },
  });

  app.get(REVIEW_ONE_CLICK_PATH, {
    schema: { tags, summary: 'Leads a person to the page on which they end the invitations', querystring: reviewKeySchema },
    handler: async (request, reply) => reply.header('cache-control', 'no-store').redirect(reviewPage(request.query.key, requestLocale(request)), 303),
  });
}
