import type { Trx } from '../../platform/database/Trx.ts';
import { FAQ } from './faq.ts';
import { MENUS } from './menus.ts';
import { SHOWROOMS } from './showrooms.ts';
import { texts } from './texts.ts';

/** Menus, questions and showrooms. */
export async function seedContent(trx: Trx): Promise<void> {
  const json = JSON.stringify;
  await trx
    .insertInto('menu_item')
    .values(
      MENUS.map(({ menu, title, route }, index) => ({
        id: index + 1,
        menu,
        parent_id: null,
        position: index,
        title: json(title),
        link_type: 'static' as const,
        slug: json(texts(route, route)),
        ref_id: null,
      })),
    )
    .execute();
  await trx.insertInto('faq_topic').values(FAQ.map(({ title }, index) => ({ id: index + 1, position: index, title: json(title) }))).execute();
  const questions = FAQ.flatMap((topic, topicIndex) => topic.questions.map(([question, answer], position) => ({ topic_id: topicIndex + 1, position, question: json(question), answer: json(answer) })));
  await trx.insertInto('faq_question').values(questions.map((question, index) => ({ id: index + 1, ...question }))).execute();
  await trx
    .insertInto('showroom')
    .values(
      SHOWROOMS.map(({ name, address, city, zipcode, phone, email, openingHours }, index) => ({
        id: index + 1,
        position: index,
        name: json(name),
        address,
        city,
        zipcode,
        phone,
        email,
        opening_hours: json(openingHours),
      })),
    )
    .execute();
}
