import { LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { stringify } from 'yaml';
import type { TextFile } from './FolderFiles.ts';
import type {
  Both, ContentSections, SourceArticle, SourceFaqTopic, SourceHome, SourceMenuItem, SourceMenus, SourcePage, SourceRedirect, SourceShowroom, SourceSocialPost, SourceText, SourceTopic,
} from './source.ts';

const yaml = (value: unknown) => stringify(value, { lineWidth: 0 });
const both = (name: string, { hu, en }: Both<string>) => ({ [`${name}_hu`]: hu, [`${name}_en`]: en });

/** Fields with a value. */
function present(fields: Readonly<Record<string, string | readonly string[] | null>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value.length > 0));
}

function markdown({ title, slug, description, body }: SourceText, more: Readonly<Record<string, string | null>>): string {
  return `---\n${yaml(present({ title, slug, description, ...more }))}---\n\n${body}\n`;
}

const fileName = (path: string | null) => path?.slice(path.lastIndexOf('/') + 1) ?? null;

function articleFiles({ key, topic, published, updated, expires, cover, coverAlt, related, text }: SourceArticle): readonly TextFile[] {
  const folder = `articles/${key}`;
  return [
    { path: `${folder}/article.yaml`, text: yaml(present({ topic, published, updated, expires, cover: fileName(cover), related })) },
    ...LOCALES.map((locale: Locale) => ({ path: `${folder}/${locale}.md`, text: markdown(text[locale], { cover_alt: coverAlt[locale] }) })),
  ];
}

function pageFiles({ key, published, expires, version, text }: SourcePage): readonly TextFile[] {
  const folder = `pages/${key}`;
  return [
    { path: `${folder}/page.yaml`, text: yaml(present({ published, expires })) },
    ...LOCALES.map((locale: Locale) => ({ path: `${folder}/${locale}.md`, text: markdown(text[locale], { version }) })),
  ];
}

const topicEntry = ({ key, title, slug, categories }: SourceTopic) => ({ key, ...both('title', title), ...both('slug', slug), categories });

const faqEntry = ({ title, questions }: SourceFaqTopic) => ({
  ...both('title', title),
  questions: questions.map(({ question, answer }) => ({ ...both('question', question), ...both('answer', answer) })),
});

function menuEntry({ title, target, children }: SourceMenuItem): object {
  return { ...both('title', title), ...(target !== null && { link: target }), ...(children.length > 0 && { children: children.map(menuEntry) }) };
}

const menusEntry = ({ header, footer, featured }: SourceMenus) => ({
  header: header.map(menuEntry), footer: footer.map(menuEntry),
  ...(featured.length > 0 && { featured: featured.map(({ category, target }) => ({ category, link: target })) }),
});

const showroomEntry = ({ key, name, zipcode, city, address, phone, email, openingHours, map, picture }: SourceShowroom) => ({
  key, ...both('name', name), zipcode, city, address, phone, email,
  ...openingHours,
  ...(picture && { picture: picture.path, ...both('alt', picture.alt) }),
  ...(map && { map }),
});

const socialEntry = ({ network, url, picture, alt, text, published }: SourceSocialPost) => ({ network, published, url, picture, ...both('alt', alt), ...both('text', text) });

function homeEntry({ room, story }: SourceHome): object {
  const entry = room && { picture: room.picture, ...both('title', room.title), ...both('text', room.text), ...both('alt', room.alt), points: room.points };
  return { ...(entry && { room: entry }), ...(story !== null && { story }) };
}

const redirectEntry = ({ from, to, status }: SourceRedirect) => ({ from, ...(to !== null && { to }), status });

function listFile<Entry>(path: string, entries: readonly Entry[] | undefined, toEntry: (entry: Entry) => object): readonly TextFile[] {
  return entries ? [{ path, text: yaml(entries.map(toEntry)) }] : [];
}

/** The text files of a content folder; parsing them gives the same sections. */
export function writeFolder({ topics, articles, pages, faq, menus, showrooms, social, home, redirects }: ContentSections): readonly TextFile[] {
  return [
    ...listFile('topics.yaml', topics, topicEntry),
    ...(articles ?? []).flatMap(articleFiles),
    ...(pages ?? []).flatMap(pageFiles),
    ...listFile('faq.yaml', faq, faqEntry),
    ...(menus ? [{ path: 'menus.yaml', text: yaml(menusEntry(menus)) }] : []),
    ...listFile('showrooms.yaml', showrooms, showroomEntry),
    ...listFile('social.yaml', social, socialEntry),
    ...(home ? [{ path: 'home.yaml', text: yaml(homeEntry(home)) }] : []),
    ...listFile('redirects.yaml', redirects, redirectEntry),
  ];
}
