/**
 * How tests are compiled: TypeScript and JSX, as modules.
 *
 * @type {import('@swc/core').Options}
 */
export const SWC_OPTIONS = {
  jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  module: { type: 'es6' },
};
