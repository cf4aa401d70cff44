import type { JSONColumnType } from 'kysely';
import type { Texts } from '../schema.ts';

type Json<Value extends object> = JSONColumnType<Value, string, string>;

/** Questions with their answers, and the showrooms. */
export interface ContentTables {
  faq_topic: { id: number; position: number; title: Json<Texts> };
  faq_question: { id: number; topic_id: number; position: number; question: Json<Texts>; answer: Json<Texts> };
  showroom: {
    id: number;
    position: number;
    name: Json<Texts>;
    address: string;
    city: string;
    zipcode: string;
    phone: string;
    email: string;
    opening_hours: Json<readonly { readonly days: Texts; readonly hours: Texts }[]>;
  };
}
