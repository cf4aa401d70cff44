import { html, trusted } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import type { InlineScript } from '../build.ts';

/**
 * A script of the build as part of a page. The content policy of the page must contain its hash.
 *
 * @param attributes - begins with a space
 */
export function inlineScript({ code }: InlineScript, attributes?: Html): Html {
  return html`<script data-inline${attributes}>${trusted(code)}</script>`;
}
