/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { waitFor } from '@testing-library/dom';
import { createHost, mountFragment } from '../../test/browser.ts';
import type { TestHost } from '../../test/browser.ts';
import { createSlice, helloScreen, requestFor } from '../../test/slice.tsx';
import { createRemote } from '../index.ts';
import { renderView } from '../server/renderView.tsx';

let api: FakeApi;
let host: TestHost;
let consoleError: jest.SpiedFunction<typeof console.error>;

beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/hello': ({ query }) => ({ name: query.get('q') || 'Anna' }) });
  host = createHost(api.url);
  consoleError = jest.spyOn(console, 'error').mockReturnValue();
  document.body.replaceChildren();
  delete window.feszekEarlyClicks;
});
afterEach(async () => {
  consoleError.mockRestore();
  await api.close();
});

/** What the server leaves in a slot: the fragment's HTML, marked with its name. */
async function serverHtml(fragment: string, data: unknown, identifierPrefix = `content-${fragment}-`): Promise<HTMLElement> {
  const slice = createSlice();
  const messages = (await slice.messages.hu()).messages;
  const { html } = renderView({ request: requestFor(fragment), data, screen: helloScreen, messages, identifierPrefix });
  const element = document.body.appendChild(document.createElement('div'));
  element.dataset['html'] = fragment;
  element.innerHTML = html;
  return element;
}

describe('prepare', () => {
  it('loads code, texts and data, and returns the head of the page', async () => {
    const prepared = await createRemote(createSlice()).prepare(requestFor('hello', { search: '?q=Béla' }), host);
    expect(prepared).toMatchObject({ status: 200, head: { title: 'Üdvözlet', description: 'Béla', canonical: '/hu/blog' } });
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/hello']);
  });

  it('loads no data if the server has put it into the page', async () => {
    const prepared = await createRemote(createSlice()).prepare(requestFor('hello'), host, { inlined: { data: { name: 'Cili' } } });
    expect(prepared).toMatchObject({ status: 200, head: { description: 'Cili' } });
    expect(api.requests).toEqual([]);
  });

  it('reports a redirect and a page that does not exist', async () => {
    const remote = createRemote(createSlice());
    expect(await remote.prepare(requestFor('moved'), host)).toMatchObject({ status: 302, location: '/hu/blog', view: null });
    expect(await remote.prepare(requestFor('gone'), host)).toMatchObject({ status: 404, view: null });
  });

  it('reports the redirect of a guest to the sign-in page', async () => {
    api.use({ 'GET /api/auth/user': () => null });
    expect(await createRemote(createSlice()).prepare(requestFor('account', { pathname: '/hu/account' }), host))
      .toMatchObject({ status: 302, location: '/hu/bejelentkezes?return_to=%2Fhu%2Faccount', view: null });
  });

  it('fails with the error of the data, and for a fragment that the slice does not have', async () => {
    const remote = createRemote(createSlice());
    api.use({ 'GET /api/hello': () => { throw new Error('broken'); } });
    await expect(remote.prepare(requestFor('hello'), host)).rejects.toMatchObject({ name: 'ApiError', status: 500 });
    await expect(remote.prepare(requestFor('nonsense'), host)).rejects.toThrow('Slice content has no fragment nonsense');
  });

  it('ends when its caller aborts it', async () => {
    const controller = new AbortController();
    const preparing = createRemote(createSlice()).prepare(requestFor('hello'), host, { signal: controller.signal });
    controller.abort();
    await expect(preparing).rejects.toMatchObject({ name: 'ApiAbortError' });
  });
});

describe('start', () => {
  it('runs once per page, however often it is called', () => {
    const start = jest.fn();
    const remote = createRemote(createSlice({ start }));
    remote.start(host);
    remote.start(host);
    expect(start).toHaveBeenCalledTimes(1);
    expect(start).toHaveBeenCalledWith(host);
  });

  it('that failed runs again', () => {
    const start = jest.fn().mockImplementationOnce(() => { throw new RangeError('no such topic'); });
    const remote = createRemote(createSlice({ start }));
    expect(() => remote.start(host)).toThrow('no such topic');
    remote.start(host);
    remote.start(host);
    expect(start).toHaveBeenCalledTimes(2);
  });
});

