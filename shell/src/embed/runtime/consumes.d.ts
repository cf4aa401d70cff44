/** The package has no types for this file. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  /** Provides the shared modules that a chunk of a slice needs. */
  export function consumes(options: object): void;
}
