import type { ImportResult, Locale } from '@feszek/contract';

const LANGUAGES = { hu: 'Hungarian', en: 'English' } as const satisfies Record<Locale, string>;
const OTHER = { hu: 'en', en: 'hu' } as const satisfies Record<Locale, Locale>;

const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

/** One line each for how the rows of an import were completed, and for what their products still lack. */
export function completionLines({ conversions, untitled, unpriced, unmeasured }: ImportResult): string[] {
  return [
    ...conversions.map(({ currency, rate, valid_from: day, filled, changed, unchanged }) =>
      `${currency} prices converted from forints: ${filled + changed + unchanged} (${filled} new, ${changed} changed), by the rate ${rate} of ${day}.`),
    ...untitled.map(({ locale, products: count }) => `Without a title in ${LANGUAGES[locale]}: ${products(count)}, which ${count === 1 ? 'has' : 'have'} the ${LANGUAGES[OTHER[locale]]} one there.`),
    ...unpriced.map(({ currency, products: count }) => `Not sold in ${currency}: ${products(count)} without a price in it.`),
    ...(unmeasured > 0 ? [`Delivered as bulky goods: ${products(unmeasured)} of unknown weight or size.`] : []),
  ];
}
