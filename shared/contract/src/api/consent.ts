import { array, date, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CONSENT_ID, CONSENT_PURPOSES } from '../consent.ts';

const MOST_VERSIONS = 9999;

/** Body of `POST /api/consent`: a decision, without anything that identifies the visitor. */
export const consentInputSchema = object({
  /** Random; created by the browser or, without scripts, by the shell. The visitor's cookie contains it. */
  id: string().required('required').matches(CONSENT_ID, 'unknown_value'),
  version: number().integer('whole_number').min(1, 'too_small').max(MOST_VERSIONS, 'too_large').required('required'),
  /** The purposes that the visitor agrees to. */
  purposes: array(string().oneOf(CONSENT_PURPOSES, 'unknown_value').required('required')).max(CONSENT_PURPOSES.length, 'too_many').required('required'),
  decided_at: date().typeError('date').required('required'),
});
export type ConsentInput = InferType<typeof consentInputSchema>;

/** A record as the operator sees it. Response of `GET /operator/consents/{id}`. */
export const operatorConsentSchema = object({
  id: string().required(),
  /** Version of the purposes; see `CONSENT_VERSION`. */
  version: number().required(),
  purposes: array(string().oneOf(CONSENT_PURPOSES).required()).required(),
  /** By the visitor's clock. */
  decided_at: string().required(),
  /** By the shop's clock. */
  stored_at: string().required(),
});
export type OperatorConsent = InferType<typeof operatorConsentSchema>;

/** Response of `GET /operator/consents`: the newest first. */
export const operatorConsentsSchema = array(operatorConsentSchema.required()).required();

export const operatorConsentsQuerySchema = object({
  limit: number().integer('whole_number').min(1, 'too_small').max(500, 'too_large').default(50),
});
