import { TRACKING_CURRENCY } from '@feszek/contract';
import type { TrackedCart, TrackedItem } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import type { CartState } from '../../cart/cartState.ts';
import { loadOf, offerDelivery } from '../../pricing/delivery/methods.ts';
import { offerServices } from '../../pricing/delivery/services/offerServices.ts';
import { lineAmounts } from '../../pricing/lineAmounts.ts';
import { unitGross } from '../../pricing/price.ts';
import type { ProductRecord } from '../../catalog/productRecords.ts';
import { discountOf } from '../../pricing/coupons/cartCoupon.ts';
import { NO_DISCOUNT, sumOf, discountLines } from '../../pricing/coupons/discount.ts';

const inMajor = (minor: number) => toMajor(minor, TRACKING_CURRENCY);

/** A product for statistics. */
export function trackedItem({ sku, title, categoryTitle, brand, prices }: ProductRecord, quantity: number): TrackedItem {
  const { [TRACKING_CURRENCY]: list } = prices;
  const price = unitGross(list, quantity);
  return { id: sku, title: title.hu, category: categoryTitle?.hu ?? '', brand, price: inMajor(price), discount: inMajor(Math.max(0, list.originalGross - price)), quantity };
}

/**
 * A cart for statistics: computed again from the price list in their currency, regardless of the buyer's currency, with
 * the coupon's discount divided among the lines. The services of the delivery are part of its price.
 */
export function trackedCart({ lines, coupon, delivery, services }: Pick<CartState, 'lines' | 'coupon' | 'delivery' | 'services'>, vatPercent: number): TrackedCart {
  const amounts = lines.map(({ record, quantity }) => lineAmounts(record.prices[TRACKING_CURRENCY], quantity, vatPercent));
  const itemsGross = amounts.reduce((sum, { totalGross }) => sum + totalGross, 0);
  const itemsNet = amounts.reduce((sum, { totalNet }) => sum + totalNet, 0);
  const valid = coupon && !coupon.fault ? coupon : undefined;
  const discounts = valid ? discountLines(discountOf(valid.coupon, itemsGross, TRACKING_CURRENCY), amounts) : amounts.map(() => NO_DISCOUNT);
  const { gross, net } = sumOf(discounts);
  const [offered] = delivery && !valid?.isDeliveryFree ? offerDelivery([delivery], loadOf(lines), itemsGross, TRACKING_CURRENCY) : [];
  const offeredServices = delivery ? offerServices(delivery.servicePrices, lines, TRACKING_CURRENCY, vatPercent) : [];
  const served = offeredServices.filter(({ code }) => services.some((service) => service.code === code)).reduce((sum, service) => sum + service.gross, 0);
  return {
    value: inMajor(itemsGross - gross),
    tax: inMajor(itemsGross - gross - (itemsNet - net)),
    shipping: inMajor((offered?.gross ?? 0) + served),
    coupon: valid?.coupon.code ?? null,
    items: lines.map(({ record, quantity }, index) => {
      const item = trackedItem(record, quantity);
      return { ...item, discount: item.discount + inMajor(Math.round((discounts[index]?.gross ?? 0) / quantity)) };
    }),
  };
}
