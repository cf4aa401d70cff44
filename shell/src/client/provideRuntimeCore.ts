import {
  CurrentGlobal, Module, ModuleFederation, assert, getGlobalFederationConstructor, getRemoteEntry, getRemoteInfo, helpers,
  registerGlobalPlugins, satisfy, setGlobalFederationConstructor, setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * The part of the federation runtime that the slices' entries take from the page instead of bundling it
 * (`experiments.externalRuntime`). The plugin's own `provideExternalRuntime` would put the whole runtime into the page:
 * 10 KB more, which no entry uses.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    CurrentGlobal, Module, ModuleFederation, assert, getGlobalFederationConstructor, getRemoteEntry, getRemoteInfo, helpers,
    registerGlobalPlugins, satisfy, setGlobalFederationConstructor, setGlobalFederationInstance,
  },
});
