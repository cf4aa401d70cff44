/** The package has no types for this file. */
declare module '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js' {
  /** Provides the shared modules that the first file contains. */
  export function installInitialConsumes(options: object): void;
}
