import type { ContentInline } from '@feszek/contract';

/** A piece of text in one font. */
export interface Run {
  readonly text: string;
  readonly isStrong: boolean;
  readonly isEmphasis: boolean;
  /** A whole address; `undefined`: the text is no link. */
  readonly url: string | undefined;
}

const PLAIN: Omit<Run, 'text'> = { isStrong: false, isEmphasis: false, url: undefined };

function toRuns(inline: ContentInline, style: Omit<Run, 'text'>, shopUrl: string): readonly Run[] {
  switch (inline.type) {
    case 'strong':
      return inlineRuns(inline.inlines, { ...style, isStrong: true }, shopUrl);
    case 'emphasis':
      return inlineRuns(inline.inlines, { ...style, isEmphasis: true }, shopUrl);
    case 'link':
      // A heading of the page is in the document itself.
      return inlineRuns(inline.inlines, { ...style, url: inline.address.startsWith('#') ? undefined : inline.is_external ? inline.address : shopUrl + inline.address }, shopUrl);
    case 'break':
      return [{ ...style, text: '\n' }];
    default:
      return [{ ...style, text: inline.text }];
  }
}

function inlineRuns(inlines: readonly ContentInline[], style: Omit<Run, 'text'>, shopUrl: string): readonly Run[] {
  return inlines.flatMap((inline) => toRuns(inline, style, shopUrl)).filter(({ text }) => text !== '');
}

/** The pieces of a text, each in one font. Addresses of the shop become whole addresses. */
export function runsOf(inlines: readonly ContentInline[], shopUrl: string): readonly Run[] {
  return inlineRuns(inlines, PLAIN, shopUrl);
}
