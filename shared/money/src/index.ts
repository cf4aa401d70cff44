export type { Currency, VatMode } from '@feszek/contract';
export { currencyDecimals, currencySymbol } from './currency.ts';
export { AMOUNT_PLACE, formatAmount } from './formatAmount.ts';
export type { AmountKind, AmountLabels } from './formatAmount.ts';
export { formatPrice } from './formatPrice.ts';
export { roundHalfAwayFromZero, roundToFive } from './rounding.ts';
export { toMajor, toMinor } from './units.ts';
export { grossFromNet, netFromGross } from './vat.ts';
