import type { SourceFaqTopic, SourceHome, SourceMenuItem, SourceMenus, SourceRedirect, SourceSocialPost } from '@feszek/content-folder';
import type { Trx } from '../../platform/database/Trx.ts';
import { toTime } from '../moments.ts';
import type { PictureHashes } from './textColumns.ts';

const json = JSON.stringify;
/** Rows in one statement. */
const CHUNK = 500;

/** Replaces the menus. */
export async function saveMenus(trx: Trx, menus: SourceMenus): Promise<void> {
  await trx.deleteFrom('menu_item').where('parent_id', 'is not', null).execute();
  await trx.deleteFrom('menu_item').execute();
  let id = 0;
  const save = async (menu: 'header' | 'footer', items: readonly SourceMenuItem[], parentId: number | null): Promise<void> => {
    for (const [position, { title, target, children }] of items.entries()) {
      id += 1;
      const own = id;
      await trx.insertInto('menu_item').values({ id: own, menu, parent_id: parentId, position, title: json(title), target }).execute();
      await save(menu, children, own);
    }
  };
  await save('header', menus.header, null);
  await save('footer', menus.footer, null);
  await trx.deleteFrom('menu_feature').execute();
  if (menus.featured.length > 0) await trx.insertInto('menu_feature').values(menus.featured.map((feature, position) => ({ ...feature, position }))).execute();
}

/** Replaces the questions. */
export async function saveFaq(trx: Trx, topics: readonly SourceFaqTopic[]): Promise<void> {
  await trx.deleteFrom('faq_question').execute();
  await trx.deleteFrom('faq_topic').execute();
  if (topics.length === 0) return;
  await trx.insertInto('faq_topic').values(topics.map(({ title }, index) => ({ id: index + 1, position: index, title: json(title) }))).execute();
  const questions = topics.flatMap((topic, index) =>
    topic.questions.map(({ question, answer }, position) => ({ topic_id: index + 1, position, question: json(question), answer: json(answer) })),
  );
  if (questions.length > 0) await trx.insertInto('faq_question').values(questions.map((question, index) => ({ id: index + 1, ...question }))).execute();
}

/** Replaces the social posts. */
export async function saveSocial(trx: Trx, posts: readonly SourceSocialPost[], hashes: PictureHashes): Promise<void> {
  await trx.deleteFrom('social_post').execute();
  if (posts.length === 0) return;
  const rows = posts.map(({ network, url, picture, alt, text, published }, index) => ({
    id: index + 1, position: index, network, url, picture, hash: hashes.get(picture) ?? '', alt: json(alt), text: json(text), published_at: toTime(published),
  }));
  await trx.insertInto('social_post').values(rows).execute();
}

/** Replaces the room and the story of the home page. */
export async function saveHome(trx: Trx, { room, story }: SourceHome, hashes: PictureHashes): Promise<void> {
  await trx.deleteFrom('home_page').execute();
  await trx.insertInto('home_page').values({ id: 1, room: room && json({ ...room, hash: hashes.get(room.picture) ?? '' }), story }).execute();
}

/** Replaces the rules of addresses. */
export async function saveRedirects(trx: Trx, redirects: readonly SourceRedirect[]): Promise<void> {
  await trx.deleteFrom('route_rule').execute();
  const rows = redirects.map(({ from, status, to }, position) => ({ path: from, position, status, target: to }));
  for (let start = 0; start < rows.length; start += CHUNK) await trx.insertInto('route_rule').values(rows.slice(start, start + CHUNK)).execute();
}
