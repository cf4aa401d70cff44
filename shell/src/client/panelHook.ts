import type { BusLogEntry } from '@feszek/bus';
import type { RemoteSlice } from '@feszek/kit';

/** What the development panel receives from the shell's client. */
export interface PanelHook {
  readonly bus: { readonly log: (entry: BusLogEntry) => void };
  /** The slice with functions that the panel measures. */
  observe(remote: RemoteSlice): RemoteSlice;
}

declare global {
  interface Window {
    /** Set before the client starts, on pages with the panel. */
    feszekPanel?: PanelHook;
  }
}
