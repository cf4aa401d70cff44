import { acknowledgementSchema, operatorReviewInvitationSchema, operatorReviewSchema, operatorReviewsQuerySchema, operatorReviewsSchema, reviewAnswerSchema, reviewRejectionSchema } from '@feszek/contract';
import type { OperatorReview } from '@feszek/contract';
import { loadReviewPictures } from '../../media/reviewPictures.ts';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { idParams, pathId } from '../../platform/http/ids.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { inviteNow } from '../invitations/sendInvitations.ts';
import type { InvitationParts } from '../invitations/sendInvitations.ts';
import { itemKey } from '../itemKey.ts';
import { answerReview, publishReview, rejectReview, removeReview } from './moderate.ts';
import type { ModerationParts } from './moderate.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };

export interface OperatorReviewParts extends ModerationParts, InvitationParts {
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

function selectReviews(db: Db) {
  return db
    .selectFrom('review')
    .innerJoin('order_line', (join) => join.onRef('order_line.order_id', '=', 'review.order_id').onRef('order_line.position', '=', 'review.position'))
    .select(['id', 'review.order_id', 'review.position', 'sku', 'order_line.name as product', 'stars', 'title', 'text', 'locale as language', 'author', 'state', 'reason', 'created_at', 'decided_at', 'answer']);
}

async function toReviews(db: Db, rows: Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>): Promise<OperatorReview[]> {
  const pictures = await loadReviewPictures(db, rows.map(({ order_id: orderId, position }) => itemKey(orderId, position)));
  return rows.map(({ position, product, created_at, decided_at, ...review }) => ({
    ...review,
    product: product.hu,
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    photos: (pictures.get(itemKey(review.order_id, position)) ?? []).map(({ image }) => image.path),
  }));
}

async function loadReview(db: Db, id: number): Promise<OperatorReview> {
  const [review] = await toReviews(db, await selectReviews(db).where('id', '=', id).execute());
  if (!review) throw new ApiError('not_found');
  return review;
}

/** Reviews and what the shop does with them. For the operator only. */
export function operatorReviewRoutes(app: App, parts: OperatorReviewParts): void {
  const { db } = parts;
  const onRequest = requireOperator(parts.operatorToken);
  const response = { 200: dataOf(operatorReviewSchema) };

  app.get('/operator/reviews', {
    onRequest,
    schema: { tags, summary: 'Reviews, the newest first', querystring: operatorReviewsQuerySchema, response: { 200: dataOf(operatorReviewsSchema) } },
    handler: async ({ query: { state, limit } }) => {
      const rows = await selectReviews(db).$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending')).orderBy('id', 'desc').limit(limit).execute();
      return { data: await toReviews(db, rows) };
    },
  });

  app.post('/operator/reviews/invitations/:id', {
    config,
    onRequest,
    schema: { tags, summary: 'Invites the buyer of an order at once, named by its number or hash', params: idParams, response: { 200: dataOf(operatorReviewInvitationSchema) } },
    handler: async ({ params }) => ({ data: { is_sent: await inviteNow(parts, params.id) } }),
  });

  app.get('/operator/reviews/:id', {
    onRequest,
    schema: { tags, summary: 'A review', params: idParams, response },
    handler: async ({ params }) => ({ data: await loadReview(db, pathId(params.id)) }),
  });

  app.post('/operator/reviews/:id/published', {
    config,
    onRequest,
    schema: { tags, summary: 'Publishes a review and mails its author', params: idParams, response },
    handler: async ({ params }) => {
      await publishReview(parts, pathId(params.id));
      return { data: await loadReview(db, pathId(params.id)) };
    },
  });

  app.post('/operator/reviews/:id/rejected', {
    config,
    onRequest,
    schema: { tags, summary: 'Rejects a review and mails the reason to its author', params: idParams, body: reviewRejectionSchema, response },
    handler: async ({ params, body }) => {
      await rejectReview(parts, pathId(params.id), body.reason);
      return { data: await loadReview(db, pathId(params.id)) };
    },
  });

  app.post('/operator/reviews/:id/answer', {
    config,
    onRequest,
    schema: { tags, summary: "Stores the shop's answer to a review", params: idParams, body: reviewAnswerSchema, response },
    handler: async ({ params, body }) => {
      await answerReview(parts, pathId(params.id), body.text);
      return { data: await loadReview(db, pathId(params.id)) };
    },
  });

  app.delete('/operator/reviews/:id', {
    config,
    onRequest,
    schema: { tags, summary: 'Deletes a review with its photographs', params: idParams, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async ({ params }) => {
      await removeReview(parts, pathId(params.id));
      return { data: { ok: true as const } };
    },
  });
}
