import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LOCALES } from '../locale.ts';
import { REVIEW_LIMITS } from './reviewLimits.ts';

export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A review as the operator sees it. */
export const operatorReviewSchema = object({
  id: number().required(),
  order_id: number().required(),
  sku: string().required(),
  /** The name of the item in Hungarian, as it was ordered. */
  product: string().required(),
  stars: number().required(),
  title: string().defined(),
  text: string().required(),
  language: string().oneOf(LOCALES).required(),
  /** Empty for an author who shows no name. */
  author: string().defined(),
  state: string().oneOf(REVIEW_STATES).required(),
  /** Why it was rejected; otherwise empty. */
  reason: string().defined(),
  created_at: string().required(),
  /** `null` before it is published or rejected. */
  decided_at: string().nullable().defined(),
  /** Paths of the photographs. */
  photos: array(string().required()).required(),
  /** The shop's answer; empty without one. */
  answer: string().defined(),
});
export type OperatorReview = InferType<typeof operatorReviewSchema>;

export const operatorReviewsSchema = array(operatorReviewSchema.required()).required();

/** Query of `GET /operator/reviews`: the newest first. */
export const operatorReviewsQuerySchema = object({
  state: string().oneOf(REVIEW_STATES, 'unknown_value'),
  limit: number().integer('whole_number').min(1, 'too_small').max(1000, 'too_large').default(50),
});

export const reviewRejectionSchema = object({ reason: string().trim().required('required').max(REVIEW_LIMITS.reason, 'too_long') });
export const reviewAnswerSchema = object({ text: string().trim().required('required').max(REVIEW_LIMITS.answer, 'too_long') });

/** Response of `POST /operator/reviews/invitations/{order}`: no mail is sent twice, to buyers who want none, or after a withdrawal. */
export const operatorReviewInvitationSchema = object({ is_sent: boolean().required() });
