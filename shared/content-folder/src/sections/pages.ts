import { LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { Faults } from '../Faults.ts';
import type { FolderFiles } from '../FolderFiles.ts';
import type { MarkdownFile } from '../markdown/parseMarkdown.ts';
import { FOLDER_LIMITS, isKey, isNamedPage, pageSlugFault, VERSIONED_PAGES } from '../names.ts';
import type { SourcePage, SourceText } from '../source.ts';
import { checkUnique, inBoth, readEntry } from './texts.ts';
import type { EntryFiles } from './texts.ts';

const FOLDER = 'pages';

function readSlug({ fields }: MarkdownFile, key: string, locale: Locale): string | null {
  if (isNamedPage(key)) {
    if (fields.has('slug')) fields.fault('slug', `The page "${key}" has the address of its route, so it has no slug.`);
    return null;
  }
  const slug = fields.text('slug', FOLDER_LIMITS.slug);
  const fault = slug === '' ? undefined : pageSlugFault(slug, locale);
  if (fault !== undefined) fields.fault('slug', fault);
  return slug;
}

function readText(markdown: MarkdownFile, key: string, locale: Locale): SourceText {
  const { fields, body, blocks } = markdown;
  return { title: fields.text('title', FOLDER_LIMITS.line), slug: readSlug(markdown, key, locale), description: fields.text('description', FOLDER_LIMITS.pageDescription), body, blocks };
}

/** The version of a page, which both languages must have. */
function readVersion(key: string, { markdown: { hu, en } }: EntryFiles): string | null {
  if (!VERSIONED_PAGES.includes(key)) return null;
  const [version, other] = [hu, en].map(({ fields }) => {
    const date = fields.date('version');
    if (date === undefined) fields.fault('version', `The page "${key}" needs a version: the date from which it applies.`);
    return date;
  });
  if (version !== other) en.fields.fault('version', `Both languages must have the same version, but the Hungarian text has ${version ?? 'none'}.`);
  return version ?? null;
}

function readPage(key: string, entry: EntryFiles): SourcePage {
  const { fields, markdown } = entry;
  if (!isKey(key)) fields.fault('', `The folder's name "${key}" must consist of lower-case letters, digits and hyphens.`);
  const [published, expires] = [fields.moment('published'), fields.moment('expires')];
  if (published !== undefined && expires !== undefined && expires <= published) fields.fault('expires', 'The page ends before it is published.');
  const page: SourcePage = {
    key,
    published: published ?? null,
    expires: expires ?? null,
    version: readVersion(key, entry),
    text: inBoth((locale) => readText(markdown[locale], key, locale)),
  };
  fields.end();
  for (const locale of LOCALES) markdown[locale].fields.end();
  return page;
}

/** The pages of a folder; `undefined` if it has none. */
export function readPages(files: FolderFiles, faults: Faults): readonly SourcePage[] | undefined {
  const keys = files.foldersIn(FOLDER);
  if (keys.length === 0) return undefined;
  const pages = keys.flatMap((key) => {
    const entry = readEntry(`${FOLDER}/${key}`, 'page.yaml', files, faults);
    return entry ? [readPage(key, entry)] : [];
  });
  for (const locale of LOCALES) {
    checkUnique(pages, ({ text }) => text[locale].slug ?? '', ({ key }, slug) => faults.add(`${FOLDER}/${key}/${locale}.md`, 1, `Another page has the slug "${slug}".`));
  }
  return pages;
}
