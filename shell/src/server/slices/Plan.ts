import { RouteTable, changedRoutes, claimedPlaces, claimedRoutes, claimsOf, routeChanges, sliceBase } from '@feszek/contract';
import type { PlaceName, RefusedClaim, RouteChanges, SliceManifest, SliceName } from '@feszek/contract';
import type { Origins } from '@feszek/kit/server';
import { createHash } from 'node:crypto';
import { fileIntegrity, isCheckedInBrowsers } from './fileIntegrity.ts';

/** A release of a slice that is live. */
export interface Deployment {
  /** The processes that serve it. */
  readonly origins: Origins;
  /** Whether the address is a fixed one, whose release is not in the store. */
  readonly isFixed: boolean;
  readonly manifest: SliceManifest;
}

/** What a page consists of: the release of each slice, and which of them owns which address. It never changes: a later deployment makes another plan. */
export interface Plan {
  /** Identifies the releases: equal plans have equal ids. */
  readonly id: string;
  /** The live release; `undefined` for a slice whose manifest has not been read since the shell started. */
  get(name: SliceName): Deployment | undefined;
  all(): readonly Deployment[];
  /** The hash of a slice's file by its address; `undefined` for one that browsers load without a check. */
  integrityOf(address: string): string | undefined;
  /** Whether browsers can check all files of all releases. */
  readonly isChecked: boolean;
  /** The routes of the contract and of the live releases. */
  readonly routes: RouteTable;
  /** How they differ from the contract's, for the browser; `undefined` if they do not. */
  readonly routeChanges: RouteChanges | undefined;
  /** The parts in the places of the layout: references of slots. */
  readonly places: Readonly<Record<PlaceName, string>>;
  /** What two releases claim: the claims that have no effect. */
  readonly refused: readonly RefusedClaim[];
}

export const EMPTY_PLAN: Plan = { ...compileClaims([]), id: 'none', get: () => undefined, all: () => [], integrityOf: () => undefined, isChecked: true };

/** Compiles the routes and places of releases, in the order of the names of their slices. */
function compileClaims(deployments: readonly Deployment[]): Pick<Plan, 'routes' | 'routeChanges' | 'places' | 'refused'> {
  const claims = deployments.map(({ manifest }) => claimsOf(manifest)).sort((a, b) => (a.slice < b.slice ? -1 : 1));
  const { routes, refused } = claimedRoutes(claims);
  const layout = claimedPlaces(claims);
  const changes = routeChanges(routes);
  // In the same order as in the browser.
  return { routes: new RouteTable(changedRoutes(changes)), routeChanges: changes, places: layout.places, refused: [...refused, ...layout.refused] };
}

/** Compiles the plan of the given deployments. */
export function createPlan(deployments: ReadonlyMap<SliceName, Deployment>): Plan {
  const all = [...deployments.values()];
  const versions = all.map(({ manifest }) => `${manifest.name}@${manifest.version}`).sort();
  const bySlice = new Map(deployments);
  return {
    ...compileClaims(all),
    id: createHash('sha256').update(versions.join()).digest('hex').slice(0, 12),
    get: (name) => bySlice.get(name),
    all: () => all,
    integrityOf(address) {
      const owner = all.find(({ manifest: { name, version } }) => address.startsWith(sliceBase(name, version)));
      return owner && fileIntegrity(owner.manifest, address);
    },
    isChecked: all.every(({ manifest }) => isCheckedInBrowsers(manifest)),
  };
}
