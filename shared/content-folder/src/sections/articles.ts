import { LOCALES } from '@feszek/contract';
import type { Faults } from '../Faults.ts';
import type { FolderFiles } from '../FolderFiles.ts';
import { articleSlugFault, FOLDER_LIMITS, isKey } from '../names.ts';
import type { SourceArticle, SourceText } from '../source.ts';
import type { MarkdownFile } from '../markdown/parseMarkdown.ts';
import { checkUnique, inBoth, readEntry } from './texts.ts';
import type { EntryFiles } from './texts.ts';
import type { YamlFields } from '../YamlFields.ts';

const FOLDER = 'articles';

function readCover(fields: YamlFields, folder: string, { pictures }: FolderFiles): string | null {
  const name = fields.optionalText('cover', FOLDER_LIMITS.line);
  if (name === undefined) return null;
  const path = `${folder}/${name}`;
  if (!pictures.has(path)) fields.fault('cover', `There is no picture ${path}.`);
  return path;
}

function readText({ fields, body, blocks }: MarkdownFile): SourceText {
  const slug = fields.text('slug', FOLDER_LIMITS.slug);
  const slugFault = slug === '' ? undefined : articleSlugFault(slug);
  if (slugFault !== undefined) fields.fault('slug', slugFault);
  const description = fields.text('description', FOLDER_LIMITS.line);
  const { least, most } = FOLDER_LIMITS.description;
  if (description !== '' && (description.length < least || description.length > most)) {
    fields.fault('description', `The description has ${description.length} characters; ${least} to ${most} are allowed.`);
  }
  return { title: fields.text('title', FOLDER_LIMITS.line), slug, description, body, blocks };
}

function readRelated(fields: YamlFields, key: string, faults: Faults): readonly string[] {
  return fields.texts('related', FOLDER_LIMITS.related).map(({ text, line }) => {
    if (text === key) faults.add(fields.file, line, 'An article is not related to itself.');
    else faults.refer({ file: fields.file, line, kind: 'article', name: text });
    return text;
  });
}

function readArticle(key: string, { fields, markdown }: EntryFiles, files: FolderFiles, faults: Faults): SourceArticle {
  const folder = `${FOLDER}/${key}`;
  if (!isKey(key)) fields.fault('', `The folder's name "${key}" must consist of lower-case letters, digits and hyphens.`);
  const topic = fields.text('topic', FOLDER_LIMITS.line);
  if (topic !== '') faults.refer({ file: fields.file, line: fields.lineOf('topic'), kind: 'topic', name: topic });
  const published = fields.moment('published');
  const [updated, expires] = [fields.moment('updated'), fields.moment('expires')];
  if (published === undefined) fields.fault('published', 'The field "published" must be a date.');
  else if (expires !== undefined && expires <= published) fields.fault('expires', 'The article ends before it is published.');
  const cover = readCover(fields, folder, files);
  const article: SourceArticle = {
    key, topic, cover,
    published: published ?? '', updated: updated ?? null, expires: expires ?? null,
    related: readRelated(fields, key, faults),
    coverAlt: inBoth((locale) => {
      const own = markdown[locale].fields;
      const alt = own.optionalText('cover_alt', FOLDER_LIMITS.line);
      if (cover !== null && alt === undefined) own.fault('cover_alt', 'The field "cover_alt" is missing: it describes the cover.');
      return alt ?? '';
    }),
    text: inBoth((locale) => readText(markdown[locale])),
  };
  fields.end();
  for (const locale of LOCALES) markdown[locale].fields.end();
  return article;
}

/** The articles of a folder; `undefined` if it has none. */
export function readArticles(files: FolderFiles, faults: Faults): readonly SourceArticle[] | undefined {
  const keys = files.foldersIn(FOLDER);
  if (keys.length === 0) return undefined;
  const articles = keys.flatMap((key) => {
    const entry = readEntry(`${FOLDER}/${key}`, 'article.yaml', files, faults);
    return entry ? [readArticle(key, entry, files, faults)] : [];
  });
  for (const locale of LOCALES) {
    checkUnique(articles, ({ text }) => text[locale].slug ?? '', ({ key }, slug) => faults.add(`${FOLDER}/${key}/${locale}.md`, 1, `Another article has the slug "${slug}".`));
  }
  return articles;
}
