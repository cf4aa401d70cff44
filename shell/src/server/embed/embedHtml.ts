import { html, trusted } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import type { EmbedRequest } from './embedRequest.ts';

interface EmbedContent {
  /** With absolute addresses. */
  readonly html: string;
  /** Absolute addresses of style sheets. */
  readonly styles: readonly string[];
}

/**
 * A part as declarative shadow DOM. The style sheets of the other page apply to `<feszek-part>` and not to what it
 * contains. They also apply to the tokens on it: any rule for `*` precedes `:host`. So the part is in a second shadow tree,
 * whose host they do not reach.
 */
export function embedHtml({ target: { name }, locale, theme }: EmbedRequest, content: EmbedContent): Html {
  const theming = theme !== 'auto' && html` data-theme="${theme}"`;
  return html`<feszek-part name="${name}"><template shadowrootmode="open"><div lang="${locale}" dir="ltr"${theming}><template shadowrootmode="open">${content.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}${trusted(content.html)}</template></div></template></feszek-part>`;
}
