import { writeFolder } from '@feszek/content-folder';
import type { Both, ContentSections, SourceArticle, SourceHome, SourceMenuItem, SourcePage, SourceShowroom, SourceText } from '@feszek/content-folder';
import type { ContentExport } from '@feszek/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Texts } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/schema.ts';
import { toMoment } from '../moments.ts';

type Db = Kysely<Database>;

interface TextRow {
  readonly title: Texts;
  readonly description: Texts;
  readonly body: Texts;
  readonly blocks: Both<SourceText['blocks']>;
  readonly slug_hu: string | null;
  readonly slug_en: string | null;
}

function toTexts({ title, description, body, blocks, slug_hu, slug_en }: TextRow): Both<SourceText> {
  return {
    hu: { title: title.hu, slug: slug_hu, description: description.hu, body: body.hu, blocks: blocks.hu },
    en: { title: title.en, slug: slug_en, description: description.en, body: body.en, blocks: blocks.en },
  };
}

const moment = (time: Date | null) => (time === null ? null : toMoment(time));

function toArticle(row: Selectable<Database['article']>): SourceArticle {
  const { key, topic, published_at, updated_at, expires_at, cover, cover_alt, related } = row;
  return { key, topic, published: toMoment(published_at), updated: moment(updated_at), expires: moment(expires_at), cover, coverAlt: cover_alt, related, text: toTexts(row) };
}

function toPage(row: Selectable<Database['content_page']>): SourcePage {
  return { key: row.key, published: moment(row.published_at), expires: moment(row.expires_at), version: row.version, text: toTexts(row) };
}

function toShowroom({ key, name, address, city, zipcode, phone, email, opening_hours, map, picture }: Selectable<Database['showroom']>): SourceShowroom {
  return { key, name, address, city, zipcode, phone, email, openingHours: opening_hours, map, picture: picture && { path: picture.path, alt: picture.alt } };
}

function toHome({ room, story }: Selectable<Database['home_page']>): SourceHome {
  if (!room) return { room, story };
  const { hash: _, ...source } = room;
  return { room: source, story };
}

async function loadMenus(db: Db): Promise<ContentSections['menus']> {
  const rows = await db.selectFrom('menu_item').selectAll().orderBy('position').execute();
  const items = (menu: 'header' | 'footer', parentId: number | null): SourceMenuItem[] =>
    rows.filter((row) => row.menu === menu && row.parent_id === parentId).map(({ id, title, target }) => ({ title, target, children: items(menu, id) }));
  const featured = await db.selectFrom('menu_feature').select(['category', 'target']).orderBy('position').execute();
  return { header: items('header', null), footer: items('footer', null), featured };
}

async function loadFaq(db: Db): Promise<ContentSections['faq']> {
  const topics = await db.selectFrom('faq_topic').selectAll().orderBy('position').execute();
  const questions = Map.groupBy(await db.selectFrom('faq_question').selectAll().orderBy('position').execute(), ({ topic_id }) => topic_id);
  return topics.map(({ id, title }) => ({ title, questions: (questions.get(id) ?? []).map(({ question, answer }) => ({ question, answer })) }));
}

/** The pictures of lists, by their path in the folder. */
async function loadListPictures(db: Db): Promise<readonly (readonly [string, string])[]> {
  const posts = await db.selectFrom('social_post').select(['picture', 'hash']).execute();
  const showrooms = await db.selectFrom('showroom').select('picture').execute();
  const home = await db.selectFrom('home_page').select('room').executeTakeFirst();
  return [
    ...posts.map(({ picture, hash }) => [picture, hash] as const),
    ...showrooms.flatMap(({ picture }) => (picture ? [[picture.path, picture.hash] as const] : [])),
    ...(home?.room ? [[home.room.picture, home.room.hash] as const] : []),
  ];
}

async function loadLists(db: Db): Promise<Pick<ContentSections, 'topics' | 'showrooms' | 'redirects'>> {
  const topics = await db.selectFrom('content_topic').selectAll().orderBy('position').execute();
  const showrooms = await db.selectFrom('showroom').selectAll().orderBy('position').execute();
  const rules = await db.selectFrom('route_rule').selectAll().orderBy('position').execute();
  return {
    topics: topics.map(({ key, title, slug_hu, slug_en, categories }) => ({ key, title, slug: { hu: slug_hu, en: slug_en }, categories })),
    showrooms: showrooms.map(toShowroom),
    redirects: rules.map(({ path, status, target }) => ({ from: path, status, to: target })),
  };
}

/** The whole content as a folder. Importing it changes nothing. */
export async function exportContent(db: Db): Promise<ContentExport> {
  const articles = await db.selectFrom('article').selectAll().orderBy('key').execute();
  const pages = await db.selectFrom('content_page').selectAll().orderBy('key').execute();
  const posts = await db.selectFrom('social_post').selectAll().orderBy('position').execute();
  const social = posts.map(({ network, url, picture, alt, text, published_at }) => ({ network, url, picture, alt, text, published: toMoment(published_at) }));
  const home = await db.selectFrom('home_page').selectAll().executeTakeFirst();
  const files = writeFolder({
    ...(await loadLists(db)), articles: articles.map(toArticle), pages: pages.map(toPage), faq: await loadFaq(db), menus: await loadMenus(db), social, ...(home && { home: toHome(home) }),
  });
  const pictures = new Map([...[...articles, ...pages].flatMap((row) => Object.entries(row.pictures)), ...(await loadListPictures(db))]);
  return { files: [...files], pictures: [...pictures].map(([path, hash]) => ({ path, hash })) };
}
