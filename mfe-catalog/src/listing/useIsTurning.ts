import { useBusMoment, useShop } from '@feszek/kit';
import type { BusMoments } from '@feszek/contract';
import { useCallback, useEffect, useState } from 'react';

/** Delay before the loading state is shown, in milliseconds. */
const PATIENCE_MS = 250;

/** Whether another sort order or page of the shown listing is loading slowly. */
export function useIsTurning(): boolean {
  const { pathname } = useShop();
  const [isLoading, setIsLoading] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const handleStarted = useCallback(({ href }: BusMoments['navigation.started']) => setIsLoading(href.split(/[?#]/)[0] === pathname), [pathname]);
  const handleFinished = useCallback(() => setIsLoading(false), []);
  useBusMoment('navigation.started', handleStarted);
  useBusMoment('navigation.finished', handleFinished);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}
