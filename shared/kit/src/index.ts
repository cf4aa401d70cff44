// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./css-modules.d.ts" preserve="true" />
export { defineSlice } from './slice/defineSlice.ts';
export type { FragmentDefinition, ParamRule, ScreenRoute, SliceDefinition } from './slice/defineSlice.ts';
export { defineScreen, found, loadContext, notFound, redirect } from './slice/screen.ts';
export type { AnyScreen, Freshness, HeadContext, LoadContext, LoadResult, Screen } from './slice/screen.ts';
export { ShopContext, shopOf, useBrowser, useShop } from './slice/ShopContext.ts';
export type { Shop } from './slice/ShopContext.ts';
export { isShopEmpty } from './slice/isShopEmpty.ts';
export { loadSellerName } from './slice/loadSellerName.ts';
export { useBusMoment, useBusState, useVatMode } from './slice/busHooks.ts';
export { useEmitWhenShown } from './slice/useEmitWhenShown.ts';
export { NEAR, deferred } from './slice/deferred.tsx';
export { useAfterPaint } from './slice/useAfterPaint.ts';
export { serverOnly } from './slice/serverOnly.ts';
export { Slot } from './slice/Slot.tsx';
export { whenIdle, whenPainted } from './slice/whenIdle.ts';
export { replayClicks } from './browser/replayClicks.ts';
export { createRemote } from './browser/createRemote.tsx';
export type { LifeCycles, PreparedFragment, RemoteSlice, SliceHost, SliceRootProps, ViewChannel } from './slice/host.ts';
