/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { found, redirect } from '@feszek/kit';
import { fakeUser } from '@feszek/testing';
import { waitFor } from '@testing-library/dom';
import { countDocumentLoads } from '../../../test/browserPage.tsx';
import type { LoadHeading, TestPage } from '../../../test/browserPage.tsx';
import { createRouterPage, openRouter, PUSH, textOf } from '../../../test/routerPage.ts';
import type { Router } from './Router.ts';

const loaders: Record<string, LoadHeading> = {};
let page: TestPage;
let router: Router;
let consoleError: jest.SpiedFunction<typeof console.error>;

beforeAll(() => {
  page = createRouterPage(loaders);
});
beforeEach(async () => {
  consoleError = jest.spyOn(console, 'error').mockReturnValue();
  router = await openRouter(page, loaders);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const text = () => textOf(page);

describe('a navigation', () => {
  it('shows the page, writes its address, and publishes it on the bus', async () => {
    const finished: unknown[] = [];
    const stop = page.bus.on('navigation.finished', (location) => finished.push(location));
    expect(await router.navigate('/hu/blog?page=2#top', PUSH)).toBe(true);
    stop();
    expect(text()).toContain('blog');
    expect(window.location.href).toBe('http://shop.test/hu/blog?page=2#top');
    expect(finished).toEqual([{ pathname: '/hu/blog', search: '?page=2', routeName: 'blog' }]);
    expect(page.bus.get('shop.location')).toEqual({ pathname: '/hu/blog', search: '?page=2', routeName: 'blog' });
    expect(page.shown).toMatchObject([{ prepared: { status: 200, head: { title: 'blog' } }, options: PUSH }]);
  });

  it('loads first and switches then: the previous page stays until the next one is ready', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    loaders['blog'] = async () => { await promise; return found({ heading: 'late' }); };
    const navigating = router.navigate('/hu/blog', PUSH);
    await Promise.resolve();
    expect(text()).toContain('home');
    expect(window.location.pathname).toBe('/hu');
    resolve();
    await navigating;
    expect(text()).toContain('late');
    expect(text()).not.toContain('home');
  });

  it('that is overtaken by another shows nothing and leaves no history entry: the latest wins', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let signal: AbortSignal | undefined;
    loaders['blog'] = async (context) => { signal = context.signal; await promise; return found({ heading: 'overtaken' }); };
    const push = jest.spyOn(window.history, 'pushState');
    const first = router.navigate('/hu/blog', PUSH);
    const second = router.navigate('/hu/akcios', PUSH);
    expect(await second).toBe(true);
    resolve();
    expect(await first).toBe(false);
    expect(signal?.aborted).toBe(true);
    expect(text()).toContain('sale');
    expect(window.location.pathname).toBe('/hu/akcios');
    expect(push.mock.calls.map(([, , href]) => href)).toEqual(['/hu/akcios']);
    expect(page.shown).toHaveLength(1);
  });

  it('that was overtaken is not reported if it fails later', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    loaders['blog'] = () => promise;
    const first = router.navigate('/hu/blog', PUSH);
    await router.navigate('/hu/akcios', PUSH);
    reject(new Error('aborted'));
    expect(await first).toBe(false);
    expect(page.reported).toEqual([]);
    expect(text()).toContain('sale');
  });

  it('between two screens of one slice keeps its root', async () => {
    await router.navigate('/hu/blog', PUSH);
    const container = page.primaryElement.firstElementChild?.parentElement;
    const removed: Node[] = [];
    const observer = new MutationObserver((records) => removed.push(...records.flatMap((record) => [...record.removedNodes])));
    observer.observe(page.primaryElement, { childList: true });
    await router.navigate('/hu/blog?page=2', { history: 'replace' });
    removed.push(...observer.takeRecords().flatMap((record) => [...record.removedNodes]));
    observer.disconnect();
    expect(removed).toEqual([]);
    expect(container).toBe(page.primaryElement);
  });

  it('changes the page in a view transition, but not in place, where both states would be painted again', async () => {
    const transitions: string[] = [];
    const startViewTransition = (update: () => Promise<void>) => {
      transitions.push(window.location.pathname + window.location.search);
      return { updateCallbackDone: update(), ready: Promise.resolve(), finished: Promise.resolve() };
    };
    // Every change is as fast as can be, whatever else this machine does.
    jest.spyOn(performance, 'now').mockReturnValue(0);
    await router.navigate('/hu', PUSH);
    Object.assign(document, { startViewTransition });
    try {
      await router.navigate('/hu/blog', PUSH);
      await router.navigate('/hu/blog?page=2', { history: 'push', isInPlace: true });
    } finally {
      Reflect.deleteProperty(document, 'startViewTransition');
    }
    expect(window.location.search).toBe('?page=2');
    expect(transitions).toEqual(['/hu']);
  });

  it('in place shows its screen after the next paint, so that the chosen control is painted first', async () => {
    await router.navigate('/hu/blog', PUSH);
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    const navigating = router.navigate('/hu/blog?page=2', { history: 'push', isInPlace: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(window.location.search).toBe('');
    frames.forEach((callback) => callback(0));
    expect(await navigating).toBe(true);
    expect(window.location.search).toBe('?page=2');
  });

  it('renders a page in one step only on Back and Forward, where it is restored at its scroll position', async () => {
    const show = jest.spyOn(page.primary, 'show');
    await router.navigate('/hu/blog', PUSH);
    await router.navigate('/hu/blog?page=2', { history: 'none', scrollY: 900 });
    expect(show.mock.calls.map(([, { isInOneStep }]) => isInOneStep)).toEqual([undefined, true]);
  });

  it('in place that cannot be loaded leaves the page unchanged and rejects for its caller', async () => {
    await router.navigate('/hu/blog', PUSH);
    const finished: unknown[] = [];
    const stop = page.bus.on('navigation.finished', (location) => finished.push(location));
    loaders['blog'] = async () => { throw new Error('no data'); };
    await expect(router.navigate('/hu/blog?page=2', { history: 'push', isInPlace: true })).rejects.toThrow('no data');
    stop();
    expect(text()).toContain('blog');
    expect(window.location.search).toBe('');
    expect(finished).toEqual([{ pathname: '/hu/blog', search: '', routeName: 'blog' }]);
    expect(page.reported).toHaveLength(1);
  });

  it('is not needed if the page has been extended: only its address changes', async () => {
    await router.navigate('/hu/blog', PUSH);
    const load = jest.fn<LoadHeading>();
    loaders['blog'] = load;
    router.rename('/hu/blog?page=1-2');
    expect(window.location.search).toBe('?page=1-2');
    expect(page.bus.get('shop.location')).toEqual({ pathname: '/hu/blog', search: '?page=1-2', routeName: 'blog' });
    expect(load).not.toHaveBeenCalled();
    router.rename('/hu/akcios?page=2');
    expect(window.location.pathname).toBe('/hu/blog');
  });

  it('to another slice removes everything of the first', async () => {
    await router.navigate('/hu/blog', PUSH);
    await router.navigate('/hu/akcios', PUSH);
    expect(page.primaryElement.querySelectorAll('h1')).toHaveLength(1);
    expect(page.primaryElement.querySelector('h1')?.textContent).toBe('sale');
  });

  it('stores the scroll position of the page that is left, for Back', async () => {
    Object.defineProperty(window, 'scrollY', { value: 420, configurable: true });
    await router.navigate('/hu/blog', PUSH);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await back;
    expect(window.history.state).toMatchObject({ scrollY: 420 });
  });
});

describe('a redirect', () => {
  it('is followed to its target; only the target gets a history entry', async () => {
    loaders['blog'] = async () => redirect('/hu/akcios', true);
    const push = jest.spyOn(window.history, 'pushState');
    expect(await router.navigate('/hu/blog', PUSH)).toBe(true);
    expect(window.location.pathname).toBe('/hu/akcios');
    expect(push.mock.calls.map(([, , href]) => href)).toEqual(['/hu/akcios']);
    expect(text()).toContain('sale');
  });

  it('keeps the fragment of the address, if its target has none of its own', async () => {
    loaders['blog'] = async () => redirect('/hu/akcios?from=blog');
    await router.navigate('/hu/blog#latest', PUSH);
    expect(window.location.href).toBe('http://shop.test/hu/akcios?from=blog#latest');
    loaders['blog'] = async () => redirect('/hu/akcios#list');
    await router.navigate('/hu/blog#latest', PUSH);
    expect(window.location.href).toBe('http://shop.test/hu/akcios#list');
  });

  it('to an absolute address outside the shop leaves the page', async () => {
    loaders['blog'] = async () => redirect('https://pay.example/start');
    expect(await router.navigate('/hu/blog', PUSH)).toBe(false);
    expect(countDocumentLoads(consoleError)).toBe(1);
  });

  it('to itself ends', async () => {
    const most = 100;
    const load = jest.fn<LoadHeading>().mockImplementation(async () => (load.mock.calls.length < most ? redirect('/hu/akcios') : found({ heading: 'sale' })));
    loaders['blog'] = load;
    loaders['sale'] = async () => redirect('/hu/blog');
    await router.navigate('/hu/blog', PUSH);
    expect(load.mock.calls.length).toBeLessThan(most);
  });
});

describe('a page that needs a content policy of its own', () => {
  it('is loaded as a document, by a link, by a redirect and by the history, and is not preloaded', async () => {
    const loadBlog = jest.fn(async () => found({ heading: 'blog' }));
    loaders['blog'] = loadBlog;
    loaders['sale'] = async () => redirect('/hu/blog');
    const strict = page.createRouter({ needsDocument: ({ pathname }) => pathname === '/hu/blog' });
    strict.preload('/hu/blog');
    expect([await strict.navigate('/hu/blog', PUSH), await strict.navigate('/hu/akcios', PUSH), await strict.navigate('/hu/blog', { history: 'none' })]).toEqual([false, false, false]);
    expect([countDocumentLoads(consoleError), loadBlog.mock.calls.length]).toEqual([3, 0]);
  });
});

describe('a preload', () => {
  it('loads the page, so that the click loads nothing more', async () => {
    const load = jest.fn<LoadHeading>().mockResolvedValue(found({ heading: 'ahead' }));
    loaders['blog'] = load;
    router.preload('/hu/blog');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await router.navigate('/hu/blog', PUSH);
    expect(load).toHaveBeenCalledTimes(1);
    expect(text()).toContain('ahead');
  });

  it('is not made of the current page, nor of an address that is not a page', async () => {
    const load = jest.fn<LoadHeading>().mockResolvedValue(found({ heading: 'x' }));
    loaders['home'] = load;
    router.preload('/hu');
    router.preload('/hu#brands');
    router.preload('/hu/blog/%');
    router.preload('https://example.com/hu/blog');
    const loadBlog = jest.fn<LoadHeading>().mockResolvedValue(found({ heading: 'blog' }));
    loaders['blog'] = loadBlog;
    router.preload('/hu/blog');
    await waitFor(() => expect(loadBlog).toHaveBeenCalledTimes(1));
    expect(load).not.toHaveBeenCalled();
  });

  it('is made of a page of a user only while one is signed in', () => {
    const preloadRule = jest.fn();
    const observed = page.createRouter({ rules: { find: async () => null, preload: preloadRule } });
    observed.preload('/hu/account/orders');
    expect(preloadRule).not.toHaveBeenCalled();
    page.bus.set('visitor.user', fakeUser());
    observed.preload('/hu/account/orders');
    page.bus.set('visitor.user', null);
    expect(preloadRule).toHaveBeenCalledTimes(1);
  });

  it('that fails has no effect: the click tries again', async () => {
    const load = jest.fn<LoadHeading>().mockRejectedValueOnce(new Error('flaky')).mockResolvedValue(found({ heading: 'second' }));
    loaders['blog'] = load;
    router.preload('/hu/blog');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await router.navigate('/hu/blog', PUSH);
    expect(text()).toContain('second');
    expect(page.reported).toEqual([]);
  });

  it('is discarded by a change of the currency', async () => {
    const load = jest.fn<LoadHeading>().mockResolvedValue(found({ heading: 'x' }));
    loaders['blog'] = load;
    router.preload('/hu/blog');
    await router.refresh();
    await router.navigate('/hu/blog', PUSH);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
