import { FRAGMENT_PROTOCOL, LOCALES, contractClaims, sliceBase } from '@feszek/contract';
import type { FragmentManifest, RouteDeclaration, SliceManifest } from '@feszek/contract';
import type { Stats } from 'webpack';
import type { SliceDefinition } from '../slice/defineSlice.ts';
import { screenRoute } from '../slice/screenRoute.ts';
import { BuildError } from './BuildError.ts';

/** The files of one named chunk group, in loading order. */
function filesOf(stats: Stats, chunkName: string, ending: string): string[] | undefined {
  const group = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups?.[chunkName];
  return group?.assets?.map((asset) => asset.name).filter((name) => name.endsWith(ending));
}

function routesOf(slice: SliceDefinition): RouteDeclaration[] {
  return Object.keys(slice.fragments).flatMap((fragment) => {
    const route = screenRoute(slice, fragment);
    if (!route) return [];
    const { name, screen, paths, auth, cacheable, query } = route;
    return [{ name, screen, paths, auth, cacheable, query }];
  });
}

/** The places that the parts declare, and those of the contract. */
function placesOf({ name, fragments }: SliceDefinition): Record<string, string> {
  const reserved = Object.entries(contractClaims(name).places).filter(([, part]) => Object.hasOwn(fragments, part));
  const named = Object.entries(fragments).flatMap(([part, { place }]) => (place ? [[place, part] as const] : []));
  return Object.fromEntries([...reserved, ...named]);
}

/**
 * The manifest of a build: which fragments it has and which files each of them needs.
 *
 * @throws BuildError where a fragment's code is not in a chunk named `fragment-{name}`, or a language's texts are not in
 * one named `messages-{locale}`
 */
export function sliceManifest(slice: SliceDefinition, version: string, stats: Stats): SliceManifest {
  const base = sliceBase(slice.name, version);
  // The module that the entry exposes: no page can hydrate a fragment without it.
  const exposed = filesOf(stats, 'slice', '.js') ?? [];
  const fragments = Object.entries(slice.fragments).map(([name, { kind, mode, params }]): [string, FragmentManifest] => {
    const styles = filesOf(stats, `fragment-${name}`, '.css');
    const scripts = filesOf(stats, `fragment-${name}`, '.js');
    if (!styles || !scripts) {
      throw new BuildError(`Fragment ${name} of ${slice.name} must be loaded by import(/* webpackChunkName: "fragment-${name}" */ …).`);
    }
    const needed = mode === 'static' ? [] : [...new Set([...exposed, ...scripts])];
    return [name, { kind, mode, ...(params && { params: Object.keys(params) }), styles: styles.map((file) => base + file), scripts: needed.map((file) => base + file) }];
  });
  const texts = LOCALES.map((locale) => {
    const files = filesOf(stats, `messages-${locale}`, '.js');
    if (!files) throw new BuildError(`Texts of ${slice.name} must be loaded by import(/* webpackChunkName: "messages-${locale}" */ …).`);
    return [locale, files.map((file) => base + file)];
  });
  return { protocol: FRAGMENT_PROTOCOL, name: slice.name, version, remoteEntry: `${base}remoteEntry.js`, texts: Object.fromEntries(texts), fragments: Object.fromEntries(fragments), routes: routesOf(slice), places: placesOf(slice) };
}
