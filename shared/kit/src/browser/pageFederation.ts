declare global {
  /** What a slice's entry takes from the page: its own copy of the federation runtime's state, with the page's code. */
  var _FESZEK_FEDERATION: () => object;
}

/**
 * Replaces `@module-federation/webpack-bundler-runtime` in a slice's entry: the page has the same code already (see
 * `provideRuntime.ts` of the shell).
 */
// oxlint-disable-next-line import/no-default-export -- the generated entry imports the default export
export default globalThis._FESZEK_FEDERATION();
