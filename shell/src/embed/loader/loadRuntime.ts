import { addScript } from '../addScript.ts';
import type { EmbedConfig } from '../../markup/EmbedPart.ts';
import type { EmbedRuntime } from '../runtime/EmbedRuntime.ts';

declare global {
  /** The runtime of the elements, once its scripts have run. */
  var _FESZEK_EMBED: ((config: EmbedConfig) => EmbedRuntime) | undefined;
}

let loading: Promise<EmbedRuntime> | undefined;

async function load(config: EmbedConfig): Promise<EmbedRuntime> {
  await Promise.all(config.scripts.map(addScript));
  if (!globalThis._FESZEK_EMBED) throw new Error('The runtime of the elements did not start');
  return globalThis._FESZEK_EMBED(config);
}

/** Loads the runtime with React, once for all elements of the page; a failure is tried again by the next call. */
export function loadRuntime(config: EmbedConfig): Promise<EmbedRuntime> {
  loading ??= load(config).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
