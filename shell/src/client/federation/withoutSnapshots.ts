/**
 * Replaces the handler of snapshots in the federation runtime. Snapshots describe remotes that are loaded by manifest; the
 * shop's remotes are loaded by the addresses of their entries, and the build switches the plugin for snapshots off.
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

/** A page without snapshots has none of any remote. */
export const getGlobalRemoteInfo = () => ({});
