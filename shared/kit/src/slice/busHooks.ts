import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { BusMomentName, BusMoments, BusStateName, BusStates, VatMode } from '@feszek/contract';
import { useShop } from './ShopContext.ts';

/**
 * Subscribes to a state topic of the bus.
 *
 * @returns the last value; `undefined` on the server, while hydrating, and before the first value
 */
export function useBusState<Name extends BusStateName>(topic: Name): BusStates[Name] | undefined {
  const bus = useShop().browser?.bus;
  const subscribe = useCallback((changed: () => void) => bus?.watch(topic, changed) ?? (() => undefined), [bus, topic]);
  return useSyncExternalStore(subscribe, () => bus?.get(topic), () => undefined);
}

/** Calls `listener` for every moment of a topic while the component is mounted. Keep `listener` stable. */
export function useBusMoment<Name extends BusMomentName>(topic: Name, listener: (moment: BusMoments[Name]) => void): void {
  const bus = useShop().browser?.bus;
  useEffect(() => bus?.on(topic, listener), [bus, topic, listener]);
}

/** Whether prices are shown net or gross: first as the page was rendered, then as the visitor chooses. */
export function useVatMode(): VatMode {
  const { initialVatMode } = useShop();
  return useBusState('shop.vat-mode') ?? initialVatMode;
}
