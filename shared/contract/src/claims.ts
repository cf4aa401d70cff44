import type { RouteDeclaration, SliceManifest } from './fragment.ts';
import { CONTRACT_PLACES } from './places.ts';
import { ROUTES } from './routes.ts';
import type { Route } from './routes.ts';
import type { SliceName } from './slices.ts';

/** The routes, places of the layout and elements of other pages that a release of a slice has for itself. */
export interface Claims {
  readonly slice: SliceName;
  readonly routes: readonly Route[];
  /** Places of the layout with the names of the parts that fill them. */
  readonly places: Readonly<Record<string, string>>;
  /** Elements of other pages, without their prefix, with the names of the parts that they show. Absent in entries of earlier registers. */
  readonly elements?: Readonly<Record<string, string>>;
}

/** The claims that the contract reserves for a slice. It applies while the slice is not live. */
export function contractClaims(slice: SliceName): Claims {
  const places = Object.entries(CONTRACT_PLACES).flatMap(([place, part]) => (part.startsWith(`${slice}/`) ? [[place, part.slice(slice.length + 1)] as const] : []));
  return { slice, routes: ROUTES.filter((route) => route.slice === slice), places: Object.fromEntries(places) };
}

/** A route of a manifest with its fields in the order of the contract's, so that equal routes have equal texts. */
function normalRoute(slice: SliceName, { name, screen, paths: { en, hu }, auth, cacheable, query }: RouteDeclaration): Route {
  return { name, slice, screen, paths: { en, hu }, auth, cacheable, query };
}

/** The claims of a release. A manifest of an earlier kit has no such fields: the contract's routes and places of its fragments apply. */
export function claimsOf({ name: slice, routes, places, fragments }: Pick<SliceManifest, 'name' | 'routes' | 'places' | 'fragments'>): Claims {
  const contract = contractClaims(slice);
  return {
    slice,
    routes: routes?.map((route) => normalRoute(slice, route)) ?? contract.routes.filter(({ screen }) => Object.hasOwn(fragments, screen)),
    places: places ?? Object.fromEntries(Object.entries(contract.places).filter(([, part]) => Object.hasOwn(fragments, part))),
    elements: Object.fromEntries(Object.entries(fragments).flatMap(([part, { element }]) => (element === undefined ? [] : [[element, part] as const]))),
  };
}

const isRest = (segment: string | undefined) => segment?.endsWith('...}') === true;
const isParameter = (segment: string) => segment.startsWith('{');

/** Whether an address could belong to both paths. A path `/{language}/{name...}`, which all others precede, overlaps only with another one. */
function isOverlap(a: readonly string[], b: readonly string[]): boolean {
  if (isRest(a[1]) !== isRest(b[1])) return false;
  for (let index = 0; ; index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left === undefined || right === undefined) return left === right;
    if (isRest(left) || isRest(right)) return true;
    if (!isParameter(left) && !isParameter(right) && left !== right) return false;
  }
}

const segmentsOf = (path: string) => path.split('/').slice(1);

/** The path of a route that overlaps with one of another route, in either language. */
function overlapOf(route: Route, other: Route): string | undefined {
  return Object.values(route.paths).find((path) => Object.values(other.paths).some((otherPath) => isOverlap(segmentsOf(path), segmentsOf(otherPath))));
}

/**
 * Compares a route with those of other slices.
 *
 * @returns in a sentence, which slice has the name or an address of the route already; `undefined` if none has
 */
export function routeConflict(route: Route, others: readonly Route[]): string | undefined {
  for (const other of others) {
    if (other.slice === route.slice) continue;
    if (other.name === route.name) return `The route ${route.name} belongs to ${other.slice}.`;
    const path = overlapOf(route, other);
    if (path !== undefined) return `${path} of the route ${route.name} overlaps with the route ${other.name} of ${other.slice}.`;
  }
  return undefined;
}

/**
 * Compares the claims of a release with those of all other live slices.
 *
 * @returns the first conflict in a sentence that names the other slice; `undefined` if there is none
 */
export function claimConflict({ slice, routes, places, elements = {} }: Claims, others: readonly Claims[]): string | undefined {
  const otherRoutes = others.filter((other) => other.slice !== slice).flatMap((other) => other.routes);
  for (const route of routes) {
    const conflict = routeConflict(route, otherRoutes);
    if (conflict !== undefined) return conflict;
  }
  for (const place of Object.keys(places)) {
    const owner = others.find((other) => other.slice !== slice && Object.hasOwn(other.places, place));
    if (owner) return `The place ${place} of the layout belongs to ${owner.slice}.`;
  }
  for (const element of Object.keys(elements)) {
    const owner = others.find((other) => other.slice !== slice && Object.hasOwn(other.elements ?? {}, element));
    if (owner) return `The element feszek-${element} belongs to ${owner.slice}.`;
  }
  return undefined;
}
