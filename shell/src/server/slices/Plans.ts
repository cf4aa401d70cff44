import type { SliceName } from '@feszek/contract';
import { EMPTY_PLAN, createPlan } from './Plan.ts';
import type { Deployment, Plan } from './Plan.ts';

/** Visitors are placed at random in as many rings. */
export const RINGS = 1000;

/** A release that the visitors of the first rings have instead of the live one. */
export interface CanaryDeployment {
  readonly deployment: Deployment;
  readonly percent: number;
}

/** The plans of pages at one moment. They never change: a later deployment makes others. */
export interface Plans {
  /** The plan of the live releases. */
  readonly stable: Plan;
  /** The slices that have a canary. */
  readonly trials: ReadonlySet<SliceName>;
  /** The plan of a visitor: the larger the share of a canary, the more of the first rings have it. */
  at(ring: number): Plan;
  /** All of them, those of previews too. */
  all(): readonly Plan[];
  /** The plan with an id, if visitors have it now. */
  find(id: string): Plan | undefined;
  /** The live releases with another one of a slice; `undefined` if that release has no preview. */
  preview(slice: SliceName, version: string): Plan | undefined;
}

export const NO_PLANS: Plans = { stable: EMPTY_PLAN, trials: new Set(), at: () => EMPTY_PLAN, all: () => [], find: () => undefined, preview: () => undefined };

/** The plan of the visitors in the rings from `from` on, up to those of the next one. */
interface Step {
  readonly from: number;
  readonly plan: Plan;
}

/**
 * Compiles the plans. The shares of canaries are nested, so that n canaries make n + 1 plans at most.
 *
 * @param previews - further releases that run
 */
export function createPlans(live: ReadonlyMap<SliceName, Deployment>, canaries: readonly CanaryDeployment[], previews: readonly Deployment[]): Plans {
  const stable = createPlan(live);
  const ends = canaries.map(({ deployment, percent }) => ({ deployment, end: Math.round((percent / 100) * RINGS) }));
  const starts = [0, ...new Set(ends.map(({ end }) => end))].sort((a, b) => b - a);
  const steps = starts.map((from): Step => {
    const here = ends.filter(({ end }) => end > from);
    return { from, plan: here.length === 0 ? stable : createPlan(withReleases(live, here.map(({ deployment }) => deployment))) };
  });
  const previewPlans = new Map(previews.map((deployment) => [`${deployment.manifest.name}@${deployment.manifest.version}`, createPlan(withReleases(live, [deployment]))]));
  return {
    stable,
    trials: new Set(canaries.map(({ deployment }) => deployment.manifest.name)),
    at: (ring) => steps.find(({ from }) => ring >= from)?.plan ?? stable,
    all: () => [...steps.map(({ plan }) => plan), ...previewPlans.values()],
    find: (id) => steps.find(({ plan }) => plan.id === id)?.plan,
    preview: (slice, version) => previewPlans.get(`${slice}@${version}`),
  };
}

function withReleases(live: ReadonlyMap<SliceName, Deployment>, releases: readonly Deployment[]): ReadonlyMap<SliceName, Deployment> {
  return new Map([...live, ...releases.map((deployment) => [deployment.manifest.name, deployment] as const)]);
}
