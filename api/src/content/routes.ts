import { faqSchema, showroomsSchema } from '@feszek/contract';
import { sql } from 'kysely';
import { contentPicture } from '../media/contentPictures.ts';
import type { Db } from '../platform/database/connect.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { requestLocale } from '../platform/http/requestView.ts';

const tags = ['content'];
const config = { isPublic: true };

/** Questions and showrooms. */
export function contentRoutes(app: App, { db }: { readonly db: Db }): void {
  app.get('/api/faq', {
    config,
    schema: { tags, summary: 'Frequently asked questions by topic', response: { 200: dataOf(faqSchema) } },
    handler: async (request) => {
      const locale = requestLocale(request);
      const topics = await db.selectFrom('faq_topic').select(['id', 'title']).orderBy('position').execute();
      const questions = Map.groupBy(await db.selectFrom('faq_question').selectAll().orderBy('position').execute(), (row) => row.topic_id);
      return {
        data: {
          topics: topics.map(({ id, title }) => ({
            id,
            title: title[locale],
            questions: (questions.get(id) ?? []).map((row) => ({ id: row.id, question: row.question[locale], answer: row.answer[locale] })),
          })),
        },
      };
    },
  });

  app.get('/api/showrooms', {
    config,
    schema: { tags, summary: 'Showrooms with their opening hours', response: { 200: dataOf(showroomsSchema) } },
    handler: async (request) => {
      const locale = requestLocale(request);
      const rows = await db.selectFrom('showroom').selectAll().select(contentPicture(sql`picture ->> 'hash'`).as('stored')).orderBy('position').execute();
      return {
        data: rows.map(({ position: _, picture, stored, ...row }) => ({ ...row, name: row.name[locale], image: picture && stored ? { ...stored, alt: picture.alt[locale] } : null })),
      };
    },
  });
}
