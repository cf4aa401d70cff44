/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { found, notFound, redirect } from '@feszek/kit';
import { waitFor } from '@testing-library/dom';
import { countDocumentLoads, createPage, createTestSlice } from '../../../test/browserPage.tsx';
import type { LoadHeading, TestPage } from '../../../test/browserPage.tsx';
import type { Router } from './Router.ts';

const PUSH = { history: 'push' } as const;

/** What the screens of the test load; each test sets its own. */
const loaders: Record<string, LoadHeading> = {};
const loadWith = (screen: string): LoadHeading => (context) => loaders[screen]?.(context) ?? Promise.resolve(found({ heading: screen }));

let page: TestPage;
let router: Router;
let consoleError: jest.SpiedFunction<typeof console.error>;

beforeAll(() => {
  openAt('http://shop.test/hu');
  page = createPage([
    createTestSlice('content', { blog: loadWith('blog'), 'blog-article': loadWith('blog-article'), faq: loadWith('faq'), page: loadWith('page') }),
    createTestSlice('catalog', { home: loadWith('home'), sale: loadWith('sale') }),
  ]);
});

beforeEach(async () => {
  consoleError = jest.spyOn(console, 'error').mockReturnValue();
  for (const screen of Object.keys(loaders)) delete loaders[screen];
  sessionStorage.clear();
  router = page.createRouter();
  await router.navigate('/hu', { history: 'replace' });
  page.shown.length = 0;
  page.reported.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});

function text(): string {
  return page.primaryElement.textContent ?? '';
}

