import { splitAtAccountNumbers } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { escapeHtml } from '../http/html.ts';
import { DARK, LIGHT } from './colours.ts';
import type { MailBlock, MailContent, MailFact, MailLine, MailTotal } from './content.ts';
import { FOOTER, sellerLine } from './footer.ts';
import type { MailSeller } from './footer.ts';
import { mailLink } from './mailLink.ts';

const SERIF = "font-family:Fraunces,Georgia,'Times New Roman',serif;font-weight:normal";
const SANS = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = `color:${LIGHT.ink}`;
const MUTED = `color:${LIGHT.muted}`;
const LINE = `border-top:1px solid ${LIGHT.line}`;
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Most mail programs keep a style element; those that do not show the mail in its light colours. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:${DARK.ground}!important}.surface{background:${DARK.surface}!important}
.ink{color:${DARK.ink}!important}.muted{color:${DARK.muted}!important}.line{border-color:${DARK.line}!important}
.button{background:${DARK.accent}!important;color:${DARK.onAccent}!important}.link{color:${DARK.accent}!important}
}
@media (max-width:480px){.sheet{padding:28px 20px!important}.title{font-size:24px!important}.sum{font-size:16px!important}}`;

/** A row of a text, with account numbers in one piece. */
function row(text: string): string {
  return splitAtAccountNumbers(text)
    .map((part, index) => (index % 2 === 1 ? `<span style="white-space:nowrap">${part}</span>` : escapeHtml(part)))
    .join('');
}

/** The rows of a text, without further line breaks. */
const rows = (text: readonly string[]) => text.map(row).join('<br>');

function paragraph(text: string, style: string, name: string): string {
  return `<p class="${name}" style="margin:0 0 20px;${SANS};${style}">${rows(text.split('\n'))}</p>`;
}

function facts(list: readonly MailFact[]): string {
  return list
    .map(({ label, rows: values }) => `<p class="ink" style="margin:0 0 16px;${SANS};font-size:16px;line-height:1.55;${INK}"><span class="muted" style="font-size:14px;${MUTED}">${escapeHtml(label)}</span><br>${rows(values)}</p>`)
    .join('\n');
}

/** The cell of a line's picture: empty for a line without one, so that the names stand below each other. */
function pictureCell(picture: string | undefined, shopUrl: string): string {
  const image = picture === undefined ? '' : `<img src="${escapeHtml(mailLink(picture, shopUrl))}" alt="" width="64" height="80" style="display:block;width:64px;height:80px;border:0;border-radius:6px">`;
  return `<td class="line" width="64" valign="top" style="width:64px;padding:14px 16px 14px 0;${LINE}">${image}</td>\n`;
}

/** The amount has a line of its own: beside the name it leaves no space on a phone. */
function line({ picture, name, detail, amount }: MailLine, hasPictures: boolean, shopUrl: string): string {
  const small = detail === undefined ? '' : `<br><span class="muted" style="font-size:14px;${MUTED}">${escapeHtml(detail)}</span>`;
  return `<tr>
${hasPictures ? pictureCell(picture, shopUrl) : ''}<td class="ink line" colspan="2" valign="top" style="padding:14px 0;${LINE};${SANS};font-size:16px;line-height:1.45;word-break:break-word;${INK}">${escapeHtml(name)}${small}<p style="margin:4px 0 0;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(amount)}</p></td>
</tr>`;
}

/** The column of the amounts is as wide as they are: the name of a line, which spans it, would widen it. */
function total({ label, amount, isStrong = false }: MailTotal, index: number, columns: number): string {
  const [name, style] = isStrong ? ['ink sum', `font-size:18px;font-weight:600;${INK}`] : ['muted', `font-size:15px;${MUTED}`];
  const edge = index === 0 ? `${LINE};padding-top:14px` : 'padding-top:2px';
  return `<tr>
