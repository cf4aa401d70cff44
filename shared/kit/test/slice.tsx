import type { FragmentManifest, FragmentRequest, SliceManifest } from '@feszek/contract';
import type { Messages } from '@feszek/i18n';
import { useT } from '@feszek/i18n';
import { useId, useState } from 'react';
import { Slot, defineScreen, defineSlice, found, notFound, redirect, useBusState, useShop, useVatMode } from '../src/index.ts';
import type { LoadContext, SliceDefinition } from '../src/index.ts';

interface Hello {
  readonly name: string;
  readonly cookie?: string;
}

const hu = { hello: 'Szia, {{name}}!', title: 'Üdvözlet' } satisfies Messages;
const en = { hello: 'Hello, {{name}}!', title: 'Greeting' } satisfies Messages;

function HelloScreen({ data }: { readonly data: Hello }) {
  const t = useT();
  const id = useId();
  const { currency, search, params } = useShop();
  const vatMode = useVatMode();
  const summary = useBusState('cart.summary');
  const [clicks, setClicks] = useState(0);
  return (
    <section>
      <h1 id={id}>{t('hello', { name: data.name })}</h1>
      <p aria-labelledby={id}>{[currency, vatMode, search.get('sort') ?? '-', params['slug'] ?? '-'].join(' ')}</p>
      <output>{summary?.quantity ?? 'none'}</output>
      <button type="button" data-replay="" onClick={() => setClicks((count) => count + 1)}>{clicks}</button>
    </section>
  );
}

function BrokenScreen(): never {
  throw new Error('secret of the component');
}

function SlotScreen() {
  return <div><Slot name="content/faq-teaser" className="faq" /><Slot name="catalog/products" params={{ skus: ['A', 'B'] }} /><Slot name="cart-checkout/mini-cart" /></div>;
}

function PictureScreen() {
  return <figure><img src="/images/1.webp" alt="" /></figure>;
}

/** Loads a greeting from the API: `/api/hello` returns a name and the cookie of the request. */
async function loadHello({ api, signal, search }: LoadContext) {
  const data = await api.get<Hello>('/api/hello', { ...(signal && { signal }), query: { q: search.get('q') ?? '' } });
  return found(data, { maxAge: 300, tags: ['hello'] });
}

const head = () => ({ title: 'Szia' });

export const helloScreen = defineScreen<Hello>({
  load: loadHello,
  head: (data, { t, pathname }) => ({ title: t('title'), description: data.name, canonical: pathname }),
  Component: HelloScreen,
});

/** A slice with a screen of every kind that the kit supports. */
export function createSlice(extra: Partial<SliceDefinition> = {}): SliceDefinition {
  const load = async () => ({ screen: helloScreen });
  return defineSlice({
    name: 'content',
    messages: { hu: async () => ({ messages: hu }), en: async () => ({ messages: en }) },
    fragments: {
      hello: { kind: 'public', mode: 'hydrate', params: { slug: { pattern: /[a-z/]{1,20}/ } }, load },
      greeting: { kind: 'public', mode: 'hydrate', params: { names: { pattern: /[A-Z][a-z]*(?:,[A-Z][a-z]*){0,2}/, isRequired: true } }, load },
      mine: { kind: 'personal', mode: 'hydrate', load },
      account: { kind: 'personal', mode: 'hydrate', route: { name: 'account', paths: { hu: '/hu/account', en: '/en/account' }, auth: 'user' }, load },
      still: { kind: 'public', mode: 'static', load },
      later: { kind: 'public', mode: 'browser', load },
      gone: { kind: 'public', mode: 'hydrate', load: async () => ({ screen: defineScreen({ load: async () => notFound(), head, Component: () => null }) }) },
      moved: { kind: 'public', mode: 'hydrate', load: async () => ({ screen: defineScreen({ load: async ({ search }) => redirect('/hu/blog', search.has('forever')), head, Component: () => null }) }) },
      broken: { kind: 'public', mode: 'hydrate', params: { order_hash: { pattern: /.*/ } }, load: async () => ({ screen: defineScreen({ load: async () => found({}), head, Component: BrokenScreen }) }) },
      pictures: { kind: 'public', mode: 'hydrate', load: async () => ({ screen: defineScreen({ load: async () => found({}), head, Component: PictureScreen }) }) },
      slots: { kind: 'public', mode: 'hydrate', load: async () => ({ screen: defineScreen({ load: async () => found({}), head, Component: SlotScreen }) }) },
    },
    ...extra,
  });
}

/** The manifest that the build would write for a slice. */
export function manifestOf(slice: SliceDefinition, version = '1.0.0-aaaa1111'): SliceManifest {
  const fragments = Object.entries(slice.fragments).map(([name, { kind, mode, params }]): [string, FragmentManifest] => [
    name, { kind, mode, ...(params && { params: Object.keys(params) }), styles: [`/slices/${slice.name}/${version}/${name}.css`], scripts: mode === 'static' ? [] : [`/slices/${slice.name}/${version}/${name}.js`] },
  ]);
  return { protocol: 1, name: slice.name, version, remoteEntry: `/slices/${slice.name}/${version}/remoteEntry.js`, texts: { hu: [`/slices/${slice.name}/${version}/hu.js`], en: [`/slices/${slice.name}/${version}/en.js`] }, fragments: Object.fromEntries(fragments) };
}

export function requestFor(fragment: string, overrides: Partial<FragmentRequest> = {}): FragmentRequest {
  return { fragment, locale: 'hu', currency: 'HUF', vatMode: 'net', pathname: '/hu/blog', search: '', params: {}, ...overrides };
}
