/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { filledPart, scriptJson } from '@feszek/contract';
import { createRemote, found } from '@feszek/kit';
import { waitFor } from '@testing-library/dom';
import { HeadingView, createPage, createTestSlice, entriesAsked, publish, withdraw } from '../../../test/browserPage.tsx';
import type { LoadHeading, TestPage } from '../../../test/browserPage.tsx';
import { Remotes } from '../remotes.ts';
import { renderToString } from 'react-dom/server';
import { PartSlots } from './PartSlots.ts';

const loadTeaser = jest.fn<LoadHeading>();
const start = jest.fn();
const content = createTestSlice('content', { 'faq-teaser': loadTeaser, broken: async () => found({ heading: 'broken' }) }, { start });
let page: TestPage;

function createParts(remotes: Remotes): PartSlots {
  return new PartSlots({
    remotes, hostFor: page.hostFor,
    onError: (slice, version, error) => page.bus.emit('error.reported', { slice, version, error }),
    request: (fragment) => ({ fragment, locale: 'hu', currency: 'HUF', vatMode: 'net', pathname: '/hu', search: '', params: {} }),
  });
}

function slot(markup = ''): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = markup;
  return element;
}

/** What the server puts into a slot: the markup of a copy of the part, between its marker and its data. */
function rendered(instance: number): string {
  const prefix = `content-faq-teaser-${instance === 1 ? '' : `${instance}-`}`;
  const markup = renderToString(<HeadingView heading="Kérdések" />, { identifierPrefix: prefix });
  return filledPart(markup, scriptJson({ heading: 'Kérdések' }), instance);
}

function idIn(element: HTMLElement): string | undefined {
  return element.querySelector('h1')?.id;
}

beforeAll(() => {
  openAt('http://shop.test/hu');
  page = createPage([content]);
});
beforeEach(() => {
  loadTeaser.mockReset().mockResolvedValue(found({ heading: 'Kérdések' }));
  page.reported.length = 0;
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a part of the page', () => {
  it('is loaded and mounted, and taken away again without a trace', async () => {
    const element = slot('<a href="/hu/kosar">Kosár</a>');
    const takeAway = createParts(page.remotes).mount('content/faq-teaser', element);
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Kérdések'));
    expect(element.querySelector('a')).toBeNull();
    expect(loadTeaser.mock.calls[0]?.[0]).toMatchObject({ pathname: '/hu', currency: 'HUF' });
    takeAway();
    await waitFor(() => expect(element.childNodes).toHaveLength(0));
  });

  it('starts its slice, once for all of its parts', async () => {
    const parts = createParts(page.remotes);
    const elements = [slot(), slot()];
    for (const element of elements) parts.mount('content/faq-teaser', element);
    for (const element of elements) await waitFor(() => expect(element.querySelector('h1')).not.toBeNull());
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('that the server has rendered is hydrated with its inlined data, and loads nothing', async () => {
    const element = slot(rendered(1));
    const heading = element.querySelector('h1');
    createParts(page.remotes).mount('content/faq-teaser', element);
    await waitFor(() => expect(element.hasAttribute('data-ready')).toBe(true));
    expect(element.querySelector('h1')).toBe(heading);
    expect(element.querySelector('script')).toBeNull();
    expect(loadTeaser).not.toHaveBeenCalled();
    expect(page.reported).toEqual([]);
  });

  it('that the server has put there twice is hydrated twice, each copy with its own ids', async () => {
    const elements = [slot(rendered(1)), slot(rendered(2))];
    const ids = elements.map(idIn);
    const parts = createParts(page.remotes);
    for (const element of elements) parts.mount('content/faq-teaser', element);
    for (const element of elements) await waitFor(() => expect(element.hasAttribute('data-ready')).toBe(true));
    expect(elements.map(idIn)).toEqual(ids);
    expect(loadTeaser).not.toHaveBeenCalled();
    expect(page.reported).toEqual([]);
  });

  it('that stands twice has other ids in each copy, whether the server has put it there or not', async () => {
    const elements = [slot('<!--slot content/faq-teaser-->'), slot(rendered(1)), slot()];
    const parts = createParts(page.remotes);
    parts.mount('content/faq-teaser', elements[1] ?? slot());
    for (const element of [elements[0], elements[2]]) parts.mount('content/faq-teaser', element ?? slot());
    for (const element of elements) await waitFor(() => expect(element.hasAttribute('data-ready')).toBe(true));
    expect(new Set(elements.map(idIn)).size).toBe(3);
    expect(elements.map((element) => element.childNodes.length)).toEqual([1, 1, 1]);
  });

  it('that is never hydrated is left as it is', async () => {
    const element = slot('<!--part static 1--><p>Nyitva</p>');
    createParts(page.remotes).mount('content/faq-teaser', element);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(element.innerHTML).toBe('<!--part static 1--><p>Nyitva</p>');
  });

  it('that its slice has not keeps what stands in its place', async () => {
    const element = slot('<p>helyette</p>');
    createParts(page.remotes).mount('content/nothing', element);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(element.innerHTML).toBe('<p>helyette</p>');
    expect(page.reported).toEqual([]);
  });

  it('that its slice’s release is known not to have does not bring the slice along', async () => {
    const slice = createTestSlice('cart-checkout', { cart: undefined });
    const remotes = new Remotes({ 'cart-checkout': { version: '1.0.0', remoteEntry: publish(slice), fragments: ['cart'] } });
    entriesAsked.length = 0;
    createParts(remotes).mount('cart-checkout/unknown-part', slot());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(entriesAsked).toEqual([]);
    createParts(remotes).mount('cart-checkout/cart', slot());
    await waitFor(() => expect(entriesAsked).toHaveLength(1));
  });

  it('that is taken away before it is there does not appear', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    loadTeaser.mockImplementation(async () => { await promise; return found({ heading: 'Kérdések' }); });
    const element = slot();
    const takeAway = createParts(page.remotes).mount('content/faq-teaser', element);
    takeAway();
    resolve();
    await new Promise((done) => setTimeout(done, 30));
    expect(element.querySelector('h1')).toBeNull();
  });

  it('whose slice is away keeps its place, is reported, and is filled once the slice is back', async () => {
    const slice = createTestSlice('account', { greeting: undefined });
    const entry = publish(slice);
    withdraw(entry);
    const remotes = new Remotes({ account: { version: '1.0.0', remoteEntry: entry, fragments: ['greeting'] } });
    const element = slot('<p>helyette</p>');
    const load = jest.spyOn(remotes, 'load').mockRejectedValueOnce(new Error('away')).mockResolvedValue({ remote: createRemote(slice), version: '1.0.0' });
    createParts(remotes).mount('account/greeting', element);
    await waitFor(() => expect(page.reported).toMatchObject([{ slice: 'account', error: new Error('away') }]));
    expect(element.innerHTML).toBe('<p>helyette</p>');
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('greeting'), { timeout: 3000 });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that fails is reported with its slice, and harms no other', async () => {
    const parts = createParts(page.remotes);
    const [broken, whole] = [slot(), slot()];
    parts.mount('content/broken', broken);
    parts.mount('content/faq-teaser', whole);
    await waitFor(() => expect(whole.querySelector('h1')).not.toBeNull());
    await waitFor(() => expect(page.reported).toMatchObject([{ slice: 'content', version: '1.0.0', error: new Error('The screen is broken') }]));
  });
});
