/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { filledPart, scriptJson } from '@feszek/contract';
import type { Currency } from '@feszek/contract';
import { createRemote, found } from '@feszek/kit';
import type { LoadContext, SliceDefinition } from '@feszek/kit';
import { waitFor } from '@testing-library/dom';
import { HeadingView, createPage, createTestSlice, requestedEntries, publish, withdraw } from '../../../test/browserPage.tsx';
import type { LoadHeading, TestPage } from '../../../test/browserPage.tsx';
import { Remotes } from '../remotes.ts';
import { renderToString } from 'react-dom/server';
import { PartSlots } from './PartSlots.ts';

/** The visitor's currency. */
let currency: Currency = 'HUF';
const loadTeaser = jest.fn<LoadHeading>();
const start = jest.fn();
const plain = createTestSlice('content', { 'faq-teaser': loadTeaser, broken: async () => found({ heading: 'broken' }), list: loadList }, { start });
const content: SliceDefinition = {
  ...plain,
  fragments: Object.fromEntries(Object.entries(plain.fragments).map(([name, fragment]) => [name, name === 'list' ? { ...fragment, params: { ids: { pattern: /\d+(?:,\d+)*/ } } } : fragment])),
};
let page: TestPage;

async function loadList({ params, currency: priced }: LoadContext) {
  return found({ heading: `${params['ids'] ?? 'none'} ${priced}` });
}

function createParts(remotes: Remotes): PartSlots {
  return new PartSlots({
    remotes, hostFor: page.hostFor,
    onError: (failure) => page.bus.emit('error.reported', failure),
    request: (target) => ({ ...target, locale: 'hu', currency, vatMode: 'net', pathname: '/hu', search: '' }),
  });
}

function slot(markup = ''): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = markup;
  return element;
}

/** The content of a slot as the server writes it: the markup of a copy of the part, between its marker and its data. */
function rendered(instance: number): string {
  const prefix = `content-faq-teaser-${instance === 1 ? '' : `${instance}-`}`;
  const markup = renderToString(<HeadingView heading="Kérdések" />, { identifierPrefix: prefix });
  return filledPart(markup, scriptJson({ heading: 'Kérdések' }), instance);
}

function idIn(element: HTMLElement): string | undefined {
  return element.querySelector('h1')?.id;
}

/** Mounts a part, then another one, and waits until the other one is shown: by then the first one is, if it ever will be. */
async function mountedBeside(parts: PartSlots, reference: string, element?: HTMLElement): Promise<void> {
  if (element) parts.mount(reference, element);
  const other = slot();
  parts.mount('content/faq-teaser', other);
  await waitFor(() => expect(other.querySelector('h1')).not.toBeNull());
}

