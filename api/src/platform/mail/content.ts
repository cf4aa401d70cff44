/**
 * The content of a mail without its form: its HTML and its plain text are rendered from this description. All texts are
 * plain, in the reader's language; they are escaped when they are rendered. It is stored as JSON until the mail is sent.
 */
export interface MailContent {
  readonly subject: string;
  /** What the list of an inbox shows beside the subject. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
}

export type MailBlock =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  /** A paragraph that may be skipped: conditions, small print. */
  | { readonly type: 'note'; readonly text: string }
  /** Labels with their values, each of one or several rows. */
  | { readonly type: 'facts'; readonly facts: readonly MailFact[] }
  /** Goods with their amounts, and what they add up to. */
  | { readonly type: 'lines'; readonly lines: readonly MailLine[]; readonly totals: readonly MailTotal[] }
  /** A picture 1,200 by 630 pixels, by its path in the shop or its address; it links to `href`. */
  | { readonly type: 'picture'; readonly src: string; readonly alt: string; readonly href: string }
  /** A path of the shop, such as `/hu/kosar`, or a complete URL. */
  | { readonly type: 'button'; readonly label: string; readonly href: string }
  /** The same with less emphasis: a link beside the main one. */
  | { readonly type: 'link'; readonly label: string; readonly href: string };

export interface MailFact {
  readonly label: string;
  readonly rows: readonly string[];
}

export interface MailLine {
  /** A small picture four to five, by its path in the shop. */
  readonly picture?: string;
  readonly name: string;
  readonly detail?: string;
  /** Formatted, with its currency. */
  readonly amount: string;
}

export interface MailTotal {
  readonly label: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}
