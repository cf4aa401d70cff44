import { LOCALES, RouteTable, claimsOf, parseSlotReference } from '@feszek/contract';
import type { FragmentRequest, Locale, RouteParams, SliceManifest } from '@feszek/contract';

/** A fragment that is to be requested. */
export interface WantedSample {
  readonly request: FragmentRequest;
  readonly isScreen: boolean;
  /** Whether the request lacks parameters that the part may need: then its refusal is no fault. */
  readonly isGuess: boolean;
}

export interface SampleList {
  readonly wanted: readonly WantedSample[];
  /** The names of fragments that cannot be requested without an example. */
  readonly missing: readonly string[];
}

function fragmentRequest(fragment: string, locale: Locale, pathname: string, search: string, params: RouteParams): FragmentRequest {
  return { fragment, locale, currency: 'HUF', vatMode: 'net', pathname, search, params };
}

/**
 * Lists the fragments of a slice that can be requested, each with the choices of one visitor.
 *
 * @param examples - paths of the shop for screens whose path has parameters, and references of slots for parts that need
 *   parameters: `/en/products/oak-table-12`, `catalog/products?skus=VAC-1`
 */
export function listSamples(manifest: SliceManifest, examples: readonly string[]): SampleList {
  const { routes } = claimsOf(manifest);
  const table = new RouteTable(routes);
  const paths = examples.filter((example) => example.startsWith('/'));
  const references = examples.flatMap((example) => parseSlotReference(example) ?? []).filter(({ slice }) => slice === manifest.name);

  function screens(fragment: string): WantedSample[] {
    const plain = routes.filter(({ screen }) => screen === fragment).flatMap((route) => LOCALES.map((locale) => route.paths[locale]));
    return [...plain.filter((path) => !path.includes('{')), ...paths].flatMap((path) => {
      const { pathname, search } = new URL(path, 'http://shop');
      const match = table.match(pathname);
      if (match?.route.screen !== fragment) return [];
      return [{ request: fragmentRequest(fragment, match.locale, pathname, search, match.params), isScreen: true, isGuess: false }];
    });
  }

  function parts(fragment: string): WantedSample[] {
    const given = references.filter((reference) => reference.fragment === fragment).map(({ params }) => params);
    const isGuess = given.length === 0 && (manifest.fragments[fragment]?.params ?? []).length > 0;
    const all: readonly RouteParams[] = given.length > 0 ? given : [{}];
    return all.flatMap((params) => LOCALES.map((locale) => ({ request: fragmentRequest(fragment, locale, `/${locale}`, '', params), isScreen: false, isGuess })));
  }

  const requestable = Object.entries(manifest.fragments).filter(([, { mode }]) => mode !== 'browser').map(([name]) => name);
  const lists = requestable.map((name) => [name, routes.some(({ screen }) => screen === name) ? screens(name) : parts(name)] as const);
  return { wanted: lists.flatMap(([, wanted]) => wanted), missing: lists.filter(([, wanted]) => wanted.length === 0).map(([name]) => name) };
}
