import type { DeliveryService, ServiceSettingsInput, SizeClass } from '@feszek/contract';

type Price = ServiceSettingsInput['prices'][number];

/** In forints, euros and dollars. */
function prices(size_class: SizeClass, huf: number, eur: number, usd: number): Price[] {
  return [
    { size_class, currency: 'HUF', price_gross: huf },
    { size_class, currency: 'EUR', price_gross: eur },
    { size_class, currency: 'USD', price_gross: usd },
  ];
}

/** The prices of the demonstration shop. Small goods have no prices for carrying and removal, since one person can carry them. */
export const DEMO_SERVICE_PRICES: ReadonlyMap<DeliveryService, readonly Price[]> = new Map([
  ['carry', [...prices('medium', 4990, 12.9, 13.9), ...prices('large', 9990, 25.9, 27.9)]],
  ['assembly', [...prices('small', 4990, 12.9, 13.9), ...prices('medium', 7990, 19.9, 21.9), ...prices('large', 14_990, 38.9, 41.9)]],
  ['removal', [...prices('medium', 5990, 14.9, 16.9), ...prices('large', 9990, 25.9, 27.9)]],
]);
