/**
 * Comments by which fragments are joined. A slice writes a slot marker for each part of another slice, the shell inserts the
 * part after a part marker, and the browser reads the part marker. Text cannot contain a comment, because its `<` is
 * escaped.
 */
const SLOT_START = '<!--slot ';
const COMMENT_END = '-->';
const PART = /^part (static|hydrate) ([1-9]\d?)$/;

/** How the server filled a slot. */
export interface FilledPart {
  /** A static part has HTML only; a hydrated part has its data in a script element at its end. */
  readonly mode: 'static' | 'hydrate';
  /** The number of this copy of the part on the page, from 1. Each copy has its own element ids. */
  readonly instance: number;
}

/**
 * The comment that marks the slot of another slice's part.
 *
 * @param reference - see `slotReference`
 */
export function slotMarker(reference: string): string {
  return `${SLOT_START}${reference}${COMMENT_END}`;
}

/** HTML before, between or after slots, and the reference of the next slot. */
export interface HtmlPiece {
  readonly html: string;
  /** `undefined` for the last piece. */
  readonly slot: string | undefined;
}

/** Splits HTML at its slot markers. The pieces do not contain the markers. */
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
 * The content of a slot, as the server inserts it.
 *
 * @param html - of the part
 * @param data - for hydration, as returned by `scriptJson`; `null` for a static part
 * @param instance - number of this copy of the part on the page, from 1
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
 * @returns `undefined` for any other comment
 */
export function parsePartMarker(comment: string): FilledPart | undefined {
  const [, mode, instance] = PART.exec(comment) ?? [];
  return mode === 'static' || mode === 'hydrate' ? { mode, instance: Number(instance) } : undefined;
}
