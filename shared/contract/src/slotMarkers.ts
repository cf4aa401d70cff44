/**
 * The comments by which programs join fragments: a slice writes a slot marker into each place for another slice's part,
 * the shell puts the part there behind a part marker, and the browser reads that. Text cannot contain a comment, because
 * its `<` is escaped.
 */
const SLOT_START = '<!--slot ';
const COMMENT_END = '-->';
const PART = /^part (static|hydrate) ([1-9]\d?)$/;

/** How the server filled a slot. */
export interface FilledPart {
  /** A static part is complete as HTML; a part that is hydrated has its data in a script element at its end. */
  readonly mode: 'static' | 'hydrate';
  /** Counts the copies of one part on a page from 1: the ids of each copy are its own. */
  readonly instance: number;
}

/** The comment that marks the place of another slice's part, e.g. of `content/faq-teaser`. */
export function slotMarker(name: string): string {
  return `${SLOT_START}${name}${COMMENT_END}`;
}

/** HTML between two slots, or before, or after; and the name of the slot that follows. */
export interface HtmlPiece {
  readonly html: string;
  /** `undefined` for the last piece. */
  readonly slot: string | undefined;
}

/** Splits HTML at its slot markers, which the pieces no longer hold. */
export function splitAtSlots(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let from = 0;
  for (;;) {
    const start = html.indexOf(SLOT_START, from);
    const end = start < 0 ? -1 : html.indexOf(COMMENT_END, start);
    if (end < 0) return [...pieces, { html: html.slice(from), slot: undefined }];
    pieces.push({ html: html.slice(from, start), slot: html.slice(start + SLOT_START.length, end) });
    from = end + COMMENT_END.length;
  }
}

/**
 * What the server puts into a slot.
 *
 * @param html - of the part
 * @param data - for hydration, as `scriptJson` writes them; `null` for a static part
 * @param instance - which copy of the part on the page this is, from 1
 */
export function filledPart(html: string, data: string, instance: number): string {
  const isStatic = data === 'null';
  const script = isStatic ? '' : `<script type="application/json">${data}</script>`;
  return `<!--part ${isStatic ? 'static' : 'hydrate'} ${instance}${COMMENT_END}${html}${script}`;
}

/**
 * Reads the comment at the start of a filled slot.
 *
 * @param comment - without its delimiters
 * @returns `undefined` where it marks no part
 */
export function parsePartMarker(comment: string): FilledPart | undefined {
  const [, mode, instance] = PART.exec(comment) ?? [];
  return mode === 'static' || mode === 'hydrate' ? { mode, instance: Number(instance) } : undefined;
}
