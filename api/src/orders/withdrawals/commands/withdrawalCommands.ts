import { operatorWithdrawalSchema, operatorWithdrawalsSchema } from '@feszek/contract';
import type { OperatorWithdrawal, WithdrawalRemark } from '@feszek/contract';
import { CommandFailure } from '../../../platform/commands/failure.ts';
import type { OperatorClient } from '../../../platform/commands/OperatorClient.ts';

/** The remarks for the operator, as texts. */
const REMARKS: Readonly<Record<WithdrawalRemark, string>> = {
  order_unknown: 'the shop has no order of this number',
  email_differs: 'the order was placed with another email address',
  company: 'the order was placed by a company or with a tax number',
  cancelled: 'the order had been cancelled',
  term_over: 'the term of 14 days was over',
  delivery_unknown: 'the shop does not know when the order was delivered',
};

const TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest', dateStyle: 'short', timeStyle: 'medium' });

/** A customer's text without control characters of a terminal. */
const shown = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');

function whatFrom({ items, subject }: OperatorWithdrawal): string {
  if (items.length > 0) return items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return shown(subject) || 'the whole order';
}

/** One line of the list: number, time in Hungary, order, customer, and a mark where there is a remark. */
function withdrawalLine(withdrawal: OperatorWithdrawal): string {
  const { number, submitted_at: at, order_number: order, name, email, remarks } = withdrawal;
  return `${number}\t${TIME.format(new Date(at))}\torder ${shown(order)}\t${shown(name)} <${shown(email)}>\t${whatFrom(withdrawal)}${remarks.length > 0 ? `\t! ${remarks.join(', ')}` : ''}`;
}

/** A withdrawal, line by line. */
function withdrawalLines(withdrawal: OperatorWithdrawal): string[] {
  const { number, submitted_at: at, order_number: order, order_id: id, order_status: status, name, email, locale, remarks } = withdrawal;
  return [
    `Withdrawal ${number}, submitted ${TIME.format(new Date(at))} (Europe/Budapest)`,
    `  order   ${shown(order)}${id === null ? '' : ` (the shop’s order ${id}, ${status ?? 'unknown'})`}`,
    `  from    ${whatFrom(withdrawal)}`,
    `  by      ${shown(name)} <${shown(email)}>, in ${locale === 'hu' ? 'Hungarian' : 'English'}`,
    ...remarks.map((remark) => `  !       ${REMARKS[remark]}`),
  ];
}

/**
 * Lists the newest withdrawals.
 *
 * @param limit how many, in digits; the shop's default if it is not given
 * @returns the exit code
 * @throws CommandFailure if `limit` is not a number
 */
export async function listWithdrawals(client: OperatorClient, limit: string | undefined, out: (line: string) => void): Promise<number> {
  if (limit !== undefined && !/^[1-9]\d{0,2}$/.test(limit)) throw new CommandFailure('--limit is a number from 1 to 500.');
  const withdrawals = await client.call('GET', `/operator/withdrawals${limit === undefined ? '' : `?limit=${limit}`}`, operatorWithdrawalsSchema);
  if (withdrawals.length === 0) out('No withdrawals.');
  for (const withdrawal of withdrawals) out(withdrawalLine(withdrawal));
  return 0;
}

/** Shows one withdrawal. Returns the exit code. */
export async function showWithdrawal(client: OperatorClient, number: string, out: (line: string) => void): Promise<number> {
  const withdrawal = await client.call('GET', `/operator/withdrawals/${encodeURIComponent(number)}`, operatorWithdrawalSchema);
  for (const line of withdrawalLines(withdrawal)) out(line);
  return 0;
}
