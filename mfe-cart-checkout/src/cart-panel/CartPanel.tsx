import { routePath } from '@feszek/contract';
import { useBrowser, useBusMoment, useEmitWhenShown, useShop, whenIdle } from '@feszek/kit';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType } from 'react';
import { useT } from '../i18n.ts';
import type { CartDrawerProps } from './CartDrawer.tsx';

/** The longest that prefetching the drawer waits for an idle moment, in milliseconds. */
const PREFETCH_DELAY_MS = 5000;

async function loadDrawer(): Promise<ComponentType<CartDrawerProps>> {
  return (await import(/* webpackChunkName: "cart-drawer" */ './CartDrawer.tsx')).CartDrawer;
}

/** What opened the panel: a product that was added, or the visitor. */
interface Opening {
  readonly addedTitle?: string;
}

/**
 * Opens the cart's drawer after a product was added and on request, and closes it on every navigation. The drawer's code is
 * loaded when it is first opened, or when the page is idle.
 */
export function CartPanel() {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [Drawer, setDrawer] = useState<ComponentType<CartDrawerProps> | null>(null);
  const close = useCallback(() => setOpening(null), []);
  useBusMoment('cart.product-added', useCallback(({ title, isQuiet }) => {
    if (!isQuiet) setOpening({ addedTitle: title });
  }, []));
  useBusMoment('cart.panel-opened', useCallback(() => setOpening({}), []));
  useBusMoment('navigation.started', close);
  useEmitWhenShown('cart.viewed', opening ? {} : undefined);

  // If the drawer cannot be loaded (the visitor is offline), the click must still have an effect.
  const doWithout = useEffectEvent(({ addedTitle }: Opening) => {
    if (addedTitle === undefined) window.location.assign(routePath('cart', locale));
    else browser().bus.emit('notice.shown', { kind: 'success', text: t('panel.added', { title: addedTitle }) });
  });
  useEffect(() => {
    if (!opening || Drawer) return;
    loadDrawer().then((loaded) => setDrawer(() => loaded), () => doWithout(opening));
  }, [opening, Drawer]);
  // Prefetching only fills the browser's cache. If it fails, the drawer is loaded again when it is opened.
  useEffect(() => whenIdle(() => void loadDrawer().catch(() => undefined), PREFETCH_DELAY_MS), []);

  return Drawer && <Drawer isOpen={opening !== null} addedTitle={opening?.addedTitle} onClose={close} />;
}
