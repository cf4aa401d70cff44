import { LOCALES } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { Faults } from '../Faults.ts';
import type { FolderFiles } from '../FolderFiles.ts';
import { parseMarkdown } from '../markdown/parseMarkdown.ts';
import type { MarkdownFile } from '../markdown/parseMarkdown.ts';
import type { Both } from '../source.ts';
import { yamlMapping } from '../YamlFields.ts';
import type { YamlFields } from '../YamlFields.ts';

/** An article or a page: its YAML file, and a Markdown file for each language. */
export interface EntryFiles {
  readonly fields: YamlFields;
  readonly markdown: Both<MarkdownFile>;
}

/** Reads a folder such as `articles/sofa-size`; `undefined` if a file is missing or not readable, which is reported. */
export function readEntry(folder: string, yamlName: string, files: FolderFiles, faults: Faults): EntryFiles | undefined {
  const yamlFile = `${folder}/${yamlName}`;
  const yaml = files.read(yamlFile);
  if (yaml === undefined) faults.add(yamlFile, 1, 'The file is missing.');
  const fields = yaml === undefined ? undefined : yamlMapping({ file: yamlFile, text: yaml }, faults);
  const [hu, en] = LOCALES.map((locale: Locale) => {
    const file = `${folder}/${locale}.md`;
    const text = files.read(file);
    if (text === undefined) faults.add(file, 1, 'The file is missing: both languages are required.');
    return text === undefined ? undefined : parseMarkdown(file, text, faults, files.pictures);
  });
  return fields && hu && en ? { fields, markdown: { hu, en } } : undefined;
}

/** A value for each language. */
export function inBoth<Value>(of: (locale: Locale) => Value): Both<Value> {
  return { hu: of('hu'), en: of('en') };
}

/** Reports a value that two entries have: two articles with one slug. */
export function checkUnique<Entry>(entries: readonly Entry[], valueOf: (entry: Entry) => string, report: (entry: Entry, value: string) => void): void {
  const seen = new Set<string>();
  for (const entry of entries) {
    const value = valueOf(entry);
    if (value !== '' && seen.has(value)) report(entry, value);
    seen.add(value);
  }
}
