import { html, trusted } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import { partsOfReference } from '../../markup/fileReference.ts';
import { integrityAttributes } from '../../markup/integrityAttributes.ts';
import type { EmbedRequest } from './embedRequest.ts';

interface EmbedContent {
  /** With absolute addresses. */
  readonly html: string;
  /** References of style sheets, with absolute addresses. */
  readonly styles: readonly string[];
}

function styleLink(reference: string): Html {
  const { address, integrity } = partsOfReference(reference);
  return html`<link rel="stylesheet" href="${address}"${integrityAttributes(integrity)}>`;
}

/**
 * A part as declarative shadow DOM. The style sheets of the other page apply to `<feszek-part>` and not to what it
 * contains. They also apply to the tokens on it: any rule for `*` precedes `:host`. So the part is in a second shadow tree,
 * whose host they do not reach. The attributes let the script of `/embed.js`, if the page has it, make the part react.
 */
export function embedHtml({ target: { name, params }, locale, currency, vatMode, theme }: EmbedRequest, content: EmbedContent): Html {
  const theming = theme !== 'auto' && html` data-theme="${theme}"`;
  const query = new URLSearchParams(params).toString();
  return html`<feszek-part name="${name}"${query !== '' && html` params="${query}"`} locale="${locale}" currency="${currency}" vat-mode="${vatMode}" theme="${theme}"><template shadowrootmode="open"><div lang="${locale}" dir="ltr"${theming}><template shadowrootmode="open">${content.styles.map(styleLink)}${trusted(content.html)}</template></div></template></feszek-part>`;
}
