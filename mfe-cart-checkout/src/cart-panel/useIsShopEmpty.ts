import { isShopEmpty, useBrowser } from '@feszek/kit';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether the shop has no products yet.
 *
 * @param isNeeded - the cart is empty; only then it is requested
 */
export function useIsShopEmpty(isNeeded: boolean): boolean {
  const browser = useBrowser();
  const [isEmpty, setEmpty] = useState(false);
  const request = useEffectEvent(() => isShopEmpty(browser().api));
  useEffect(() => {
    if (isNeeded) void request().then(setEmpty);
  }, [isNeeded]);
  return isEmpty;
}
