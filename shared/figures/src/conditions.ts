import { cpus, loadavg } from 'node:os';

/** Starts the line of a report that says when and on what was measured; the returned function ends it. */
export function startConditions(): () => string {
  const load = () => (loadavg()[0] ?? 0).toFixed(1);
  const before = load();
  return () => `${new Date().toISOString().slice(0, 10)} (${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node.js ${process.versions.node}; load of the machine ${before} before and ${load()} after)`;
}
