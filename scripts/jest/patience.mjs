/** How long a test of a component waits for an effect, on a busy machine, in milliseconds. */
const PATIENCE_MS = 15_000;

// Tests without a document do not load the library.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
