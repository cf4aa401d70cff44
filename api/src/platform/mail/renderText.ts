import type { Locale } from '@feszek/contract';
import type { MailBlock, MailContent } from './content.ts';
import { FOOTER, sellerLine } from './footer.ts';
import type { MailSeller } from './footer.ts';
import { mailLink } from './mailLink.ts';

const indented = (rows: readonly string[]) => rows.map((row) => `  ${row}`).join('\n');

function block(content: MailBlock, shopUrl: string): string {
  switch (content.type) {
    case 'heading':
      return `${content.text}\n${'='.repeat(content.text.length)}`;
    case 'paragraph':
    case 'note':
      return content.text;
    case 'facts':
      return content.facts.map(({ label, rows }) => `${label}:\n${indented(rows)}`).join('\n\n');
    case 'lines': {
      const lines = content.lines.map(({ name, detail, amount }) => `- ${name}\n${indented([...(detail === undefined ? [] : [detail]), amount])}`);
      const totals = content.totals.map(({ label, amount }) => `${label}: ${amount}`);
      return `${lines.join('\n')}\n\n${totals.join('\n')}`;
    }
    case 'picture':
      return '';
    case 'button':
    case 'link':
      return `${content.label}:\n${mailLink(content.href, shopUrl)}`;
  }
}

/**
 * A mail as plain text, for programs without HTML.
 *
 * @param seller - named at the end
 */
export function renderText({ blocks }: MailContent, locale: Locale, shopUrl: string, seller?: MailSeller): string {
  const footer = [FOOTER[locale], seller && sellerLine(seller, locale), mailLink(`/${locale}`, shopUrl)].filter(Boolean);
  return `${[...blocks.map((content) => block(content, shopUrl)).filter((text) => text !== ''), `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}
