import type { Image, Paging } from '@feszek/contract';

interface Amounts {
  readonly price_gross: number;
  readonly price_net: number;
  readonly price_original_gross: number;
  readonly price_original_net: number;
}

/**
 * The four price fields of one price, with the Hungarian VAT of 27 %.
 *
 * @param gross - major units
 * @param originalGross - the price before a discount, major units; `gross` by default
 * @param decimals - of the currency: 0 for HUF, 2 for EUR and USD
 */
export function fakeAmounts(gross: number, originalGross = gross, decimals: 0 | 2 = 0): Amounts {
  const net = (amount: number) => Number((amount / 1.27).toFixed(decimals));
  return { price_gross: gross, price_net: net(gross), price_original_gross: originalGross, price_original_net: net(originalGross) };
}

export function fakeImage(overrides: Partial<Image> = {}): Image {
  return { path: '/images/products/17-cutout-ab12cd34', alt: 'Rigó fotel tölgyfa lábakkal', width: 1200, height: 1500, ...overrides };
}

export function fakePaging(overrides: Partial<Paging> = {}): Paging {
  return { page: 1, page_count: 1, page_size: 24, total: 1, ...overrides };
}
