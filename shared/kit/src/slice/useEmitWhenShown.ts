import { useEffect, useEffectEvent } from 'react';
import { emitForStatistics } from '@feszek/contract';
import type { BusMoments, StatisticsTopic } from '@feszek/contract';
import { useShop } from './ShopContext.ts';

/**
 * Tells the shop's statistics that something is shown: when the component appears, and again when `moment` has become another.
 *
 * @param moment - plain data; `undefined` while there is nothing to tell
 */
export function useEmitWhenShown<Name extends StatisticsTopic>(topic: Name, moment: BusMoments[Name] | undefined): void {
  const bus = useShop().browser?.bus;
  const told = moment && JSON.stringify(moment);
  const emit = useEffectEvent(() => {
    if (bus && moment) emitForStatistics(bus, topic, moment);
  });
  useEffect(() => {
    if (told !== undefined) emit();
  }, [told]);
}
