import { contractSchema, sliceNamed } from '@feszek/contract/composition';
import { SIGNALS } from './CanaryTrial.ts';
import type { Signal } from './CanaryTrial.ts';
import { array, boolean, mixed, number, object, string } from 'yup';

const slice = string().required().test('slice', '${path} must be the name of a slice: words of small letters with hyphens', (name) => sliceNamed(name) !== undefined);
const version = string().required().max(100).matches(/^[A-Za-z0-9][\w.+-]*$/);

export const releaseSchema = object({ slice, manifest: string().required().max(256 * 1024), signature: mixed().required() }).required();
/** Of a deployment and of a retirement. */
export const changeSchema = object({ slice, version, who: string().required().max(100), why: string().defined().max(500) }).required();
export const instanceSchema = object({ slice, version, url: string().url().max(500), error: string().max(500) }).required();
export const refSchema = object({ slice, version }).required();
/** `together`: the releases that become live beside this one. */
export const assignmentSchema = changeSchema.shape({ is_promotion: boolean(), together: array(refSchema).max(50) });

const partySchema = object({ name: string().required().matches(/^[a-z-]{1,40}$/), version }).concat(contractSchema).required();
const protocol = number().required().integer().min(1);
/** The API or the shell, with its contract. */
export const programSchema = object({ party: partySchema.shape({ name: string().required().oneOf(['api', 'shell']) }), protocols: object({ min: protocol, max: protocol }).default(undefined) }).required();
/** Programs that are not live yet. */
export const checkSchema = object({ parties: array(partySchema).required().max(50) }).required();
export const canarySchema = changeSchema.shape({ percent: number().required().min(0.1).max(50) });
export const canaryEndSchema = object({ slice, who: string().required().max(100), why: string().defined().max(500) }).required();
export const previewSchema = changeSchema.shape({ until: number().required().integer().positive() });

const count = number().required().integer().min(0).max(1_000_000);
const outcomeSchema = object({ slice, version, signal: mixed<Signal>().required().oneOf(SIGNALS), succeeded: count, failed: count }).required();
/** What shells have counted since their last report. */
export const outcomesSchema = object({ outcomes: array(outcomeSchema).required().max(200) }).required();