describe('a root', () => {
  it('lists the fragments of its slice', () => {
    expect(createRemote(createSlice())).toMatchObject({ name: 'content', fragments: expect.arrayContaining(['hello', 'mine']) });
  });

  it('hydrates the server’s HTML without rendering it again, and without a warning', async () => {
    const element = await serverHtml('hello', { name: 'Anna' });
    const heading = element.querySelector('h1');
    const { errors } = await mountFragment(createRemote(createSlice()), host, requestFor('hello'), { element, inlined: { data: { name: 'Anna' } } });
    expect(element.querySelector('h1')).toBe(heading);
    element.querySelector('button')?.click();
    await waitFor(() => expect(element.querySelector('button')?.textContent).toBe('1'));
    expect(consoleError).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
    expect(host.reported).toEqual([]);
  });

  it('reports server HTML that does not match, and shows the correct content', async () => {
    const element = await serverHtml('hello', { name: 'Anna' });
    await mountFragment(createRemote(createSlice()), host, requestFor('hello'), { element, inlined: { data: { name: 'Béla' } } });
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Szia, Béla!'));
    expect(host.reported).toMatchObject([{ slice: 'content', version: '1.0.0', error: expect.objectContaining({ message: expect.stringMatching(/hydrat/i) }) }]);
  });

  it('replaces other content if the server rendered no HTML of this fragment', async () => {
    const element = await serverHtml('mine', { name: 'Anna' });
    element.append('placeholder');
    await mountFragment(createRemote(createSlice()), host, requestFor('hello'), { element });
    expect(element.querySelectorAll('h1')).toHaveLength(1);
    expect(element.textContent).not.toContain('placeholder');
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('shows the next view without being unmounted', async () => {
    const remote = createRemote(createSlice());
    const { element, views } = await mountFragment(remote, host, requestFor('hello'));
    const section = element.querySelector('section');
    views.show(await remote.prepare(requestFor('hello', { search: '?q=Béla&sort=name' }), host));
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Szia, Béla!'));
    expect(element.querySelector('p')?.textContent).toBe('HUF net name -');
    expect(element.querySelector('section')).toBe(section);
  });

  it('starts without state for another address of the same screen', async () => {
    const remote = createRemote(createSlice());
    const { element, views } = await mountFragment(remote, host, requestFor('hello'));
    element.querySelector('button')?.click();
    await waitFor(() => expect(element.querySelector('button')?.textContent).toBe('1'));
    views.show(await remote.prepare(requestFor('hello', { pathname: '/hu/blog/masik' }), host));
    await waitFor(() => expect(element.querySelector('button')?.textContent).toBe('0'));
  });

  it('leaves no content when it is unmounted', async () => {
    const { element, unmount, views } = await mountFragment(createRemote(createSlice()), host, requestFor('hello'));
    const subscribe = jest.spyOn(views, 'subscribe');
    await unmount();
    expect(element.childNodes).toHaveLength(0);
    host.bus.set('shop.vat-mode', 'gross');
    expect(subscribe).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('can be mounted again after that', async () => {
    const remote = createRemote(createSlice());
    const first = await mountFragment(remote, host, requestFor('hello'));
    await first.unmount();
    const second = await mountFragment(remote, host, requestFor('hello'), { element: first.element });
    expect(second.element.querySelector('h1')?.textContent).toBe('Szia, Anna!');
  });

  it('reports its own failure and does not affect others', async () => {
    const remote = createRemote(createSlice());
    const neighbour = await mountFragment(remote, host, requestFor('hello'));
    const { errors } = await mountFragment(remote, host, requestFor('broken'));
    await waitFor(() => expect(errors).toEqual([new Error('secret of the component')]));
    expect(neighbour.element.querySelector('h1')).not.toBeNull();
  });

  it('shows the next screen after one that failed', async () => {
    const remote = createRemote(createSlice());
    const { element, views, errors } = await mountFragment(remote, host, requestFor('broken', { pathname: '/hu/rossz' }));
    await waitFor(() => expect(errors).toHaveLength(1));
    views.show(await remote.prepare(requestFor('hello', { pathname: '/hu/blog' }), host));
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('Szia, Anna!'));
  });

  it('replays a click from before hydration once', async () => {
    const element = await serverHtml('hello', { name: 'Anna' });
    const button = element.querySelector('button');
    button?.setAttribute('aria-busy', 'true');
    const elsewhere = document.createElement('button');
    window.feszekEarlyClicks = [...(button ? [button] : []), elsewhere];
    await mountFragment(createRemote(createSlice()), host, requestFor('hello'), { element, inlined: { data: { name: 'Anna' } } });
    await waitFor(() => expect(element.querySelector('button')?.textContent).toBe('1'));
    expect(button?.hasAttribute('aria-busy')).toBe(false);
    expect(element.hasAttribute('data-ready')).toBe(true);
    expect(window.feszekEarlyClicks).toEqual([elsewhere]);
  });
});

describe('a state of the bus', () => {
  it('replaces the state of the server’s HTML without a hydration warning', async () => {
    host.bus.set('shop.vat-mode', 'gross');
    const element = await serverHtml('hello', { name: 'Anna' });
    await mountFragment(createRemote(createSlice()), host, requestFor('hello'), { element, inlined: { data: { name: 'Anna' } } });
    await waitFor(() => expect(element.querySelector('p')?.textContent).toBe('HUF gross - -'));
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('updates the mounted component', async () => {
    const { element } = await mountFragment(createRemote(createSlice()), host, requestFor('hello'));
    expect(element.querySelector('p')?.textContent).toBe('HUF net - -');
    expect(element.querySelector('output')?.textContent).toBe('none');
    host.bus.set('shop.vat-mode', 'gross');
    await waitFor(() => expect(element.querySelector('p')?.textContent).toBe('HUF gross - -'));
  });
});

describe('another copy of a part', () => {
  it('is hydrated with the ids that the server gave it, which no other copy has', async () => {
    const data = { name: 'Anna' };
    const [first, second] = [await serverHtml('hello', data), await serverHtml('hello', data, 'content-hello-2-')];
    const idsOf = () => [first, second].map((element) => element.querySelector('h1')?.id);
    const rendered = idsOf();
    const remote = createRemote(createSlice());
    await mountFragment(remote, host, requestFor('hello'), { element: first, inlined: { data } });
    await mountFragment(remote, host, requestFor('hello', { instance: 2 }), { element: second, inlined: { data } });
    expect(idsOf()).toEqual(rendered);
    expect(new Set(rendered).size).toBe(2);
    expect(host.reported).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  });
});

describe('a nested slot', () => {
  it('is passed to the page, which fills it, and is released', async () => {
    const { unmount } = await mountFragment(createRemote(createSlice()), host, requestFor('slots'));
    await waitFor(() => expect(host.mounted).toEqual(['content/faq-teaser', 'catalog/products?skus=A,B', 'cart-checkout/mini-cart']));
    await unmount();
    await waitFor(() => expect(host.unmounted).toEqual(['content/faq-teaser', 'catalog/products?skus=A,B', 'cart-checkout/mini-cart']));
  });

  it('keeps the content that the server rendered', async () => {
    const element = document.body.appendChild(document.createElement('div'));
    element.dataset['html'] = 'slots';
    element.innerHTML = '<div><div data-slot="content/faq-teaser" class="faq"><!--part hydrate 1--><h2>Kérdések</h2><script type="application/json">{}</script></div><div data-slot="catalog/products?skus=A,B"><!--slot catalog/products?skus=A,B--></div><div data-slot="cart-checkout/mini-cart"><!--slot cart-checkout/mini-cart--></div></div>';
    const teaser = element.querySelector('h2');
    const { errors } = await mountFragment(createRemote(createSlice()), host, requestFor('slots'), { element, inlined: { data: {} } });
    expect(element.querySelector('h2')).toBe(teaser);
    expect(teaser?.textContent).toBe('Kérdések');
    expect(errors).toEqual([]);
    expect(host.reported).toEqual([]);
  });
});
