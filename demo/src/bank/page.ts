import type { Currency, Locale } from '@feszek/contract';
import { formatPrice, toMajor } from '@feszek/money';
import { TEST_CARDS } from './cards.ts';
import { escapeHtml } from './escapeHtml.ts';
import { pagePath, STYLE_PATH } from './paths.ts';
import { TEXTS } from './texts.ts';
import type { Texts } from './texts.ts';

export interface ShownPayment {
  readonly id: string;
  /** Whole minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly isOpen: boolean;
  /** The address to which the buyer returns. */
  readonly resultUrl: string;
}

const PLACEHOLDER = TEST_CARDS[0]?.number ?? '';

function page(locale: Locale, texts: Texts, content: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header><p class="bar bank">${texts.bank}</p><p class="notice">${texts.notice}</p></header>
<main class="sheet">
${content}
</main>
</body>
</html>
`;
}

function facts(texts: Texts, payment: ShownPayment): string {
  return `<dl class="facts">
<div><dt>${texts.merchant}</dt><dd>Fészek</dd></div>
<div><dt>${texts.reference}</dt><dd class="code">${escapeHtml(payment.id.slice(0, 12))}</dd></div>
<div class="due"><dt>${texts.amount}</dt><dd>${escapeHtml(formatPrice(toMajor(payment.amount, payment.currency), payment.currency))}</dd></div>
</dl>`;
}

function form(texts: Texts, { id }: ShownPayment, isWrongCard: boolean): string {
  const error = isWrongCard ? `<p class="error" id="card-error" role="alert">${texts.unknownCard}</p>` : '';
  const described = isWrongCard ? 'card-error card-help' : 'card-help';
  return `<form method="post" action="${escapeHtml(pagePath(id))}">
<label for="card">${texts.card}</label>
<input id="card" name="card_number" type="text" inputmode="numeric" autocomplete="off" maxlength="23" placeholder="${PLACEHOLDER}" aria-describedby="${described}"${isWrongCard ? ' aria-invalid="true" autofocus' : ''}>
${error}
<p class="help" id="card-help">${texts.cardHelp}</p>
<div class="actions">
<button class="pay" name="action" value="pay">${texts.pay}</button>
<button class="cancel" name="action" value="cancel">${texts.cancel}</button>
</div>
</form>
<h2>${texts.testCards}</h2>
<ul class="cards">
${TEST_CARDS.map((card) => `<li><code>${card.number}</code> ${texts[card.text]}</li>`).join('\n')}
</ul>`;
}

function challengeForm(texts: Texts, { id }: ShownPayment, isWrongCode: boolean): string {
  const error = isWrongCode ? `<p class="error" id="code-error" role="alert">${texts.wrongCode}</p>` : '';
  return `<h2>${texts.challengeTitle}</h2>
<form method="post" action="${escapeHtml(pagePath(id))}">
<label for="code">${texts.code}</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="8" aria-describedby="${isWrongCode ? 'code-error code-help' : 'code-help'}"${isWrongCode ? ' aria-invalid="true"' : ''} autofocus>
${error}
<p class="help" id="code-help">${texts.codeHelp}</p>
<div class="actions">
<button class="pay" name="action" value="confirm">${texts.confirm}</button>
<button class="cancel" name="action" value="cancel">${texts.cancel}</button>
</div>
</form>`;
}

/** The bank's page for one payment: plain HTML that works without scripts. */
export function paymentPage(payment: ShownPayment, isWrongCard = false): string {
  const texts = TEXTS[payment.locale];
  const closed = `<p>${texts.finished}</p>\n<p><a class="pay" href="${escapeHtml(payment.resultUrl)}">${texts.back}</a></p>`;
  return page(payment.locale, texts, `<h1>${texts.title}</h1>\n${facts(texts, payment)}\n${payment.isOpen ? form(texts, payment, isWrongCard) : closed}`);
}

/** The page of the 3-D Secure challenge, on which buyers prove that the card is theirs. */
export function challengePage(payment: ShownPayment, isWrongCode = false): string {
  const texts = TEXTS[payment.locale];
  return page(payment.locale, texts, `<h1>${texts.title}</h1>\n${facts(texts, payment)}\n${challengeForm(texts, payment, isWrongCode)}`);
}
