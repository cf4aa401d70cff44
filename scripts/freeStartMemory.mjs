/**
 * Preloaded into every program: frees what its start has left behind. V8 does so by itself only once the heap has grown further,
 * which it may never do again: a fifth of the shop's memory (decision 0160).
 */
const AFTER_MS = 10_000;

setTimeout(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }), AFTER_MS).unref();
