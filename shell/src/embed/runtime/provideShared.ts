import * as React from 'react';
import * as ReactJsx from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';

/** The modules that slices share with the page. No other code of the page can add to them, or replace one. */
const SHARED: ReadonlyMap<string, object> = new Map(Object.entries({ react: React, 'react/jsx-runtime': ReactJsx, 'react-dom': ReactDom, 'react-dom/client': ReactDomClient }));

/** Resolves to the factory of a shared module, or to `false`: the slice then uses its own copy. */
async function loadShare(name: string): Promise<(() => object) | false> {
  const shared = SHARED.get(name);
  return shared === undefined ? false : () => shared;
}

/**
 * What the entries of slices take from the page (`pageFederation.ts` of the kit): the part of Module Federation that a slice
 * uses, with a share scope that consists of the shop's React alone. The federation runtime of the shell has 15 KB more, for
 * scopes that several hosts share, which these pages must not have.
 */
export function provideShared(): void {
  globalThis._FESZEK_FEDERATION = () => {
    const instance = { options: { name: 'feszek_embed' }, loadShare };
    return { runtime: {}, bundlerRuntime: { init: () => instance, initContainerEntry: () => undefined, I: () => undefined, consumes } };
  };
}