<td class="${name} line" colspan="${columns}" style="${edge};padding-right:16px;${SANS};line-height:1.6;${style}">${escapeHtml(label)}</td>
<td class="${name} line" width="1" align="right" style="${edge};${SANS};line-height:1.6;white-space:nowrap;font-variant-numeric:tabular-nums;${style}">${escapeHtml(amount)}</td>
</tr>`;
}

/** Goods and sums. The names begin after the pictures where a line has one. */
function lines({ lines: goods, totals }: Extract<MailBlock, { type: 'lines' }>, shopUrl: string): string {
  const hasPictures = goods.some(({ picture }) => picture !== undefined);
  const rowsOfGoods = goods.map((each) => line(each, hasPictures, shopUrl));
  const rowsOfTotals = totals.map((each, index) => total(each, index, hasPictures ? 2 : 1));
  return `<table ${TABLE} style="margin:0 0 28px">${[...rowsOfGoods, ...rowsOfTotals].join('\n')}</table>`;
}

function block(content: MailBlock, shopUrl: string): string {
  switch (content.type) {
    case 'heading':
      return `<h1 class="ink title" style="margin:0 0 20px;${SERIF};font-size:28px;line-height:1.2;${INK}">${escapeHtml(content.text)}</h1>`;
    case 'paragraph':
      return paragraph(content.text, `font-size:16px;line-height:1.6;${INK}`, 'ink');
    case 'note':
      return paragraph(content.text, `font-size:14px;line-height:1.55;${MUTED}`, 'muted');
    case 'facts':
      return `<div style="padding:4px 0 8px">${facts(content.facts)}</div>`;
    case 'lines':
      return lines(content, shopUrl);
    case 'picture':
      return `<p style="margin:0 0 20px"><a href="${escapeHtml(mailLink(content.href, shopUrl))}"><img src="${escapeHtml(mailLink(content.src, shopUrl))}" alt="${escapeHtml(content.alt)}" width="520" style="display:block;width:100%;max-width:520px;height:auto;border:0;border-radius:10px;${SANS};font-size:14px;${MUTED}"></a></p>`;
    case 'button':
      return `<p style="margin:8px 0 28px"><a class="button" href="${escapeHtml(mailLink(content.href, shopUrl))}" style="display:inline-block;padding:14px 28px;border-radius:10px;background:${LIGHT.accent};color:${LIGHT.onAccent};${SANS};font-size:16px;font-weight:600;line-height:1.25;text-decoration:none">${escapeHtml(content.label)}</a></p>`;
    case 'link':
      return `<p style="margin:0 0 20px;${SANS};font-size:14px;line-height:1.55"><a class="link" href="${escapeHtml(mailLink(content.href, shopUrl))}" style="color:${LIGHT.accent};text-decoration:underline">${escapeHtml(content.label)}</a></p>`;
  }
}

/**
 * A mail as HTML: one column of tables, styled in place, dark where the reader's screen is.
 *
 * @param seller - named at the end
 */
export function renderHtml({ subject, preview, blocks }: MailContent, locale: Locale, shopUrl: string, seller?: MailSeller): string {
  const footer = [FOOTER[locale], seller && sellerLine(seller, locale)].flatMap((text) => (text ? [escapeHtml(text)] : []));
  const home = escapeHtml(mailLink(`/${locale}`, shopUrl));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${LIGHT.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${TABLE} class="ground" style="background:${LIGHT.ground}"><tr><td align="center" style="padding:32px 12px">
<table ${TABLE} style="max-width:600px">
<tr><td style="padding:0 4px 20px"><a class="link" href="${home}" style="${SERIF};font-size:26px;line-height:1;letter-spacing:-0.01em;color:${LIGHT.accent};text-decoration:none">fészek</a></td></tr>
<tr><td class="surface sheet" style="padding:40px;background:${LIGHT.surface}">
${blocks.map((content) => block(content, shopUrl)).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:24px 4px 0;${SANS};font-size:13px;line-height:1.55;${MUTED}">${footer.join('<br>')}<br><a class="muted" href="${home}" style="${MUTED}">${escapeHtml(new URL(shopUrl).host)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
