import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { ROUTES } from '../routes.ts';
import { openingHoursSchema } from './content.ts';
import { IMPORT_LIMITS } from './import.ts';
import { LIMITS } from './limits.ts';

/** Limits of a content file. */
const CONTENT_LIMITS = { links: 50, topics: 50, questions: 100, showrooms: 100 } as const;

const line = () => string().trim().max(IMPORT_LIMITS.line, 'too_long').required('required');
const paragraph = () => string().trim().max(IMPORT_LIMITS.text, 'too_long').required('required');

function isScreen(link: string): boolean {
  return ROUTES.some(({ name, paths }) => name === link && !paths.hu.includes('{'));
}

function isWebAddress(link: string): boolean {
  return /^https?:\/\//i.test(link) && URL.canParse(link);
}

/** A menu link: the route name of a screen, or a web address. */
const menuLinkSchema = object({
  title_hu: line(),
  title_en: line(),
  link: string().trim().max(LIMITS.url, 'too_long').required('required').test('link', 'unknown_value', (link) => !link || isScreen(link) || isWebAddress(link)),
});

const menu = () => array(menuLinkSchema.required()).max(CONTENT_LIMITS.links, 'too_many').required('required');

const topicSchema = object({
  title_hu: line(),
  title_en: line(),
  questions: array(object({ question_hu: line(), question_en: line(), answer_hu: paragraph(), answer_en: paragraph() }).required())
    .max(CONTENT_LIMITS.questions, 'too_many')
    .required('required'),
});

const showroomSchema = object({
  name_hu: line(),
  name_en: line(),
  address: string().trim().max(LIMITS.address, 'too_long').required('required'),
  city: string().trim().max(LIMITS.city, 'too_long').required('required'),
  zipcode: string().trim().max(LIMITS.zipcode, 'too_long').required('required'),
  phone: string().trim().max(LIMITS.phone, 'too_long').required('required'),
  email: string().trim().email('email').max(LIMITS.email, 'too_long').required('required'),
  opening_hours: openingHoursSchema.required('required'),
});

/**
 * Body of `PUT /operator/content`, and response of `GET`: menus, questions and showrooms in the shop's order. A section
 * replaces the shop's section; an omitted section stays unchanged.
 */
export const operatorContentSchema = object({
  menus: object({ header: menu(), footer: menu() }).optional().default(undefined),
  faq: array(topicSchema.required()).max(CONTENT_LIMITS.topics, 'too_many'),
  showrooms: array(showroomSchema.required()).max(CONTENT_LIMITS.showrooms, 'too_many'),
});
export type OperatorContent = InferType<typeof operatorContentSchema>;

/** Response of `PUT /operator/content`: the number of entries in each section. */
export const contentResultSchema = object({
  links: number().required(),
  topics: number().required(),
  questions: number().required(),
  showrooms: number().required(),
});
export type ContentResult = InferType<typeof contentResultSchema>;
