import { routeConflict } from './claims.ts';
import type { Claims } from './claims.ts';
import { CONTRACT_PLACES, isPlaceName } from './places.ts';
import type { PlaceName } from './places.ts';
import { ROUTES } from './routes.ts';
import type { Route } from './routes.ts';
import type { SliceName } from './slices.ts';

/** What another slice has already: which slice claims it, and why the claim has no effect. */
export interface RefusedClaim {
  readonly slice: SliceName;
  readonly reason: string;
}

export interface ClaimedRoutes {
  readonly routes: readonly Route[];
  readonly refused: readonly RefusedClaim[];
}

export interface ClaimedPlaces {
  /** The parts in the places of the layout: references of slots. */
  readonly places: Readonly<Record<PlaceName, string>>;
  readonly refused: readonly RefusedClaim[];
}

/**
 * The routes of all live slices. A route of the contract keeps its address also while its slice is unavailable, or has no such
 * screen: the address is then answered with a message, and not by the content pages, to which every other address belongs.
 *
 * @param live - the claims of the live releases. The register refuses conflicts; between slices at fixed addresses, which
 *   it does not see, the first slice has precedence
 */
export function claimedRoutes(live: readonly Claims[]): ClaimedRoutes {
  const isLive = new Set(live.map(({ slice }) => slice));
  const taken: Route[] = ROUTES.filter(({ slice }) => !isLive.has(slice));
  const refused: RefusedClaim[] = [];
  for (const { slice, routes } of live) {
    for (const route of routes) {
      const reason = routeConflict(route, taken);
      if (reason === undefined) taken.push(route);
      else refused.push({ slice, reason });
    }
  }
  const without = ROUTES.filter((route) => isLive.has(route.slice) && !taken.some(({ name }) => name === route.name) && routeConflict(route, taken) === undefined);
  return { routes: [...taken, ...without], refused };
}

/** The parts of the layout that all live slices claim. A place that none of them claims keeps the part of the contract. */
export function claimedPlaces(live: readonly Claims[]): ClaimedPlaces {
  const taken = new Map<PlaceName, Claims>();
  const refused: RefusedClaim[] = [];
  for (const claims of live) {
    // A place that only a later shell has is ignored.
    for (const place of Object.keys(claims.places).filter(isPlaceName)) {
      const owner = taken.get(place);
      if (owner) refused.push({ slice: claims.slice, reason: `The place ${place} of the layout belongs to ${owner.slice}.` });
      else taken.set(place, claims);
    }
  }
  const claimed = [...taken].map(([place, { slice, places }]) => [place, `${slice}/${places[place]}`]);
  return { places: { ...CONTRACT_PLACES, ...Object.fromEntries(claimed) }, refused };
}
