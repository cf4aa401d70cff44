import { I18nProvider } from '@feszek/i18n';
import type { I18n } from '@feszek/i18n';
import type { ReactNode } from 'react';
import { ShopContext } from './ShopContext.ts';
import type { Shop } from './ShopContext.ts';
import type { AnyScreen } from './screen.ts';
import { InOneStep } from './useAfterPaint.ts';

export interface SliceView {
  readonly shop: Shop;
  readonly i18n: I18n;
  readonly screen: AnyScreen;
  readonly data: unknown;
}

/**
 * The whole tree of one root: the same on the server, while hydrating, and after.
 *
 * @param isInOneStep - see `useAfterPaint`
 */
export function sliceTree(view: SliceView, isInOneStep = true): ReactNode {
  const { Component, instance } = view.screen;
  return (
    <ShopContext value={view.shop}>
      <I18nProvider i18n={view.i18n}>
        <InOneStep value={isInOneStep}>
          <Component key={instance?.(view.data) ?? view.shop.pathname} data={view.data} />
        </InOneStep>
      </I18nProvider>
    </ShopContext>
  );
}
