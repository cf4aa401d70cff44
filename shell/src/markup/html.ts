interface LinkedPiece {
  readonly piece: Html;
  readonly start: number;
}

const NONE: readonly LinkedPiece[] = [];

/** A piece of HTML that is safe to put into a page. */
export class Html {
  readonly text: string;
  /** The offset at which the `href` attribute of a `linkTo` ends. */
  readonly #href: string | undefined;
  /** The nested pieces with such links, and the offset of each in the text. */
  readonly #linked: readonly LinkedPiece[];
  #ends: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(text: string, linked: readonly LinkedPiece[] = NONE, href?: string) {
    this.text = text;
    this.#linked = linked;
    this.#href = href;
  }

  get hasLinks(): boolean {
    return this.#href !== undefined || this.#linked.length > 0;
  }

  /** The offsets at which `href` attributes of links to a path end in the text, in order. */
  endsOf(path: string): readonly number[] {
    if (this.#ends) return this.#ends.get(path) ?? [];
    if (this.#href !== undefined) return this.#href === path ? [this.text.length] : [];
    return this.#linked.flatMap(({ piece, start }) => piece.endsOf(path).map((end) => start + end));
  }

  /** Prepares `endsOf` for a piece that many pages contain. */
  indexLinks(): this {
    const ends = new Map<string, number[]>();
    this.#addEnds(ends, 0);
    this.#ends = ends;
    return this;
  }

  #addEnds(ends: Map<string, number[]>, start: number): void {
    if (this.#href !== undefined) {
      const known = ends.get(this.#href);
      if (known) known.push(start + this.text.length);
      else ends.set(this.#href, [start + this.text.length]);
    }
    for (const inner of this.#linked) inner.piece.#addEnds(ends, start + inner.start);
  }
}

type Value = Html | string | number | null | undefined | false | readonly Html[];

const ESCAPES: ReadonlyMap<string, string> = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }));

/** Escapes text for HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? character);
}

/** Template of HTML: every value is escaped unless it is HTML already. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  // Concatenated, not joined: the engine copies the characters once, when a page is encoded, however deep its pieces are nested.
  let whole = '';
  let linked: LinkedPiece[] | undefined;
  const add = (piece: Html) => {
    if (piece.hasLinks) (linked ??= []).push({ piece, start: whole.length });
    whole += piece.text;
  };
  for (const [index, text] of strings.entries()) {
    whole += text;
    const value = values[index];
    if (value instanceof Html) add(value);
    else if (typeof value === 'object' && value !== null) value.forEach(add);
    else if (value !== undefined && value !== null && value !== false) whole += escapeHtml(String(value));
  }
  return new Html(whole, linked);
}

/** Marks text as HTML that another program of the shop has rendered. */
export function trusted(text: string): Html {
  return new Html(text);
}

/** The `href` attribute of a link whose offset is recorded, so that it can be marked as the current page. */
export function linkTo(href: string): Html {
  return new Html(`href="${escapeHtml(href)}"`, NONE, href);
}
