import type { SliceName } from '@feszek/contract';
import type { SliceRegistry } from './SliceRegistry.ts';

/** How long a slice may take to answer, in milliseconds. */
const ANSWER_MS = 3000;

/** The slices without a release, those whose live release does not answer now, and those at a fixed address whose manifest is refused now. */
export async function absentSlices(registry: Pick<SliceRegistry, 'plan' | 'missing' | 'refused'>): Promise<readonly SliceName[]> {
  const refused = new Set(registry.refused().map(({ slice }) => slice));
  const silent = await Promise.all(registry.plan.all().map(async ({ origins, isFixed, manifest: { name } }) => {
    const isUsable = !(isFixed && refused.has(name)) && (await origins.isAnyReady('/manifest.json', ANSWER_MS));
    return isUsable ? [] : [name];
  }));
  return [...registry.missing(), ...silent.flat()];
}
