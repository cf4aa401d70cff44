import { useEffect, useEffectEvent } from 'react';
import { emitForStatistics } from '@feszek/contract/composition';
import type { BusMoments, StatisticsTopic } from '@feszek/contract';
import { useShop } from './ShopContext.ts';

/**
 * Emits a moment for statistics when the component is shown, and again when `moment` changes.
 *
 * @param moment - plain data; `undefined` while there is nothing to emit
 */
export function useEmitWhenShown<Name extends StatisticsTopic>(topic: Name, moment: BusMoments[Name] | undefined): void {
  const bus = useShop().browser?.bus;
  const serialized = moment && JSON.stringify(moment);
  const emit = useEffectEvent(() => {
    if (bus && moment) emitForStatistics(bus, topic, moment);
  });
  useEffect(() => {
    if (serialized !== undefined) emit();
  }, [serialized]);
}
