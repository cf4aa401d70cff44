import { Gauge } from '@feszek/metrics';
import type { Registry } from '@feszek/metrics';
import type { App } from '../../http/app.ts';
import type { PrimaryWatch } from './PrimaryWatch.ts';

/** Watches the primary while the server runs, and reports when public reads come from the replica, and when no longer. */
export function watchPrimary(app: App, watch: PrimaryWatch, registry: Registry | undefined): void {
  watch.onSwitch(({ server }) => {
    if (server === 'replica') app.log.warn('the primary database server does not answer: public reads come from the replica');
    else app.log.info('the primary database server answers again: public reads come from it');
  });
  if (registry) {
    new Gauge({
      name: 'feszek_database_replica_reads',
      help: 'Whether public reads of this process come from the replica, because the primary does not answer',
      registers: [registry],
      collect() {
        this.set(watch.source.server === 'replica' ? 1 : 0);
      },
    });
  }
  watch.start();
  app.addHook('onClose', async () => watch.stop());
}
