/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { found, notFound } from '@feszek/kit';
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

function chunkLoadError(): Error {
  return Object.assign(new Error('Loading chunk fragment-blog failed.'), { name: 'ChunkLoadError' });
}

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
    expect(text()).toContain('Ez a rész most nem érhető el');
    expect(page.primaryElement.querySelector('[data-slice-down] a[data-retry]')?.getAttribute('href')).toBe('/hu/blog');
    expect(page.reported).toMatchObject([{ slice: 'content', version: '1.0.0', phase: 'prepare', error: new Error('no data') }]);
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
    expect(text()).toContain('Ez a rész most nem érhető el');
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

describe('a screen that fails while it is shown', () => {
  it('is reported with its slice, and the visitor sees a message', async () => {
    loaders['blog'] = async () => found({ heading: 'broken' });
    await router.navigate('/hu/blog', PUSH);
    await waitFor(() => expect(page.reported).toHaveLength(1));
    expect(page.reported).toMatchObject([{ slice: 'content', version: '1.0.0', phase: 'render', error: new Error('The screen is broken') }]);
    await waitFor(() => expect(text()).not.toBe(''));
  });

  it('is replaced by the next screen of the same slice', async () => {
    loaders['blog'] = async () => found({ heading: 'broken' });
    await router.navigate('/hu/blog', PUSH);
    await router.navigate('/hu/gyakran-ismetelt-kerdesek', PUSH);
    await waitFor(() => expect(text()).toContain('faq'));
  });
});
