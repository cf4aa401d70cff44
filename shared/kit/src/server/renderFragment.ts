import { createApiClient } from '@feszek/api-client';
import { isPrerendered, matchRoute, scriptJson, splitAtSlots } from '@feszek/contract/composition';
import type { CachePolicy, FragmentRequest, HeadRecord, SliceManifest } from '@feszek/contract';
import { identifierPrefix } from '../slice/identifierPrefix.ts';
import { loadScreen } from '../slice/loadScreen.ts';
import { screenRoute } from '../slice/screenRoute.ts';
import { leanFetch } from './leanFetch.ts';
import type { Origins } from './Origins.ts';
import type { FragmentDefinition, SliceDefinition } from '../slice/defineSlice.ts';
import type { LoadResult } from '../slice/screen.ts';

/** The parts of a slice's server bundle: its declaration, and the rendering with the bundle's own React. */
export interface SliceServerBundle {
  readonly slice: SliceDefinition;
  renderView(view: RenderInput): { readonly html: string; readonly head: HeadRecord['head'] };
}

export interface RenderInput {
  readonly request: FragmentRequest;
  readonly data: unknown;
  readonly screen: Awaited<ReturnType<FragmentDefinition['load']>>['screen'];
  readonly messages: Awaited<ReturnType<SliceDefinition['messages']['hu']>>['messages'];
  readonly identifierPrefix: string;
}

export interface RenderOptions {
  readonly bundle: SliceServerBundle;
  readonly manifest: Pick<SliceManifest, 'version' | 'texts' | 'fragments'>;
  /** The version of the fragment protocol in which the shell reads the answer. */
  readonly protocol: number;
  readonly origins: Origins;
  /** Sent with every call of the API: the trace; the visitor's cookie and address for a personal fragment only. */
  readonly apiHeaders: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

function cachePolicy(definition: FragmentDefinition, result: LoadResult<unknown>): CachePolicy {
  if (definition.kind === 'personal' || result.status !== 200) return { kind: 'personal' };
  return { kind: 'public', ...result.freshness };
}

/** Whether a fragment is the screen of a prerendered page, not a part of one. */
function isPrerenderedScreen({ fragment, pathname, search }: FragmentRequest): boolean {
  const match = matchRoute(pathname);
  return isPrerendered(match, search) && match.route.screen === fragment;
}

/**
 * Loads and renders one fragment.
 *
 * @returns the parts of the fragment's answer in the order of the protocol, or `undefined` if the slice has no such fragment
 */
export async function renderFragment(request: FragmentRequest, options: RenderOptions): Promise<[head: string, data: string, html: string] | undefined> {
  const { bundle, manifest, origins, apiHeaders, signal } = options;
  const isKnown = Object.hasOwn(bundle.slice.fragments, request.fragment) && Object.hasOwn(manifest.fragments, request.fragment);
  const definition = isKnown ? bundle.slice.fragments[request.fragment] : undefined;
  const files = isKnown ? manifest.fragments[request.fragment] : undefined;
  if (!definition || !files || definition.mode === 'browser') return undefined;
  const api = createApiClient({ baseUrl: origins.first, locale: request.locale, currency: request.currency, headers: apiHeaders, fetch: leanFetch(origins) });
  const [{ screen }, { messages }] = await Promise.all([definition.load(), bundle.slice.messages[request.locale]()]);
  const result = await loadScreen(screen, request, { api, route: screenRoute(bundle.slice, request.fragment), signal });
  const scripts = definition.mode === 'static' ? [] : [...files.scripts, ...(files.texts ?? manifest.texts)[request.locale]];
  const record = { protocol: options.protocol, version: manifest.version, status: result.status, cache: cachePolicy(definition, result), styles: files.styles, scripts } as const;
  if (result.status !== 200) {
    const moved: HeadRecord = { ...record, head: { title: '' }, slots: [], ...('location' in result && { location: result.location }) };
    return [JSON.stringify(moved), 'null', ''];
  }
  const { html, head } = bundle.renderView({ request, data: result.data, screen, messages, identifierPrefix: identifierPrefix(bundle.slice.name, request) });
  const slots = splitAtSlots(html).flatMap(({ slot }) => slot ?? []);
  const isStatic = definition.mode === 'static';
  const complete: HeadRecord = { ...record, head, slots, ...(isStatic && isPrerenderedScreen(request) && { payload: result.data }) };
  return [JSON.stringify(complete), isStatic ? 'null' : scriptJson(result.data), html];
}
