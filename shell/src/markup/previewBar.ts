import type { Locale } from '@feszek/contract';
import type { PreviewClaim } from '@feszek/release';
import { shellTexts } from '../locales/index.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

/** Shows which release only this visitor sees, and has a button that ends the preview. The script of the development panel enables its button. */
export function previewBar(locale: Locale, { slice, version }: PreviewClaim): Html {
  const { previewOf, endPreview } = shellTexts(locale);
  return html`<form class="shell-preview" aria-label="${previewOf}" method="post" action="/_slice/end" data-print="hide"><span>${previewOf}: ${slice} ${version}</span><button type="button" lang="en" data-panel-button aria-expanded="false" disabled>Development panel</button><button>${endPreview}</button></form>`;
}
