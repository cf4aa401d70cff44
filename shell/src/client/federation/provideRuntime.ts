import { createInstance } from '@module-federation/enhanced/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

interface WebpackFederation {
  readonly runtime: object;
  readonly bundlerRuntime: object;
  readonly attachShareScopeMap: unknown;
}

/** The runtime of this build. */
declare const __webpack_require__: { readonly federation: WebpackFederation };

/** The runtime for one entry. Its `init` always makes an instance: the page's own instance stays the default of the page. */
function createFederation() {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  const init = (options: Parameters<typeof createInstance>[0]) => createInstance({ ...options, id: '' });
  return { runtime: { ...runtime, init }, bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry }, attachShareScopeMap, bundlerRuntimeOptions: {} };
}

/**
 * What the slices' entries take from the page instead of bundling it (`pageFederation.ts` of the kit). The plugin's own
 * `provideExternalRuntime` would put the whole runtime into the page: 10 KB more, which no entry uses.
 */
globalThis._FESZEK_FEDERATION = createFederation;
