import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { areIntervals } from '../calendar/openingHours.ts';
import { isDay } from './quote.ts';
import { imageSchema } from './shared.ts';
import { showroomMapSchema } from './showroomMap.ts';

/** Intervals of a day, and days with special hours. */
const OPENING_LIMITS = { intervals: 4, exceptions: 100, exchanged: 50 } as const;

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

const intervals = () => array(string().required()).max(OPENING_LIMITS.intervals, 'too_many').required('required').test('intervals', 'opening_hours', (texts) => !texts || areIntervals(texts));

const day = () => string().required('required').test('date', 'date', (date) => !date || isDay(date));

/** Opening hours: intervals such as `10:00-19:00` for each weekday, and for days with special hours. */
export const openingHoursSchema = object({
  hours: object({ mon: intervals(), tue: intervals(), wed: intervals(), thu: intervals(), fri: intervals(), sat: intervals(), sun: intervals() }).required('required'),
  exceptions: array(object({ date: day(), hours: intervals() }).required())
    .max(OPENING_LIMITS.exceptions, 'too_many')
    .required('required'),
  /** Days that the Government exchanges: each has the hours of the other one. */
  exchanged: array(object({ rest: day(), worked: day() }).required()).max(OPENING_LIMITS.exchanged, 'too_many').required('required'),
});

/** Response of `GET /api/showrooms`. */
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
    opening_hours: openingHoursSchema.required(),
    /** A drawn map; `null` without one. */
    map: showroomMapSchema.nullable().defined(),
    /** `null` until the picture is stored. */
    image: imageSchema.nullable().defined(),
  }).required(),
).required();
export type Showroom = InferType<typeof showroomsSchema>[number];
