import { useBusMoment, useShop } from '@feszek/kit';
import type { BusMoments } from '@feszek/contract';
import { useCallback, useEffect, useState } from 'react';

/** What comes within this time, in milliseconds, replaces what is shown without a word. */
const PATIENCE_MS = 250;

/** Whether another order or page of the listing that is shown is on its way, and takes its time. */
export function useIsTurning(): boolean {
  const { pathname } = useShop();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const handleStarted = useCallback(({ href }: BusMoments['navigation.started']) => setIsUnderWay(href.split(/[?#]/)[0] === pathname), [pathname]);
  const handleFinished = useCallback(() => setIsUnderWay(false), []);
  useBusMoment('navigation.started', handleStarted);
  useBusMoment('navigation.finished', handleFinished);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isSlow;
}
