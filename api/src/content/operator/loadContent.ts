import type { OperatorContent } from '@feszek/contract';
import type { Db } from '../../platform/database/connect.ts';

async function loadMenus(db: Db): Promise<OperatorContent['menus']> {
  const rows = await db.selectFrom('menu_item').select(['menu', 'title', 'slug']).where('link_type', '=', 'static').orderBy('position').execute();
  const links = (menu: 'header' | 'footer') => rows.filter((row) => row.menu === menu).map(({ title, slug }) => ({ title_hu: title.hu, title_en: title.en, link: slug.hu }));
  return { header: links('header'), footer: links('footer') };
}

async function loadFaq(db: Db): Promise<OperatorContent['faq']> {
  const topics = await db.selectFrom('faq_topic').select(['id', 'title']).orderBy('position').execute();
  const questions = Map.groupBy(await db.selectFrom('faq_question').selectAll().orderBy('position').execute(), ({ topic_id }) => topic_id);
  return topics.map(({ id, title }) => ({
    title_hu: title.hu,
    title_en: title.en,
    questions: (questions.get(id) ?? []).map(({ question, answer }) => ({ question_hu: question.hu, question_en: question.en, answer_hu: answer.hu, answer_en: answer.en })),
  }));
}

async function loadShowrooms(db: Db): Promise<OperatorContent['showrooms']> {
  const rows = await db.selectFrom('showroom').selectAll().orderBy('position').execute();
  return rows.map(({ id: _id, position: _position, name, ...showroom }) => ({ ...showroom, name_hu: name.hu, name_en: name.en }));
}

/** Menus, questions and showrooms in the form of a content file. */
export async function loadContent(db: Db): Promise<OperatorContent> {
  return { menus: await loadMenus(db), faq: await loadFaq(db), showrooms: await loadShowrooms(db) };
}
