import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';

/** Response of `GET /api/faq`: questions by topic, in the shop's order. */
export const faqSchema = object({
  topics: array(
    object({
      id: number().required(),
      title: string().required(),
      questions: array(object({ id: number().required(), question: string().required(), answer: string().required() }).required()).required(),
    }).required(),
  ).required(),
});
export type Faq = InferType<typeof faqSchema>;

/** Response of `GET /api/showrooms`. Opening hours: one text per line; days with equal hours are combined. */
export const showroomsSchema = array(
  object({
    id: number().required(),
    /** Names the showroom in a `map` block; the same in both languages. */
    key: string().required(),
    name: string().required(),
    address: string().required(),
    city: string().required(),
    zipcode: string().required(),
    phone: string().required(),
    email: string().required(),
    opening_hours: array(object({ days: string().required(), hours: string().required() }).required()).required(),
  }).required(),
).required();
export type Showroom = InferType<typeof showroomsSchema>[number];
