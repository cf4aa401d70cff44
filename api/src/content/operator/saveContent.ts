import type { ContentResult, OperatorContent } from '@feszek/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** An arbitrary number for the advisory lock, unique in the database. */
const CONTENT_LOCK = 20_261_128;

const json = JSON.stringify;
const both = (hu: string, en: string) => json({ hu, en });

async function saveMenus(trx: Trx, menus: NonNullable<OperatorContent['menus']>): Promise<void> {
  const links = (['header', 'footer'] as const).flatMap((menu) => menus[menu].map((link) => ({ menu, ...link })));
  await trx.deleteFrom('menu_item').execute();
  if (links.length === 0) return;
  const rows = links.map(({ menu, title_hu, title_en, link }, index) => ({
    id: index + 1, menu, parent_id: null, position: index, title: both(title_hu, title_en), link_type: 'static' as const, slug: both(link, link), ref_id: null,
  }));
  await trx.insertInto('menu_item').values(rows).execute();
}

async function saveFaq(trx: Trx, topics: NonNullable<OperatorContent['faq']>): Promise<void> {
  await trx.deleteFrom('faq_question').execute();
  await trx.deleteFrom('faq_topic').execute();
  if (topics.length === 0) return;
  await trx.insertInto('faq_topic').values(topics.map(({ title_hu, title_en }, index) => ({ id: index + 1, position: index, title: both(title_hu, title_en) }))).execute();
  const questions = topics.flatMap((topic, index) =>
    topic.questions.map(({ question_hu, question_en, answer_hu, answer_en }, position) => ({
      topic_id: index + 1, position, question: both(question_hu, question_en), answer: both(answer_hu, answer_en),
    })),
  );
  if (questions.length > 0) await trx.insertInto('faq_question').values(questions.map((question, index) => ({ id: index + 1, ...question }))).execute();
}

async function saveShowrooms(trx: Trx, showrooms: NonNullable<OperatorContent['showrooms']>): Promise<void> {
  await trx.deleteFrom('showroom').execute();
  if (showrooms.length === 0) return;
  const rows = showrooms.map(({ name_hu, name_en, opening_hours, ...showroom }, index) => ({
    ...showroom, id: index + 1, position: index, name: both(name_hu, name_en),
    opening_hours: json(opening_hours),
  }));
  await trx.insertInto('showroom').values(rows).execute();
}

async function countAll(trx: Trx): Promise<ContentResult> {
  const { rows } = await sql<ContentResult>`select (select count(*)::int from menu_item) as links, (select count(*)::int from faq_topic) as topics,
    (select count(*)::int from faq_question) as questions, (select count(*)::int from showroom) as showrooms`.execute(trx);
  const [counts] = rows;
  if (!counts) throw new Error('The content could not be counted');
  return counts;
}

/** Replaces the given sections in one transaction. Saving the same content again changes nothing. */
export function saveContent(db: Db, { menus, faq, showrooms }: OperatorContent): Promise<ContentResult> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`.execute(trx);
    if (menus) await saveMenus(trx, menus);
    if (faq) await saveFaq(trx, faq);
    if (showrooms) await saveShowrooms(trx, showrooms);
    return countAll(trx);
  });
}