beforeAll(() => {
  openAt('http://shop.test/hu');
  page = createPage([content]);
});
beforeEach(() => {
  currency = 'HUF';
  loadTeaser.mockReset().mockResolvedValue(found({ heading: 'Kérdések' }));
  page.reported.length = 0;
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a part of the page', () => {
  it('is loaded and mounted, and removed without a trace', async () => {
    const element = slot('<a href="/hu/kosar">Kosár</a>');
    const unmount = createParts(page.remotes).mount('content/faq-teaser', element);
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Kérdések'));
    expect(element.querySelector('a')).toBeNull();
    expect(loadTeaser.mock.calls[0]?.[0]).toMatchObject({ pathname: '/hu', currency: 'HUF' });
    unmount();
    await waitFor(() => expect(element.childNodes).toHaveLength(0));
  });

  it('starts its slice once for all parts of it', async () => {
    const parts = createParts(page.remotes);
    const elements = [slot(), slot()];
    for (const element of elements) parts.mount('content/faq-teaser', element);
    for (const element of elements) await waitFor(() => expect(element.querySelector('h1')).not.toBeNull());
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('that the server rendered is hydrated with its inlined data, without a request', async () => {
    const element = slot(rendered(1));
    const heading = element.querySelector('h1');
    createParts(page.remotes).mount('content/faq-teaser', element);
    await waitFor(() => expect(element.hasAttribute('data-ready')).toBe(true));
    expect(element.querySelector('h1')).toBe(heading);
    expect(element.querySelector('script')).toBeNull();
    expect(loadTeaser).not.toHaveBeenCalled();
    expect(page.reported).toEqual([]);
  });

  it('that the server rendered twice is hydrated twice, each copy with its own ids', async () => {
    const elements = [slot(rendered(1)), slot(rendered(2))];
    const ids = elements.map(idIn);
    const parts = createParts(page.remotes);
    for (const element of elements) parts.mount('content/faq-teaser', element);
    for (const element of elements) await waitFor(() => expect(element.hasAttribute('data-ready')).toBe(true));
    expect(elements.map(idIn)).toEqual(ids);
    expect(loadTeaser).not.toHaveBeenCalled();
    expect(page.reported).toEqual([]);
  });

  it('with two copies has different ids in each, whether the server rendered it or not', async () => {
    const elements = [slot('<!--slot content/faq-teaser-->'), slot(rendered(1)), slot()];
    const parts = createParts(page.remotes);
    parts.mount('content/faq-teaser', elements[1] ?? slot());
    for (const element of [elements[0], elements[2]]) parts.mount('content/faq-teaser', element ?? slot());
    for (const element of elements) await waitFor(() => expect(element.hasAttribute('data-ready')).toBe(true));
    expect(new Set(elements.map(idIn)).size).toBe(3);
    expect(elements.map((element) => element.childNodes.length)).toEqual([1, 1, 1]);
  });

  it('that is never hydrated stays unchanged', async () => {
    const element = slot('<!--part static 1--><p>Nyitva</p>');
    await mountedBeside(createParts(page.remotes), 'content/faq-teaser', element);
    expect(element.innerHTML).toBe('<!--part static 1--><p>Nyitva</p>');
  });

  it('that its slice does not have leaves the fallback in its place', async () => {
    const element = slot('<p>helyette</p>');
    await mountedBeside(createParts(page.remotes), 'content/nothing', element);
    expect(element.innerHTML).toBe('<p>helyette</p>');
    expect(page.reported).toEqual([]);
  });

  it('that the slice’s release is known to lack does not load the slice', async () => {
    const slice = createTestSlice('cart-checkout', { cart: undefined });
    const remotes = new Remotes({ 'cart-checkout': { version: '1.0.0', remoteEntry: publish(slice), fragments: ['cart'] } }, '1-plan');
    requestedEntries.length = 0;
    const load = jest.spyOn(remotes, 'load');
    createParts(remotes).mount('cart-checkout/unknown-part', slot());
    createParts(remotes).mount('cart-checkout/cart', slot());
    await waitFor(() => expect(requestedEntries).toHaveLength(1));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that is removed before it is loaded does not appear', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    loadTeaser.mockImplementation(async () => { await promise; return found({ heading: 'Kérdések' }); });
    const element = slot();
    const parts = createParts(page.remotes);
    parts.mount('content/faq-teaser', element)();
    resolve();
    await mountedBeside(parts, 'content/faq-teaser');
    expect(element.querySelector('h1')).toBeNull();
  });

  it('of an unavailable slice keeps its reserved space, is reported, and is mounted once the slice is available', async () => {
    const slice = createTestSlice('account', { greeting: undefined });
    const entry = publish(slice);
    withdraw(entry);
    const remotes = new Remotes({ account: { version: '1.0.0', remoteEntry: entry, fragments: ['greeting'] } }, '1-plan');
    const element = slot('<p>helyette</p>');
    const load = jest.spyOn(remotes, 'load').mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue({ remote: createRemote(slice), version: '1.0.0' });
    createParts(remotes).mount('account/greeting', element);
    await waitFor(() => expect(page.reported).toMatchObject([{ slice: 'account', version: '1.0.0', error: new Error('unavailable') }]));
    expect(element.innerHTML).toBe('<p>helyette</p>');
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('greeting'), { timeout: 3000 });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('of a slice whose start throws is shown, the start is reported under the slice’s name, and runs again with the next part', async () => {
    const startOfSlice = jest.fn().mockImplementationOnce(() => { throw new RangeError('There is no topic catalog.unknown'); });
    const slice = createTestSlice('catalog', { teaser: undefined }, { start: startOfSlice });
    const parts = createParts(new Remotes({ catalog: { version: '2.0.0', remoteEntry: publish(slice, '2.0.0'), fragments: ['teaser'] } }, '1-plan'));
    const [first, second] = [slot(), slot()];
    parts.mount('catalog/teaser', first);
    await waitFor(() => expect(first.querySelector('h1')?.textContent).toBe('teaser'));
    expect(page.reported).toMatchObject([{ slice: 'catalog', version: '2.0.0', error: { message: 'There is no topic catalog.unknown' } }]);
    parts.mount('catalog/teaser', second);
    await waitFor(() => expect(second.querySelector('h1')?.textContent).toBe('teaser'));
    expect(startOfSlice).toHaveBeenCalledTimes(2);
    expect(page.reported).toHaveLength(1);
  });

  it('that fails is reported with its slice and affects no other part', async () => {
    const parts = createParts(page.remotes);
    const [broken, whole] = [slot(), slot()];
    parts.mount('content/broken', broken);
    parts.mount('content/faq-teaser', whole);
    await waitFor(() => expect(whole.querySelector('h1')).not.toBeNull());
    await waitFor(() => expect(page.reported).toMatchObject([{ slice: 'content', version: '1.0.0', error: new Error('The screen is broken') }]));
  });
});

const headingIn = (element: HTMLElement) => element.querySelector('h1')?.textContent;

describe('a part with parameters', () => {
  it('is mounted several times on a page, each time with the parameters of its slot', async () => {
    const parts = createParts(page.remotes);
    const [first, second] = [slot(), slot()];
    parts.mount('content/list?ids=1,2', first);
    parts.mount('content/list?ids=3', second);
    await waitFor(() => expect([headingIn(first), headingIn(second)]).toEqual(['1,2 HUF', '3 HUF']));
    expect(idIn(first)).not.toBe(idIn(second));
  });

  it('that refuses them shows nothing and is reported, and the others are shown', async () => {
    const parts = createParts(page.remotes);
    const [bad, undeclared, good] = [slot(), slot(), slot()];
    parts.mount('content/list?ids=one', bad);
    parts.mount('content/faq-teaser?ids=1', undeclared);
    parts.mount('content/list?ids=1', good);
    await waitFor(() => expect(headingIn(good)).toBe('1 HUF'));
    await waitFor(() => expect(page.reported).toMatchObject([{ error: { message: 'list refuses the value of ids.' } }, { error: { message: 'faq-teaser has no parameter ids.' } }]));
    expect([headingIn(bad), headingIn(undeclared)]).toEqual([undefined, undefined]);
  });

  it('of a release that accepts no parameters is not shown', async () => {
    const slice = createTestSlice('catalog', { products: undefined });
    const remotes = new Remotes({ catalog: { version: '1.0.0', remoteEntry: publish(slice), fragments: ['products'] } }, '1-plan');
    const { paramsFault, ...earlier } = createRemote(slice);
    expect(paramsFault).toBeDefined();
    jest.spyOn(remotes, 'load').mockResolvedValue({ remote: earlier, version: '1.0.0' });
    const element = slot();
    createParts(remotes).mount('catalog/products?skus=A', element);
    await waitFor(() => expect(page.reported).toMatchObject([{ slice: 'catalog', error: { message: 'products has no parameters.' } }]));
    expect(headingIn(element)).toBeUndefined();
  });

  it('needs a reference', () => {
    expect(() => createParts(page.remotes).mount('content/list?ids', slot())).toThrow(RangeError);
  });
});

describe('the parts of a page', () => {
  it('are loaded again after the visitor has chosen another currency', async () => {
    const parts = createParts(page.remotes);
    const element = slot();
    parts.mount('content/list?ids=1', element);
    await waitFor(() => expect(headingIn(element)).toBe('1 HUF'));
    currency = 'EUR';
    await waitFor(async () => {
      await parts.refresh();
      expect(headingIn(element)).toBe('1 EUR');
    });
  });

  it('are unmounted once their elements are removed, so that their numbers are free again', async () => {
    const parts = createParts(page.remotes);
    const [removed, kept] = [slot(), slot()];
    parts.mount('content/list?ids=1', removed);
    parts.mount('content/list?ids=2', kept);
    await waitFor(() => expect([headingIn(removed), headingIn(kept)]).toEqual(['1 HUF', '2 HUF']));
    const first = idIn(removed)?.replace(/r_.*/, '');
    removed.remove();
    parts.dropRemoved();
    const next = slot();
    parts.mount('content/list?ids=3', next);
    await waitFor(() => expect(headingIn(next)).toBe('3 HUF'));
    expect(idIn(next)?.replace(/r_.*/, '')).toBe(first);
    expect(headingIn(kept)).toBe('2 HUF');
  });
});
