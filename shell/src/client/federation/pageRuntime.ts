import { createInstance, init } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

interface WebpackRequire<Options, Instance> {
  readonly federation: { readonly initOptions: Options; readonly runtime: { init(options: Options): Instance } };
}

function initInstance<Options, Instance>({ webpackRequire: { federation } }: { readonly webpackRequire: WebpackRequire<Options, Instance> }): Instance {
  return federation.runtime.init(federation.initOptions);
}

/**
 * Replaces `@module-federation/webpack-bundler-runtime/dist/bundler.js`, which puts all functions of the runtime into one object,
 * by those that share packages. The client loads remotes itself (`loadContainer.ts`), and no build of the shop leaves out
 * unused exports of a shared package.
 */
// oxlint-disable-next-line import/no-default-export -- the generated entry imports the default export
export default {
  runtime: { createInstance, init },
  bundlerRuntime: { consumes, I: initializeSharing, S: {}, installInitialConsumes, init: initInstance },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
