import { CURRENCIES, couponSchema, couponsSchema, isCurrency } from '@feszek/contract';
import type { Coupon, CouponDraft, Currency } from '@feszek/contract';
import { formatPrice } from '@feszek/money';
import { randomInt } from 'node:crypto';
import { CommandFailure } from '../../../platform/commands/failure.ts';
import { parseCommand } from '../../../platform/commands/parseCommand.ts';
import type { Topic } from '../../../platform/commands/topic.ts';
import { readTime } from './readTime.ts';

const USAGE = `npm run shop -- coupon list
npm run shop -- coupon create [CODE] --percent 10 | --amount HUF=2000,EUR=5,USD=5 | --free-delivery [options]
  without CODE, a random one is created
  --minimum HUF=20000,EUR=50  the smallest products total; other currencies then cannot use it
  --from, --until WHEN        2026-12-01 (the whole day, in this machine's time zone) or 2026-12-01T08:00:00Z
  --uses N                    the total number of uses
  --uses-per-customer N       the number of uses by one email address or account
npm run shop -- coupon end CODE`;

/** Without characters that are easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

function randomCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

function readAmounts(text: string | undefined, option: string): Partial<Record<Currency, number>> | undefined {
  if (text === undefined) return undefined;
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [currency = '', amount = ''] = part.split('=').map((word) => word.trim());
      if (!isCurrency(currency) || !/^\d+(\.\d+)?$/.test(amount)) throw new CommandFailure(`--${option} is like HUF=2000,EUR=5 (${CURRENCIES.join(', ')}).`);
      return [currency, Number(amount)];
    }),
  );
}

function readWhole(text: string | undefined, option: string): number | null {
  if (text === undefined) return null;
  if (!/^\d+$/.test(text)) throw new CommandFailure(`--${option} is a whole number.`);
  return Number(text);
}

const OPTIONS = {
  percent: { type: 'string' },
  amount: { type: 'string' },
  'free-delivery': { type: 'boolean', default: false },
  minimum: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  'uses-per-customer': { type: 'string' },
} as const;

const parse = (args: readonly string[]) => parseCommand(args, OPTIONS, USAGE);

type Values = ReturnType<typeof parse>['values'];

function draftOf(code: string, values: Values): CouponDraft {
  const kinds = [values.percent !== undefined && 'percent', values.amount !== undefined && 'amount', values['free-delivery'] && 'free_delivery'] as const;
  const [kind, other] = kinds.filter((given) => given !== false);
  if (kind === undefined || other !== undefined) throw new CommandFailure('A coupon has one of --percent, --amount and --free-delivery.');
  return {
    code,
    kind,
    percent: readWhole(values.percent, 'percent'),
    amounts: readAmounts(values.amount, 'amount'),
    minimum: readAmounts(values.minimum, 'minimum'),
    valid_from: values.from === undefined ? null : readTime(values.from, 'from'),
    valid_until: values.until === undefined ? null : readTime(values.until, 'until'),
    max_uses: readWhole(values.uses, 'uses'),
    max_uses_per_customer: readWhole(values['uses-per-customer'], 'uses-per-customer'),
  };
}

function describeAmounts(amounts: Coupon['minimum']): string {
  return CURRENCIES.flatMap((currency) => (amounts?.[currency] === undefined ? [] : formatPrice(amounts[currency], currency))).join(', ');
}

/** A coupon in one line. */
function lineOf(coupon: Coupon): string {
  const { code, kind, percent, amounts, minimum, valid_from, valid_until, uses, max_uses, max_uses_per_customer } = coupon;
  const gift = kind === 'percent' ? `${percent} %` : kind === 'amount' ? describeAmounts(amounts) : 'free delivery';
  const parts = [
    `${code.padEnd(12)} ${gift}`,
    minimum && `from ${describeAmounts(minimum)}`,
    valid_from !== null && `valid from ${valid_from}`,
    valid_until !== null && `until ${valid_until}`,
    `used ${uses}${max_uses === null ? '' : ` of ${max_uses}`}`,
    max_uses_per_customer !== null && `${max_uses_per_customer} per customer`,
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}

/** Commands for coupons. */
export const couponTopic: Topic = {
  name: 'coupon',
  usage: USAGE,
  async run(args, { client, terminal }) {
    const { values, positionals } = parse(args);
    const [command, code, ...rest] = positionals;
    if (rest.length > 0) throw new CommandFailure(USAGE);
    if (command === 'list' && code === undefined) {
      const coupons = await client().call('GET', '/operator/coupons', couponsSchema);
      for (const coupon of coupons) terminal.out(lineOf(coupon));
      if (coupons.length === 0) terminal.out('There are no coupons.');
      return 0;
    }
    if (command === 'create') {
      terminal.out(lineOf(await client().call('POST', '/operator/coupons', couponSchema, draftOf(code ?? randomCode(), values))));
      return 0;
    }
    if (command === 'end' && code !== undefined) {
      terminal.out(lineOf(await client().call('POST', `/operator/coupons/${encodeURIComponent(code)}/end`, couponSchema)));
      return 0;
    }
    throw new CommandFailure(USAGE);
  },
};
