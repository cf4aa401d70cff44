import { ARTICLE_LIMITS } from '@feszek/contract';
import { object, string } from 'yup';

/** Parameters of a path that ends with a slug of several segments. */
export const namePathParams = object({ '*': string().max(ARTICLE_LIMITS.slug, 'too_long').required() });
