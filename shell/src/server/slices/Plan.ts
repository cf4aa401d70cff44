import type { SliceManifest, SliceName } from '@feszek/contract';
import type { Origins } from '@feszek/kit/server';
import { createHash } from 'node:crypto';

/** A release of a slice that is live. */
export interface Deployment {
  /** The processes that serve it. */
  readonly origins: Origins;
  /** Whether the address is a fixed one, whose release is not in the store. */
  readonly isFixed: boolean;
  readonly manifest: SliceManifest;
}

/** Which release of each slice a page consists of. It never changes: a later deployment makes another plan. */
export interface Plan {
  /** Identifies the releases: equal plans have equal ids. */
  readonly id: string;
  /** The live release; `undefined` for a slice whose manifest has not been read since the shell started. */
  get(name: SliceName): Deployment | undefined;
  all(): readonly Deployment[];
}

export const EMPTY_PLAN: Plan = { id: 'none', get: () => undefined, all: () => [] };

/** Compiles the plan of the given deployments. */
export function createPlan(deployments: ReadonlyMap<SliceName, Deployment>): Plan {
  const all = [...deployments.values()];
  const versions = all.map(({ manifest }) => `${manifest.name}@${manifest.version}`).sort();
  const bySlice = new Map(deployments);
  return { id: createHash('sha256').update(versions.join()).digest('hex').slice(0, 12), get: (name) => bySlice.get(name), all: () => all };
}
