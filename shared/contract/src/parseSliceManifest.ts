import { sliceBase } from './fragment.ts';
import type { RouteDeclaration, SliceManifest } from './fragment.ts';
import { checkShape, sliceManifestSchema } from './fragmentSchemas.ts';
import { ROUTES } from './routes.ts';
import type { SliceName } from './slices.ts';

function assertManifest(value: unknown): asserts value is SliceManifest {
  checkShape(sliceManifestSchema, value);
}

function addressesOf({ remoteEntry, texts, fragments }: SliceManifest): string[] {
  return [remoteEntry, ...Object.values(texts).flat(), ...Object.values(fragments).flatMap(({ styles, scripts }) => [...styles, ...scripts])];
}

const parametersOf = (path: string) => path.match(/\{[^}]+\}/g)?.join() ?? '';

/** Whether a path begins with a parameter, so that it would take the addresses of content pages. Only a route of the contract may. */
function isTooGeneral({ name, paths }: RouteDeclaration): boolean {
  return !ROUTES.some((route) => route.name === name) && Object.values(paths).some((path) => path.split('/')[2]?.startsWith('{'));
}

/** @throws SyntaxError that names the first invalid route or place */
function checkClaims({ routes = [], places = {}, fragments }: SliceManifest): void {
  const names = new Set<string>();
  for (const route of routes) {
    const { name, screen, paths, auth, cacheable } = route;
    const where = `routes: ${name}`;
    const fragment = Object.hasOwn(fragments, screen) ? fragments[screen] : undefined;
    if (names.has(name)) throw new SyntaxError(`${where} is there twice`);
    if (!fragment) throw new SyntaxError(`${where} needs the fragment ${screen}`);
    if (cacheable && (fragment.kind === 'personal' || auth === 'user')) throw new SyntaxError(`${where} must not be cacheable`);
    if (!paths.hu.startsWith('/hu') || !paths.en.startsWith('/en')) throw new SyntaxError(`${where} must have paths that begin with their language`);
    if (parametersOf(paths.hu) !== parametersOf(paths.en)) throw new SyntaxError(`${where} must have the same parameters in both languages`);
    if (isTooGeneral(route)) throw new SyntaxError(`${where} must have a fixed text after the language`);
    names.add(name);
  }
  const missing = Object.entries(places).find(([, part]) => !Object.hasOwn(fragments, part));
  if (missing) throw new SyntaxError(`places: ${missing[0]} needs the fragment ${missing[1]}`);
}

/** @throws SyntaxError that names the first element of other pages that is invalid */
function checkElements({ fragments }: SliceManifest): void {
  const names = new Set<string>();
  for (const [fragment, { element, kind }] of Object.entries(fragments)) {
    if (element === undefined) continue;
    if (names.has(element)) throw new SyntaxError(`fragments: the element ${element} is there twice`);
    if (kind === 'personal') throw new SyntaxError(`fragments: ${fragment} is personal, so it must have no element`);
    names.add(element);
  }
}

/**
 * Validates the manifest of a slice.
 *
 * @param name - the expected slice
 * @throws SyntaxError that names the first invalid field
 */
export function parseSliceManifest(value: unknown, name: SliceName): SliceManifest {
  assertManifest(value);
  if (value.name !== name) throw new SyntaxError(`name must be ${name}`);
  if (value.protocols && value.protocols.min !== value.protocol) throw new SyntaxError('protocol must be the lowest of protocols');
  const base = sliceBase(name, value.version);
  const outside = addressesOf(value).find((address) => !address.startsWith(base));
  if (outside !== undefined) throw new SyntaxError(`${outside} must be an address under ${base}`);
  checkClaims(value);
  checkElements(value);
  return value;
}
