import { Faults } from './Faults.ts';
import type { Fault } from './Faults.ts';
import { FolderFiles } from './FolderFiles.ts';
import type { TextFile } from './FolderFiles.ts';
import { normalizeText } from './markdown/parseMarkdown.ts';
import { readArticles } from './sections/articles.ts';
import { readHome } from './sections/home.ts';
import { readFaq, readTopics } from './sections/lists.ts';
import { readMenus } from './sections/menus.ts';
import { readPages } from './sections/pages.ts';
import { readRedirects } from './sections/redirects.ts';
import { readShowrooms } from './sections/showrooms.ts';
import { readSocial } from './sections/social.ts';
import type { ContentSections, Reference } from './source.ts';

export interface FolderInput {
  readonly files: readonly TextFile[];
  /** Paths of the pictures. */
  readonly pictures: readonly string[];
  /** The shop's public origin, without a trailing slash. */
  readonly shopOrigin: string;
}

export interface ParsedFolder {
  readonly sections: ContentSections;
  /** Errors by file and line; the sections are complete only if there are none. */
  readonly faults: readonly Fault[];
  /** Names of other entries, goods and categories, which the shop must check. */
  readonly references: readonly Reference[];
}

function readSections(files: FolderFiles, faults: Faults, shopOrigin: string): ContentSections {
  const topics = readTopics(files, faults);
  const articles = readArticles(files, faults);
  const pages = readPages(files, faults);
  const faq = readFaq(files, faults);
  const menus = readMenus(files, faults);
  const showrooms = readShowrooms(files, faults);
  const social = readSocial(files, faults);
  const home = readHome(files, faults);
  const redirects = readRedirects(files, faults, shopOrigin);
  return {
    ...(topics && { topics }), ...(articles && { articles }), ...(pages && { pages }), ...(faq && { faq }),
    ...(menus && { menus }), ...(showrooms && { showrooms }), ...(social && { social }), ...(home && { home }), ...(redirects && { redirects }),
  };
}

/** Parses the files of a content folder. Every error is reported, not only the first one. */
export function parseFolder({ files, pictures, shopOrigin }: FolderInput): ParsedFolder {
  const faults = new Faults();
  const folder = new FolderFiles(files.map(({ path, text }) => ({ path, text: normalizeText(text) })), pictures);
  const sections = readSections(folder, faults, shopOrigin);
  for (const path of folder.unread) faults.add(path, 1, 'The file is not part of a content folder.');
  return { sections, faults: faults.list, references: faults.references };
}
