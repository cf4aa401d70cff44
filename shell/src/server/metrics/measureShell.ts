import { Counter, Gauge } from '@feszek/metrics';
import type { Registry } from '@feszek/metrics';
import type { SliceRegistry } from '../slices/SliceRegistry.ts';

/**
 * Registers the shell's own metrics.
 *
 * @returns counts a page that was answered from the cache
 */
export function measureShell(metrics: Registry, slices: SliceRegistry): () => void {
  new Gauge({
    name: 'feszek_slice_available',
    help: 'Whether the shell has a valid manifest of the slice, and its current one is not refused',
    labelNames: ['slice'],
    registers: [metrics],
    collect() {
      const broken = new Set<string>([...slices.missing(), ...slices.refused().map(({ slice }) => slice)]);
      for (const slice of slices.names()) this.set({ slice }, broken.has(slice) ? 0 : 1);
    },
  });
  const cached = new Counter({ name: 'feszek_cached_pages_total', help: 'Pages answered from the cache, which no other metric of requests counts', registers: [metrics] });
  return () => cached.inc();
}
