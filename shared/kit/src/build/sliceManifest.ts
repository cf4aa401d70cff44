import { FRAGMENT_PROTOCOLS, LOCALES, contractClaims, sliceBase } from '@feszek/contract/composition';
import type { FragmentManifest, RouteDeclaration, SliceManifest } from '@feszek/contract';
import type { Stats } from 'webpack';
import type { SliceDefinition } from '../slice/defineSlice.ts';
import { screenRoute } from '../slice/screenRoute.ts';
import { BuildError } from './BuildError.ts';
import { textsModule } from './texts/fragmentTexts.ts';
import type { FragmentTexts } from './texts/fragmentTexts.ts';

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

/** The style sheets of the parts of a fragment whose code is deferred: the server renders them, so the page needs the styles. */
function deferredStyles({ compilation }: Stats, fragment: string): string[] {
  const children = compilation.namedChunkGroups.get(`fragment-${fragment}`)?.getChildren() ?? [];
  return children.filter(({ name }) => name?.startsWith('deferred-')).flatMap((group) => group.getFiles()).filter((name) => name.endsWith('.css'));
}

/**
 * The scripts of the chunks that a module is in.
 *
 * @throws BuildError if the build does not have the module
 */
function filesOfModule({ compilation }: Stats, resource: string): string[] {
  const module = [...compilation.modules].find((candidate) => candidate.identifier().endsWith(resource));
  if (!module) throw new BuildError(`The build has no module ${resource}.`);
  return [...compilation.chunkGraph.getModuleChunks(module)].flatMap(({ files }) => [...files]).filter((name) => name.endsWith('.js'));
}

/**
 * The manifest of a build: which fragments it has and which files each of them needs.
 *
 * @param folder - of the slice
 * @param texts - which texts each fragment needs
 * @throws BuildError where a fragment's code is not in a chunk named `fragment-{name}`, or a language's texts are not in
 * one named `messages-{locale}`
 */
export function sliceManifest(slice: SliceDefinition, version: string, stats: Stats, { folder, texts }: { readonly folder: string; readonly texts: readonly FragmentTexts[] }): SliceManifest {
  const base = sliceBase(slice.name, version);
  // The module that the entry exposes: no page can hydrate a fragment without it.
  const exposed = filesOf(stats, 'slice', '.js') ?? [];
  const fragments = Object.entries(slice.fragments).map(([name, { kind, mode, params, element }]): [string, FragmentManifest] => {
    const styles = filesOf(stats, `fragment-${name}`, '.css');
    const scripts = filesOf(stats, `fragment-${name}`, '.js');
    if (!styles || !scripts) {
      throw new BuildError(`Fragment ${name} of ${slice.name} must be loaded by import(/* webpackChunkName: "fragment-${name}" */ …).`);
    }
    const needed = mode === 'static' ? [] : [...new Set([...exposed, ...scripts])];
    const groups = texts.find(({ fragment }) => fragment === name)?.groups ?? [];
    const ownTexts = LOCALES.map((locale) => [locale, filesOfModule(stats, textsModule(folder, locale, groups)).map((file) => base + file)]);
    return [name, { kind, mode, ...(params && { params: Object.keys(params) }), ...(element !== undefined && { element }), styles: [...new Set([...styles, ...deferredStyles(stats, name)])].map((file) => base + file), scripts: needed.map((file) => base + file), texts: Object.fromEntries(ownTexts) }];
  });
  const allTexts = LOCALES.map((locale) => {
    const files = filesOf(stats, `messages-${locale}`, '.js');
    if (!files) throw new BuildError(`Texts of ${slice.name} must be loaded by import(/* webpackChunkName: "messages-${locale}" */ …).`);
    return [locale, files.map((file) => base + file)];
  });
  return {
    protocol: FRAGMENT_PROTOCOLS.min, protocols: FRAGMENT_PROTOCOLS, name: slice.name, version, remoteEntry: `${base}remoteEntry.js`,
    texts: Object.fromEntries(allTexts), fragments: Object.fromEntries(fragments), routes: routesOf(slice), places: placesOf(slice),
  };
}
