import { CONSENT_ANSWERS, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { CONSENT_BAR_TEXTS } from '../locales/consentBarTexts.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

/**
 * The bar that requests consent to cookies; both answers are equally prominent. It is hidden until a script shows it, because
 * all visitors share a page: the first script shows it to those who have not decided, and stores their answer.
 *
 * @param hasPolicy - whether the shop has a page of its cookie policy
 */
export function consentBar(locale: Locale, hasPolicy: boolean): Html {
  const { title, text, policy, accept, necessary, settings } = CONSENT_BAR_TEXTS[locale];
  return html`<section class="shell-consent" aria-label="${title}" tabindex="-1" data-consent-bar data-nosnippet data-print="hide"><p>${text}${hasPolicy ? html` <a href="${routePath('cookie-rules', locale)}">${policy}</a>` : null}</p><div data-consent-settings></div><div class="shell-consent-answers"><button type="button" class="shell-button shell-button-quiet" data-consent-answer="${CONSENT_ANSWERS.all}">${accept}</button><button type="button" class="shell-button shell-button-quiet" data-consent-answer="${CONSENT_ANSWERS.necessary}">${necessary}</button><button type="button" class="shell-button shell-consent-more" data-consent data-replay>${settings}</button></div></section>`;
}
