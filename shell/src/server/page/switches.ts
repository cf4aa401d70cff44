import { CURRENCIES, VAT_MODES } from '@feszek/contract';
import type { Currency, Locale, VatMode } from '@feszek/contract';
import { currencySymbol } from '@feszek/money';
import { html } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import type { ShellTexts } from '../../locales/index.ts';

export interface SwitchesInput {
  readonly texts: ShellTexts;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly vatMode: VatMode;
  /** The page's own address, to which a switch returns. */
  readonly returnTo: string;
  /** The same page in the other language. */
  readonly otherLanguage: string;
}

function choice(name: string, value: string, label: string, title: string, isChosen: boolean): Html {
  return html`<button class="shell-choice" name="${name}" value="${value}" aria-pressed="${String(isChosen)}" title="${title}">${label}</button>`;
}

function languageLink({ texts, locale, otherLanguage }: SwitchesInput): Html {
  const other = locale === 'hu' ? 'en' : 'hu';
  return html`<a class="shell-language" href="${otherLanguage}" hreflang="${other}" lang="${other}" data-language>${texts.otherLanguage}</a>`;
}

/** Currency, VAT mode and language: a plain form and a link, which apply at once in a browser that runs scripts. */
export function switches(input: SwitchesInput): Html {
  const { texts, currency, vatMode, returnTo } = input;
  const vatLabels = { net: [texts.net, texts.netLong], gross: [texts.gross, texts.grossLong] } as const;
  return html`<form class="shell-switches" method="post" action="/preferences" data-switches><input type="hidden" name="return_to" value="${returnTo}"><div class="shell-switch" role="group" aria-label="${texts.currency}">${CURRENCIES.map((code) => choice('currency', code, currencySymbol(code), code, code === currency))}</div><div class="shell-switch" role="group" aria-label="${texts.vatMode}">${VAT_MODES.map((mode) => choice('vat_mode', mode, vatLabels[mode][0], vatLabels[mode][1], mode === vatMode))}</div>${languageLink(input)}</form>`;
}
