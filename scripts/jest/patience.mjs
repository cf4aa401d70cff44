/** How long a test of a component waits for what comes about, on a busy machine, in milliseconds. */
const PATIENCE_MS = 15_000;

// Tests without a document do not need the library, and pay nothing for it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
