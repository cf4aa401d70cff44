import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { Document } from './Document.ts';
import { checkHeadings, toBlocks } from './toBlocks.ts';
import type { Faults } from '../Faults.ts';
import type { SourceBlock } from '../source.ts';
import { yamlMapping } from '../YamlFields.ts';
import type { YamlFields } from '../YamlFields.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml']).use(remarkDirective);

/** A Markdown file with front matter. */
export interface MarkdownFile {
  readonly fields: YamlFields;
  /** The Markdown below the front matter. */
  readonly body: string;
  readonly blocks: readonly SourceBlock[];
}

/** The text of a file with `\n` as the end of lines, without a byte order mark and without null characters. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').normalize('NFC');
}

/**
 * Parses a Markdown file (CommonMark, tables, directives). Errors are reported with their lines.
 *
 * @param pictures - paths of the pictures in the content folder
 * @returns `undefined` without a valid front matter
 */
export function parseMarkdown(file: string, text: string, faults: Faults, pictures: ReadonlySet<string>): MarkdownFile | undefined {
  const source = normalizeText(text);
  const [first, ...nodes] = parser.parse(source).children;
  if (first?.type !== 'yaml') {
    faults.add(file, 1, 'The front matter is missing: the file begins with fields between two lines of "---".');
    return undefined;
  }
  const fields = yamlMapping({ file, text: first.value, firstLine: 2 }, faults);
  const document = new Document(file, faults, pictures);
  const blocks = toBlocks(nodes, document);
  checkHeadings(nodes, document);
  document.end();
  if (nodes.length === 0) faults.add(file, first.position?.end.line ?? 1, 'The text is empty.');
  return fields && { fields, body: source.slice(first.position?.end.offset ?? 0).trim(), blocks };
}
