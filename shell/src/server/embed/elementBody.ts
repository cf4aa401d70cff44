import { scriptJson } from '@feszek/contract';
import type { EmbedPart } from '../../markup/EmbedPart.ts';
import type { Deployment } from '../slices/Plan.ts';
import { releaseOf } from './releaseOf.ts';
import type { EmbedRequest } from './embedRequest.ts';

interface ElementContent {
  readonly deployment: Deployment;
  readonly shopUrl: string;
  /** References of style sheets, with absolute addresses. */
  readonly styles: readonly string[];
  /** With absolute addresses; empty for a part that only the browser renders. */
  readonly html: string;
  /** JSON from which the HTML was rendered; absent for a part that loads its data by itself. */
  readonly data?: string;
}

/** The paths of pictures are whole texts in the data of a slice; a page of another origin needs their addresses. */
function absolutePictures(json: string, shopUrl: string): string {
  return json.replaceAll('"/images/', `"${shopUrl}/images/`);
}

/** The JSON of a part for an element of another page. */
export function elementBody({ target, locale, currency, vatMode }: EmbedRequest, { deployment: { manifest }, shopUrl, styles, html, data }: ElementContent): string {
  const { slice, fragment, params } = target;
  const mode = manifest.fragments[fragment]?.mode ?? 'static';
  const part: EmbedPart = {
    slice, mode, ...releaseOf(manifest, shopUrl), styles, html,
    request: { fragment, locale, currency, vatMode, pathname: `/${locale}`, search: '', params },
    ...(data !== undefined && mode === 'hydrate' && { data: JSON.parse(absolutePictures(data, shopUrl)) as unknown }),
  };
  return scriptJson(part);
}