function chunkLoadError(): Error {
  return Object.assign(new Error('Loading chunk fragment-blog failed.'), { name: 'ChunkLoadError' });
}

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
    await new Promise((resolve) => setTimeout(resolve, 10));
    observer.disconnect();
    expect(removed).toEqual([]);
    expect(container).toBe(page.primaryElement);
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
  it('is followed to its target, which alone gets a history entry', async () => {
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
    const soon = () => new Promise((resolve) => setTimeout(resolve, 1));
    loaders['blog'] = async () => { await soon(); return redirect('/hu/akcios'); };
    loaders['sale'] = async () => { await soon(); return redirect('/hu/blog'); };
    const navigating = router.navigate('/hu/blog', PUSH);
    const ended = await Promise.race([navigating, new Promise((resolve) => setTimeout(resolve, 500, 'still going round'))]);
    loaders['sale'] = async () => found({ heading: 'sale' });
    await navigating;
    expect(ended).not.toBe('still going round');
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

describe('an unknown address', () => {
  it('is shown with the specified text when the slice finds nothing', async () => {
    loaders['page'] = async () => notFound();
    await router.navigate('/hu/nincs/%C5%91sz', PUSH);
    expect(text()).toContain('Page Not Found: /hu/nincs/ősz');
    expect(window.location.pathname).toBe('/hu/nincs/%C5%91sz');
    expect(page.shown).toMatchObject([{ prepared: undefined }]);
    expect(page.bus.get('shop.location')?.routeName).toBe('page_slug');
  });

  it('is shown when no route matches', async () => {
    await router.navigate('/hu/blog/%E0%A4%A', PUSH);
    expect(text()).toContain('Page not found');
    expect(page.bus.get('shop.location')?.routeName).toBeNull();
  });

  it('is shown as plain text', async () => {
    loaders['page'] = async () => notFound();
    await router.navigate('/hu/nincs/%3Cimg%20src=x%3E', PUSH);
    expect(page.primaryElement.querySelector('img')).toBeNull();
    expect(text()).toContain('<img src=x>');
  });

  it('is shown decoded, even if the address is only partly valid', async () => {
    loaders['page'] = async () => notFound();
    expect(await router.navigate('/hu/100%25', PUSH)).toBe(true);
    expect(text()).toContain('Page Not Found: /hu/100%');
  });

  it('is replaced by the next page', async () => {
    loaders['page'] = async () => notFound();
    await router.navigate('/hu/nincs', PUSH);
    await router.navigate('/hu/blog', PUSH);
    expect(text()).toContain('blog');
    expect(text()).not.toContain('Page Not Found');
  });
});

describe('a page that cannot be loaded', () => {
  it('is reported and shows an error message with a retry', async () => {
    loaders['blog'] = async () => { throw new Error('no data'); };
    expect(await router.navigate('/hu/blog', PUSH)).toBe(true);
    expect(text()).toContain('Ez a rész most nem elérhető');
    expect(page.primaryElement.querySelector('[data-slice-down] a[data-retry]')?.getAttribute('href')).toBe('/hu/blog');
    expect(page.reported).toMatchObject([{ slice: 'shell', error: new Error('no data') }]);
    expect(countDocumentLoads(consoleError)).toBe(0);
  });

  it('is shown by a later attempt', async () => {
    loaders['blog'] = async () => { throw new Error('no data'); };
    await router.navigate('/hu/blog', PUSH);
    delete loaders['blog'];
    await router.refresh();
    expect(text()).toContain('blog');
    expect(page.primaryElement.querySelector('[data-slice-down]')).toBeNull();
  });

  it('keeps its message in place while it still fails, and is shown as soon as it loads', async () => {
    loaders['blog'] = async () => { throw new Error('no data'); };
    await router.navigate('/hu/blog', PUSH);
    const message = page.primaryElement.querySelector('[data-slice-down]');
    expect(await router.heal()).toBe(false);
    expect(page.primaryElement.querySelector('[data-slice-down]')).toBe(message);
    delete loaders['blog'];
    expect(await router.heal()).toBe(true);
    expect(text()).toContain('blog');
  });

  it('is loaded as a document if its code was replaced by a release, once in ten seconds', async () => {
    loaders['blog'] = async () => { throw chunkLoadError(); };
    expect(await router.navigate('/hu/blog', PUSH)).toBe(false);
    expect(countDocumentLoads(consoleError)).toBe(1);
    expect(await router.navigate('/hu/blog', PUSH)).toBe(true);
    expect(countDocumentLoads(consoleError)).toBe(1);
    expect(text()).toContain('Ez a rész most nem elérhető');
  });
});

describe('an address that the router does not show', () => {
  it.each(['/en/blog', 'https://example.com/', '/hungary', '/api/ping'])('is loaded as a document: %s', async (href) => {
    expect(router.isOwn(href)).toBe(false);
    expect(await router.navigate(href, PUSH)).toBe(false);
    expect(countDocumentLoads(consoleError)).toBe(1);
    expect(text()).toContain('home');
  });

  it('is any address once a newer build is live', async () => {
    router = page.createRouter({ isOutdated: () => true });
    expect(await router.navigate('/hu/blog', PUSH)).toBe(false);
    expect(countDocumentLoads(consoleError)).toBe(1);
    expect(text()).toContain('home');
  });

  it('is loaded once in ten seconds for a newer build, so that servers with different builds cause no endless reloads', async () => {
    router = page.createRouter({ isOutdated: () => true });
    expect(await router.navigate('/hu/blog', PUSH)).toBe(false);
    expect(await router.navigate('/hu/blog', PUSH)).toBe(true);
    expect(countDocumentLoads(consoleError)).toBe(1);
    expect(text()).toContain('blog');
  });
});

describe('a preload', () => {
  it('loads the page, so that the click loads nothing more', async () => {
    const load = jest.fn<LoadHeading>().mockResolvedValue(found({ heading: 'ahead' }));
    loaders['blog'] = load;
    router.preload('/hu/blog');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await router.navigate('/hu/blog', PUSH);
    expect(load).toHaveBeenCalledTimes(1);
    expect(text()).toContain('ahead');
  });

  it('is not made of the current page, nor of an address that is not a page', async () => {
    const load = jest.fn<LoadHeading>().mockResolvedValue(found({ heading: 'x' }));
    loaders['home'] = load;
    router.preload('/hu');
    router.preload('/hu/blog/%');
    router.preload('https://example.com/hu/blog');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(load).not.toHaveBeenCalled();
  });

  it('that fails has no effect: the click tries again', async () => {
    const load = jest.fn<LoadHeading>().mockRejectedValueOnce(new Error('flaky')).mockResolvedValue(found({ heading: 'second' }));
    loaders['blog'] = load;
    router.preload('/hu/blog');
    await new Promise((resolve) => setTimeout(resolve, 5));
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

describe('a screen that fails while it is shown', () => {
  it('is reported with its slice, and the visitor sees a message', async () => {
    loaders['blog'] = async () => found({ heading: 'broken' });
    await router.navigate('/hu/blog', PUSH);
    await waitFor(() => expect(page.reported).toHaveLength(1));
    expect(page.reported).toMatchObject([{ slice: 'content', version: '1.0.0', error: new Error('The screen is broken') }]);
    await waitFor(() => expect(text()).not.toBe(''));
  });

  it('is replaced by the next screen of the same slice', async () => {
    loaders['blog'] = async () => found({ heading: 'broken' });
    await router.navigate('/hu/blog', PUSH);
    await router.navigate('/hu/gyakran-ismetelt-kerdesek', PUSH);
    await waitFor(() => expect(text()).toContain('faq'));
  });
});
