import type { ContentBlock, ContentPage, Locale, MailedLink, Showroom } from '@feszek/contract';
import { tableOfContents } from '../contents/tableOfContents.ts';
import type { ContentsEntry } from '../contents/tableOfContents.ts';

/** The data of a page of content. */
export interface PageView {
  /** Names the page; the same in both languages. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly addresses: Readonly<Record<Locale, string>>;
  readonly contents: readonly ContentsEntry[];
  readonly blocks: readonly ContentBlock[];
  /** The date from which this version applies; `null` for a page without versions. */
  readonly version: string | null;
  readonly isCurrent: boolean;
  /** Whether this version applies from a later day; only a preview shows it. */
  readonly isUpcoming: boolean;
  /** Dates of the other versions, the newest first. */
  readonly otherVersions: readonly string[];
  readonly isPreview: boolean;
  /** Showrooms whose maps the page shows. */
  readonly showrooms: readonly Showroom[];
  /** What the mailed link to the page is for. */
  readonly link?: MailedLink;
}

/** Selects the fields that the screen of a page shows. */
export function pageViewOf({ key, title, description, addresses, blocks, version, is_current, versions, is_preview }: ContentPage): PageView {
  return {
    key, title, description, addresses, contents: tableOfContents(blocks), blocks, version, isCurrent: is_current,
    isUpcoming: version !== null && !versions.includes(version),
    otherVersions: versions.filter((other) => other !== version), isPreview: is_preview, showrooms: [],
  };
}
