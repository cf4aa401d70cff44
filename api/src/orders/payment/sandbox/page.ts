import type { Currency, Locale } from '@feszek/contract';
import { formatPrice, toMajor } from '@feszek/money';
import { escapeHtml } from '../../../platform/http/html.ts';
import { SANDBOX_CARDS } from './cards.ts';
import { SANDBOX, sandboxPath } from './sandboxProvider.ts';
import { WORDS } from './words.ts';
import type { Words } from './words.ts';

export interface SandboxPayment {
  readonly id: string;
  /** Whole minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly isOpen: boolean;
  /** Where the browser goes back to. */
  readonly resultUrl: string;
}

export const SANDBOX_STYLE_PATH = `/payment/${SANDBOX}/style.css`;

function page(locale: Locale, words: Words, content: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<link rel="stylesheet" href="${SANDBOX_STYLE_PATH}">
</head>
<body>
<header><p class="bar bank">${words.bank}</p><p class="notice">${words.notice}</p></header>
<main class="sheet">
${content}
</main>
</body>
</html>
`;
}

function facts(words: Words, payment: SandboxPayment): string {
  return `<dl class="facts">
<div><dt>${words.merchant}</dt><dd>Fészek</dd></div>
<div><dt>${words.reference}</dt><dd class="code">${escapeHtml(payment.id.slice(0, 12))}</dd></div>
<div class="due"><dt>${words.amount}</dt><dd>${escapeHtml(formatPrice(toMajor(payment.amount, payment.currency), payment.currency))}</dd></div>
</dl>`;
}

function form(words: Words, { id }: SandboxPayment, isWrongCard: boolean): string {
  const error = isWrongCard ? `<p class="error" id="card-error" role="alert">${words.unknownCard}</p>` : '';
  const described = isWrongCard ? 'card-error card-help' : 'card-help';
  return `<form method="post" action="${sandboxPath(escapeHtml(id))}">
<label for="card">${words.card}</label>
<input id="card" name="card_number" type="text" inputmode="numeric" autocomplete="off" maxlength="23" placeholder="${SANDBOX_CARDS[0].number}" aria-describedby="${described}"${isWrongCard ? ' aria-invalid="true" autofocus' : ''}>
${error}
<p class="help" id="card-help">${words.cardHelp}</p>
<div class="actions">
<button class="pay" name="action" value="pay">${words.pay}</button>
<button class="cancel" name="action" value="cancel">${words.cancel}</button>
</div>
</form>
<h2>${words.testCards}</h2>
<ul class="cards">
${SANDBOX_CARDS.map((card) => `<li><code>${card.number}</code> ${words[card.words]}</li>`).join('\n')}
</ul>`;
}

function challengeForm(words: Words, { id }: SandboxPayment, isWrongCode: boolean): string {
  const error = isWrongCode ? `<p class="error" id="code-error" role="alert">${words.wrongCode}</p>` : '';
  return `<h2>${words.challengeTitle}</h2>
<form method="post" action="${sandboxPath(escapeHtml(id))}">
<label for="code">${words.code}</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="8" aria-describedby="${isWrongCode ? 'code-error code-help' : 'code-help'}"${isWrongCode ? ' aria-invalid="true"' : ''} autofocus>
${error}
<p class="help" id="code-help">${words.codeHelp}</p>
<div class="actions">
<button class="pay" name="action" value="confirm">${words.confirm}</button>
<button class="cancel" name="action" value="cancel">${words.cancel}</button>
</div>
</form>`;
}

/** The bank's page for one payment: plain HTML that works without scripts. */
export function paymentPage(payment: SandboxPayment, isWrongCard = false): string {
  const words = WORDS[payment.locale];
  const closed = `<p>${words.finished}</p>\n<p><a class="pay" href="${escapeHtml(payment.resultUrl)}">${words.back}</a></p>`;
  return page(payment.locale, words, `<h1>${words.title}</h1>\n${facts(words, payment)}\n${payment.isOpen ? form(words, payment, isWrongCard) : closed}`);
}

/** The page on which the buyer proves that the card is his: the challenge of 3-D Secure. */
export function challengePage(payment: SandboxPayment, isWrongCode = false): string {
  const words = WORDS[payment.locale];
  return page(payment.locale, words, `<h1>${words.title}</h1>\n${facts(words, payment)}\n${challengeForm(words, payment, isWrongCode)}`);
}
