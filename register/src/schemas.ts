import { sliceNamed } from '@feszek/contract';
import { mixed, object, string } from 'yup';

const slice = string().required().test('slice', '${path} must be the name of a slice: words of small letters with hyphens', (name) => sliceNamed(name) !== undefined);
const version = string().required().max(100).matches(/^[A-Za-z0-9][\w.+-]*$/);

export const releaseSchema = object({ slice, manifest: string().required().max(256 * 1024), signature: mixed().required() }).required();
/** Of a deployment and of a retirement. */
export const changeSchema = object({ slice, version, who: string().required().max(100), why: string().defined().max(500) }).required();
export const instanceSchema = object({ slice, version, url: string().url().max(500), error: string().max(500) }).required();
