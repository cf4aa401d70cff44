import type { Faults } from '../Faults.ts';
import type { FolderFiles } from '../FolderFiles.ts';
import { articleSlugFault, FOLDER_LIMITS, isKey } from '../names.ts';
import type { SourceFaqTopic, SourceTopic } from '../source.ts';
import { yamlList } from '../YamlFields.ts';
import type { YamlFields } from '../YamlFields.ts';
import { checkUnique } from './texts.ts';

/** Reads each entry of a list file; `undefined` if the file does not exist. */
export function readList<Entry>(file: string, most: number, files: FolderFiles, faults: Faults, read: (fields: YamlFields) => Entry): readonly Entry[] | undefined {
  const text = files.read(file);
  if (text === undefined) return undefined;
  return yamlList({ file, text }, faults, most).map((fields) => {
    const entry = read(fields);
    fields.end();
    return entry;
  });
}

/** A key, as entries refer to it. */
export function readKey(fields: YamlFields): string {
  const key = fields.text('key', FOLDER_LIMITS.line);
  if (key !== '' && !isKey(key)) fields.fault('key', `The key "${key}" must consist of lower-case letters, digits and hyphens.`);
  return key;
}

/** Reports an entry whose value another entry has already. */
export function reportTwice<Entry extends { readonly fields: YamlFields }>(entries: readonly Entry[], name: string, valueOf: (entry: Entry) => string): void {
  checkUnique(entries, valueOf, ({ fields }, value) => fields.fault(name, `Another entry has "${value}" as its ${name}.`));
}

/** The topics of the blog, in the shop's order. */
export function readTopics(files: FolderFiles, faults: Faults): readonly SourceTopic[] | undefined {
  const entries = readList('topics.yaml', FOLDER_LIMITS.topics, files, faults, (fields) => {
    const slug = fields.both('slug', FOLDER_LIMITS.slug);
    for (const [name, value] of [['slug_hu', slug.hu], ['slug_en', slug.en]] as const) {
      const fault = value === '' ? undefined : articleSlugFault(value);
      if (fault !== undefined) fields.fault(name, fault);
    }
    const categories = fields.texts('categories', FOLDER_LIMITS.topicCategories);
    for (const { text, line } of categories) faults.refer({ file: fields.file, line, kind: 'category', name: text });
    return { fields, topic: { key: readKey(fields), title: fields.both('title', FOLDER_LIMITS.line), slug, categories: categories.map(({ text }) => text) } };
  });
  if (!entries) return undefined;
  reportTwice(entries, 'key', ({ topic }) => topic.key);
  reportTwice(entries, 'slug_hu', ({ topic }) => topic.slug.hu);
  reportTwice(entries, 'slug_en', ({ topic }) => topic.slug.en);
  return entries.map(({ topic }) => topic);
}

/** Questions by topic, in the shop's order. */
export function readFaq(files: FolderFiles, faults: Faults): readonly SourceFaqTopic[] | undefined {
  return readList('faq.yaml', FOLDER_LIMITS.faqTopics, files, faults, (fields) => ({
    title: fields.both('title', FOLDER_LIMITS.line),
    questions: fields.list('questions', FOLDER_LIMITS.questions).map((entry) => {
      const question = { question: entry.both('question', FOLDER_LIMITS.line), answer: entry.both('answer', FOLDER_LIMITS.text) };
      entry.end();
      return question;
    }),
  }));
}
