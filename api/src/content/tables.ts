import type { Showroom } from '@feszek/contract';
import type { Json, Texts } from '../platform/database/columns.ts';

/** Menus, questions with their answers, and the showrooms. */
export interface ContentTables {
  menu_item: {
    id: number;
    menu: 'header' | 'footer';
    parent_id: number | null;
    position: number;
    title: Json<Texts>;
    link_type: 'content' | 'category' | 'static';
    slug: Json<Texts>;
    ref_id: number | null;
  };
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
    opening_hours: Json<Showroom['opening_hours']>;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends ContentTables {}
}
