import type { Locale } from './locale.ts';

/** The paid services of a delivery: carrying upstairs, assembly, and removal of the old piece. */
export const DELIVERY_SERVICES = ['carry', 'assembly', 'removal'] as const;
export type DeliveryService = (typeof DELIVERY_SERVICES)[number];

/** Services that depend on the product: not every product can be assembled or replaces an old piece. */
export const GOODS_SERVICES = ['assembly', 'removal'] as const;
export type GoodsService = (typeof GOODS_SERVICES)[number];

/** The size classes of products, from the smallest. */
export const SIZE_CLASSES = ['small', 'medium', 'large'] as const;
export type SizeClass = (typeof SIZE_CLASSES)[number];

const NAMES: Readonly<Record<DeliveryService, Readonly<Record<Locale, string>>>> = {
  carry: { hu: 'Felvitel az emeletre', en: 'Carrying upstairs' },
  assembly: { hu: 'Összeszerelés', en: 'Assembly' },
  removal: { hu: 'Régi bútor elszállítása', en: 'Old furniture removal' },
};

/** The name of a service in a summary. */
export function deliveryServiceName(service: DeliveryService, locale: Locale): string {
  return NAMES[service][locale];
}
